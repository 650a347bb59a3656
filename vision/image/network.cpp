#include "vision/image/network.h"

#include "engine/tiles/phrase.h"

#include <opencv2/dnn.hpp>

#include <mutex>

namespace meeplecam::vision {

struct Network::Loaded {
    cv::dnn::Net net;
    NetworkTask task;
    std::mutex mutex{}; // a forward pass changes the network
};

Network::Network(std::shared_ptr<Loaded> loaded)
    : m_loaded(std::move(loaded)) {}

engine::Result<Network> Network::open(const std::filesystem::path& file, NetworkTask task) {
    Network network(std::make_shared<Loaded>());
    network.m_loaded->task = std::move(task);
    const NetworkTask& wanted = network.m_loaded->task;
    try {
        network.m_loaded->net = cv::dnn::readNetFromONNX(file.string());
        cv::Mat blank = network.blobFor(1);
        blank.setTo(0.0F);
        const std::vector<cv::Mat> given = network.run(blank);
        bool asWanted = given.size() == wanted.outputs.size();
        for (std::size_t i = 0; asWanted && i < given.size(); ++i)
            asWanted = given[i].total() == wanted.outputs[i].numbers;
        if (asWanted)
            return network;
    } catch (const cv::Exception&) {
        // Said below: whatever it is, it is not this network.
    }
    return phrase("Files", "%1 is not one of the program's networks; install the program again")
        .with(file.string())
        .error();
}

cv::Mat Network::blobFor(int samples) const {
    std::vector<int> shape = m_loaded->task.input;
    shape.insert(shape.begin(), samples);
    return {shape, CV_32F};
}

std::vector<cv::Mat> Network::run(const cv::Mat& blob) const {
    std::vector<cv::String> names;
    for (const NetworkTask::Output& output : m_loaded->task.outputs)
        names.push_back(output.name);
    const std::scoped_lock lock(m_loaded->mutex);
    m_loaded->net.setInput(blob);
    std::vector<cv::Mat> outputs;
    m_loaded->net.forward(outputs, names);
    for (cv::Mat& output : outputs)
        output = output.clone();
    return outputs;
}

} // namespace meeplecam::vision

#include "vision/image/network.h"

#include "engine/tiles/phrase.h"

#include <opencv2/dnn.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <mutex>

namespace meeplecam::vision {

/// A forward pass changes a network, and another number of samples sets it up anew: as many are kept as are
/// run at a time, those of one number of samples rather for that number.
struct Network::Loaded {
    struct Copy {
        cv::dnn::Net net;
        int samples = 0; ///< of the last run
    };

    std::string onnx; ///< content of the file
    NetworkTask task;
    std::mutex mutex{};       // of what follows
    std::vector<Copy> free{}; ///< that nobody runs

    /// One that is free, or another one.
    Copy take(int samples) {
        {
            const std::scoped_lock lock(mutex);
            if (auto copy = std::ranges::find(free, samples, &Copy::samples);
                copy != free.end() || free.size() >= kMostKept) {
                copy = copy == free.end() ? free.begin() : copy;
                Copy taken = std::move(*copy);
                free.erase(copy);
                taken.samples = samples;
                return taken;
            }
        }
        return {cv::dnn::readNetFromONNX(onnx.data(), onnx.size()), samples};
    }

    void giveBack(Copy copy) {
        const std::scoped_lock lock(mutex);
        free.push_back(std::move(copy));
    }

    static constexpr std::size_t kMostKept = 4; // copies for threads that look at once
};

Network::Network(std::shared_ptr<Loaded> loaded)
    : m_loaded(std::move(loaded)) {}

engine::Result<Network> Network::open(const std::filesystem::path& file, NetworkTask task) {
    Network network(std::make_shared<Loaded>());
    network.m_loaded->task = std::move(task);
    const NetworkTask& wanted = network.m_loaded->task;
    std::ifstream stream(file, std::ios::binary);
    network.m_loaded->onnx.assign(std::istreambuf_iterator<char>(stream), {});
    try {
        std::vector<int> shape{1};
        shape.insert(shape.end(), wanted.input.begin(), wanted.input.end());
        const std::vector<cv::Mat> given = network.run(cv::Mat(shape, CV_32F, cv::Scalar(0.0)));
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

std::vector<cv::Mat> Network::run(const cv::Mat& blob) const {
    std::vector<cv::String> names;
    for (const NetworkTask::Output& output : m_loaded->task.outputs)
        names.push_back(output.name);
    Loaded::Copy copy = m_loaded->take(blob.size[0]);
    copy.net.setInput(blob);
    std::vector<cv::Mat> outputs;
    copy.net.forward(outputs, names);
    for (cv::Mat& output : outputs)
        output = output.clone();
    m_loaded->giveBack(std::move(copy));
    return outputs;
}

} // namespace meeplecam::vision

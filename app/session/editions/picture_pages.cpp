#include "app/session/editions/picture_pages.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"
#include "engine/tiles/phrase.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>
#include <sys/resource.h>

namespace meeplecam::session {

namespace {

using engine::Error;
using engine::Result;

bool isPdf(const std::string& path) {
    std::string ending = std::filesystem::path(path).extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
    return ending == ".pdf";
}

/// Files with the pages of a PDF, in order.
Result<std::vector<std::string>> drawPages(const std::string& path, const QTemporaryDir& folder) {
    constexpr const char* kDotsPerInch = "200"; // 350 pixels a tile
    constexpr int kPatience_ms = 120'000;
    if (!std::filesystem::exists(path))
        return refusal(Files::tr("%1 does not exist; choose the PDF with the tiles").arg(asText(path)));
    QProcess process;
    process.setChildProcessModifier([] { // a page may say that it is as large as a field
        constexpr rlimit kMemory{2UL << 30U, 2UL << 30U};
        ::setrlimit(RLIMIT_AS, &kMemory);
    });
    process.start("pdftoppm",
                  {"-png", "-r", kDotsPerInch, QString::fromStdString(path), folder.filePath("page")});
    if (!process.waitForStarted())
        return refusal(Files::tr("%1 cannot be read without the program pdftoppm; install poppler-utils")
                           .arg(asText(path)));
    const bool drawn = process.waitForFinished(kPatience_ms) &&
                       process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    const QStringList names = QDir(folder.path()).entryList({"*.png"}, QDir::Files, QDir::Name);
    if (!drawn || names.isEmpty())
        return refusal(Files::tr("%1 is damaged or not a PDF; save its pages as pictures").arg(asText(path)));
    std::vector<std::string> files;
    for (const QString& name : names)
        files.push_back(folder.filePath(name).toStdString());
    return files;
}

} // namespace

Result<std::vector<NamedFrame>> readPages(const std::string& path) {
    const std::string name = std::filesystem::path(path).filename().string();
    std::vector<NamedFrame> frames;
    if (!isPdf(path)) {
        Result<vision::Frame> frame = vision::readFrame(path);
        if (!frame)
            return frame.error();
        frames.push_back({name, *std::move(frame)});
        return frames;
    }
    const QTemporaryDir folder;
    const Result<std::vector<std::string>> pages = drawPages(path, folder);
    if (!pages)
        return pages.error();
    for (std::size_t i = 0; i < pages->size(); ++i) {
        Result<vision::Frame> frame = vision::readFrame((*pages)[i]);
        if (!frame)
            return frame.error();
        frames.push_back({phrase("Editions", "%1 page %2").with(name).with(i + 1), *std::move(frame)});
    }
    return frames;
}

Result<vision::Lesson> learnFrom(const std::string& path, const vision::StructureReader& reader) {
    const Result<std::vector<NamedFrame>> pages = readPages(path);
    if (!pages)
        return pages.error();
    vision::Lesson lesson;
    for (const NamedFrame& page : *pages)
        vision::addPicture(page.frame, page.name, reader, lesson);
    vision::readSquares(reader, lesson);
    return lesson;
}

} // namespace meeplecam::session

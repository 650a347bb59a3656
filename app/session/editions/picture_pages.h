#pragma once

#include "vision/teaching/lesson.h"

#include <string>
#include <vector>

namespace meeplecam::session {

/// A picture with a name for people: its file, and the page where it has several.
struct NamedFrame {
    std::string name;
    vision::Frame frame;
};

/// Reads a picture, or every page of a PDF with poppler's pdftoppm.
engine::Result<std::vector<NamedFrame>> readPages(const std::string& path);

/// What is to be learned from a picture, or every page of a PDF: its squares, read but without suggestions.
engine::Result<vision::Lesson> learnFrom(const std::string& path, const vision::StructureReader& reader);

} // namespace meeplecam::session

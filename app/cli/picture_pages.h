#pragma once

#include "vision/frame.h"

#include <string>
#include <vector>

namespace meeplecam::cli {

/// A picture with a name for people: its file, and the page where it has several.
struct NamedFrame {
    std::string name;
    vision::Frame frame;
};

/// Reads a picture, or every page of a PDF with poppler's pdftoppm.
engine::Result<std::vector<NamedFrame>> readPages(const std::string& path);

} // namespace meeplecam::cli

#include "datasets/table/scene/piece.h"

#include "models/files/hex_colour.h"

#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <string>

namespace meeplecam::table {

namespace {

const cv::Size2d kCounter{18, 4}; // mm, across and high
const cv::Size2d kGlassStone{18, 8};

const std::map<std::string_view, cv::Vec3b>& paints() {
    static const std::map<std::string_view, cv::Vec3b> kPaints{
        {"red", {28, 24, 190}},     {"yellow", {20, 190, 235}}, {"green", {52, 128, 30}},
        {"blue", {160, 82, 22}},    {"black", {34, 32, 32}},    {"pink", {170, 120, 225}},
        {"grey", {140, 140, 140}},  {"white", {225, 230, 232}}, {"orange", {20, 118, 235}},
        {"purple", {140, 50, 105}}, {"brown", {36, 66, 105}}};
    return kPaints;
}

/// "red", or "#b4885a".
std::optional<Light3> paintIn(std::string_view word) {
    if (const auto known = paints().find(word); known != paints().end())
        return linearFromScreen(known->second);
    const auto rgb = models::readHexColour(word);
    if (!rgb)
        return std::nullopt;
    const auto [red, green, blue] = *rgb;
    return linearFromScreen({blue, green, red});
}

/// "22x2".
std::optional<cv::Size2d> sizeIn(std::string_view word) {
    constexpr double kMost = 60; // mm
    const std::size_t cross = word.find('x');
    if (cross == std::string_view::npos)
        return std::nullopt;
    cv::Size2d size;
    const char* middle = word.data() + cross;
    const char* end = word.data() + word.size();
    const auto width = std::from_chars(word.data(), middle, size.width);
    const auto height = std::from_chars(middle + 1, end, size.height);
    const bool good = width.ec == std::errc{} && width.ptr == middle && height.ec == std::errc{} &&
                      height.ptr == end && size.width >= 4 && size.width <= kMost && size.height >= 0.5 &&
                      size.height <= kMost;
    return good ? std::optional(size) : std::nullopt;
}

/// Takes one word in; whether it means something.
bool take(std::string_view word, Piece& piece) {
    static const std::map<std::string_view, PieceForm> kForms{
        {"meeple", PieceForm::Meeple}, {"disc", PieceForm::Disc}, {"stone", PieceForm::Stone}};
    static const std::map<std::string_view, Finish> kFinishes{
        {"wood", kPaint}, {"glass", {0.06F, 0.07F}}, {"metal", {0.2F, 0.2F}}};
    if (const auto form = kForms.find(word); form != kForms.end())
        piece.form = form->second;
    else if (const auto finish = kFinishes.find(word); finish != kFinishes.end())
        piece.finish = finish->second;
    else if (const auto paint = paintIn(word))
        piece.paint = *paint;
    else if (const auto size = sizeIn(word)) {
        piece.diameter = size->width;
        piece.height = size->height;
    } else
        return false;
    return true;
}

/// Radius over height, from the table to the middle of the top.
std::vector<cv::Point2d> profileOf(const Piece& piece) {
    const double r = piece.diameter / 2;
    const double h = piece.height;
    if (piece.form == PieceForm::Disc) {
        const double edge = std::min(0.3 * h, 0.1 * r);
        return {{r, 0}, {r, h - edge}, {r - edge, h}, {r - 2 * edge, h}, {0, h}};
    }
    constexpr int kArcSteps = 8;
    std::vector<cv::Point2d> profile;
    for (int i = 0; i <= kArcSteps; ++i) {
        const double angle = i * std::numbers::pi / 2 / kArcSteps;
        profile.emplace_back(r * std::cos(angle), h * std::sin(angle));
    }
    return profile;
}

} // namespace

Light3 paintOf(std::string_view colour) {
    return linearFromScreen(paints().at(colour));
}

Piece woodenPiece(std::string_view colour) {
    Piece piece;
    piece.paint = paintOf(colour);
    return piece;
}

engine::Result<Piece> parsePiece(std::string_view text) {
    Piece piece;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(':', start), text.size());
        if (!take(text.substr(start, end - start), piece))
            return engine::Error{
                "'" + std::string(text) + "' is no piece: '" + std::string(text.substr(start, end - start)) +
                "' means nothing; say, for instance, meeple:#b4885a or disc:22x2:#b87333:metal"};
        start = end + 1;
    }
    if (piece.form != PieceForm::Meeple && piece.diameter == 0) {
        const cv::Size2d usual = piece.form == PieceForm::Disc ? kCounter : kGlassStone;
        piece.diameter = usual.width;
        piece.height = usual.height;
    }
    return piece;
}

Mesh meshOf(const Piece& piece, MeepleType figure, MeeplePose pose, const MeepleCut& cut) {
    return piece.form == PieceForm::Meeple ? meepleMesh(figure, pose, cut) : turnedBody(profileOf(piece));
}

} // namespace meeplecam::table

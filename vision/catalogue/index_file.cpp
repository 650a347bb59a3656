#include "vision/catalogue/index_file.h"

#include "models/files/content_hash.h"
#include "vision/catalogue/feature_map.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <span>
#include <type_traits>

namespace meeplecam::vision {

namespace {

/// Stands before the content.
struct Header {
    std::uint64_t key = 0;
    std::uint64_t checksum = 0; // of the content
};

constexpr int kNone = -1;              // stands for a twin that isn't
constexpr int kPackedDescriptor = 128; // of SIFT

// Bounds of numbers that honest indices stay far away from; what lies beyond would overflow where it is used.
constexpr float kMostContrast = 100.0F;  // of the house edition: up to 4.7
constexpr float kMostInUnitRow = 1.001F; // rounding
constexpr float kMostFeatureSize = 4.0F; // sides; of the house edition: up to 0.25
constexpr float kMostAngle = 7.0F;       // radians; a turn is 6.3

/// What can be written as it lies in memory; padding would make equal values differ.
template<class T>
concept Plain = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, TileFeature> ||
    std::is_same_v<T, cv::Point2f> || std::is_same_v<T, cv::Size> || std::is_same_v<T, cv::Vec3f>;
static_assert(std::is_trivially_copyable_v<TileFeature> && sizeof(TileFeature) == 5 * sizeof(float));

class Writer {
public:
    template<Plain T>
    void put(const T& value) {
        append(&value, sizeof(value));
    }
    template<Plain T>
    void putAll(std::span<const T> values) {
        put(values.size());
        append(values.data(), values.size_bytes());
    }
    void put(const cv::Mat& picture) {
        put(picture.size());
        put(picture.type());
        for (int y = 0; y < picture.rows; ++y)
            append(picture.ptr(y), static_cast<std::size_t>(picture.cols) * picture.elemSize());
    }
    void put(const PackedRows& rows) {
        put(rows.count());
        put(rows.length());
        putAll(rows.panels());
    }

    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    void append(const void* from, std::size_t size) { m_bytes.append(static_cast<const char*>(from), size); }

    std::string m_bytes;
};

/// False for what is no number, too.
template<class T>
bool isWithin(T value, T least, T most) {
    return least <= value && value <= most;
}

/// Reads in the order of writing. What is not there is read as zero or empty, and makes it fail. The checksum
/// vouches for what was damaged by chance, not for what somebody wrote on purpose.
class Reader {
public:
    explicit Reader(std::string_view bytes)
        : m_bytes(bytes) {}

    template<Plain T>
    T get() {
        std::array<char, sizeof(T)> bytes{}; // a bool of any other byte than 0 and 1 is no value at all
        take(bytes.data(), bytes.size());
        if constexpr (std::is_same_v<T, bool>) {
            m_failed = m_failed || (bytes[0] != 0 && bytes[0] != 1);
            return bytes[0] == 1;
        } else {
            return std::bit_cast<T>(bytes);
        }
    }
    /// The number of things that follow, each of which takes so many bytes at least.
    std::size_t getCount(std::size_t bytesEach) {
        const auto count = get<std::size_t>();
        m_failed = m_failed || count > m_bytes.size() / bytesEach;
        return m_failed ? 0 : count;
    }
    template<Plain T>
    std::vector<T> getAll() {
        std::vector<T> values(getCount(sizeof(T)));
        take(values.data(), values.size() * sizeof(T));
        return values;
    }
    /// A picture of that size and type.
    cv::Mat getPicture(int side, int type) {
        m_failed = get<cv::Size>() != cv::Size(side, side) || m_failed;
        m_failed = get<int>() != type || m_failed;
        cv::Mat picture = cv::Mat::zeros(side, side, type);
        take(picture.data, picture.total() * picture.elemSize());
        return picture;
    }
    /// Rows of that number and length.
    PackedRows getRows(std::size_t rows, int length) {
        const auto count = get<int>();
        m_failed = count < 0 || static_cast<std::size_t>(count) != rows || m_failed;
        m_failed = get<int>() != length || m_failed;
        std::vector<float> panels = getAll<float>();
        m_failed = m_failed || panels.size() != PackedRows::panelSize(count, length) ||
                   !std::ranges::all_of(
                       panels, [](float value) { return isWithin(value, -kMostInUnitRow, kMostInUnitRow); });
        return m_failed ? PackedRows() : PackedRows(count, length, std::move(panels));
    }

    /// Notes that what was read can't be.
    void expect(bool sound) { m_failed = m_failed || !sound; }
    /// Whether everything was there, and nothing else.
    [[nodiscard]] bool succeeded() const { return !m_failed && m_bytes.empty(); }

private:
    void take(void* to, std::size_t size) {
        m_failed = m_failed || size > m_bytes.size();
        if (m_failed || size == 0)
            return;
        std::memcpy(to, m_bytes.data(), size);
        m_bytes.remove_prefix(size);
    }

    std::string_view m_bytes;
    bool m_failed = false;
};

bool isType(engine::TileTypeId type, const engine::TileRegistry& registry) {
    const int number = engine::index(type);
    return number >= 0 && number < registry.size();
}

/// Whether every point belongs to a feature of the type, or to none.
bool isFeatureMap(const cv::Mat& map, const engine::TileType& type) {
    return std::all_of(map.begin<uchar>(), map.end<uchar>(), [&](uchar feature) {
        return feature == kNoFeature || feature < type.segments.size();
    });
}

/// Whether it may be found on a tile.
bool isOnTile(const TileFeature& feature) {
    return isWithin(feature.at.x, 0.0F, 1.0F) && isWithin(feature.at.y, 0.0F, 1.0F) &&
           isWithin(feature.size, 0.0F, kMostFeatureSize) && isWithin(feature.angle, -kMostAngle, kMostAngle);
}

bool isOnFace(cv::Point2f pixel) {
    constexpr float kSide = TileIndex::kFaceSide;
    return isWithin(pixel.x, 0.0F, kSide) && isWithin(pixel.y, 0.0F, kSide);
}

bool isColour(const cv::Vec3f& colour) {
    constexpr float kBrightest = 255.0F;
    return std::ranges::all_of(colour.val, [](float part) { return isWithin(part, 0.0F, kBrightest); });
}

void readPictures(Reader& content, TileIndex& index) {
    constexpr int kSide = TileIndex::kFaceSide;
    constexpr std::size_t kFaceBytes = std::size_t{kSide} * kSide * 3;
    index.pictures.resize(content.getCount(kFaceBytes));
    content.expect(index.printed > 0 && index.printed <= index.pictures.size());
    for (TilePicture& picture : index.pictures) {
        picture.tile = content.get<engine::TileTypeId>();
        picture.face = content.getPicture(kSide, CV_8UC3);
        picture.features = content.getPicture(kSide, CV_8UC1);
        picture.contrast = content.getPicture(TileIndex::kAlignSide, CV_32FC3);
        const bool found = content.get<bool>();
        const auto at = content.get<cv::Point2f>();
        if (found)
            picture.pennant = at;
        content.expect(isOnFace(at) &&
                       cv::checkRange(picture.contrast, true, nullptr, -kMostContrast, kMostContrast));
        content.expect(isType(picture.tile, *index.registry) &&
                       isFeatureMap(picture.features, (*index.registry)[picture.tile]));
    }
}

void readTwins(Reader& content, TileIndex& index) {
    index.twins.resize(content.getCount(sizeof(int)));
    content.expect(index.twins.size() == static_cast<std::size_t>(index.registry->size()));
    for (auto& twin : index.twins)
        if (const int type = content.get<int>(); type != kNone) {
            twin = static_cast<engine::TileTypeId>(type);
            content.expect(type >= 0 && type < index.registry->size());
        }
}

/// Each picture in its four turns.
void readViews(Reader& content, TileIndex& index) {
    index.views.resize(content.getCount(sizeof(std::uint32_t)));
    content.expect(index.views.size() == 4 * index.pictures.size());
    for (std::size_t i = 0; i < index.views.size(); ++i) {
        TileView& view = index.views[i];
        view.face.type = content.get<engine::TileTypeId>();
        view.face.rotation = content.get<engine::Rotation>();
        view.picture = content.get<std::uint32_t>();
        content.expect(i / 4 < index.pictures.size() && view.picture == i / 4 &&
                       view.face.type == index.pictures[i / 4].tile &&
                       view.face.rotation == static_cast<engine::Rotation>(i % 4));
    }
}

} // namespace

std::string packIndex(const TileIndex& index, std::uint64_t key) {
    Writer content;
    content.put(index.tile_mm);
    content.put(index.printed);
    content.put(index.pictures.size());
    for (const TilePicture& picture : index.pictures) {
        content.put(picture.tile);
        content.put(picture.face);
        content.put(picture.features);
        content.put(picture.contrast);
        content.put(picture.pennant.has_value());
        content.put(picture.pennant.value_or(cv::Point2f()));
    }
    content.put(index.twins.size());
    for (const auto& twin : index.twins)
        content.put(twin ? engine::index(*twin) : kNone);
    content.put(index.views.size());
    for (const TileView& view : index.views) {
        content.put(view.face.type);
        content.put(view.face.rotation);
        content.put(view.picture);
    }
    content.putAll(std::span(index.colours));
    content.putAll(std::span(index.features));
    content.put(index.descriptors);
    content.put(index.coarse);
    const Header header{key, models::contentHash(content.bytes(), key)};
    std::string bytes(sizeof(header), '\0');
    std::memcpy(bytes.data(), &header, sizeof(header));
    return bytes + content.bytes();
}

std::optional<TileIndex> unpackIndex(std::string_view bytes, std::uint64_t key,
                                     std::shared_ptr<const engine::TileRegistry> registry) {
    Header header;
    if (bytes.size() < sizeof(header))
        return std::nullopt;
    std::memcpy(&header, bytes.data(), sizeof(header));
    bytes.remove_prefix(sizeof(header));
    if (header.key != key || header.checksum != models::contentHash(bytes, key))
        return std::nullopt;
    Reader content(bytes);
    TileIndex index;
    index.registry = std::move(registry);
    index.tile_mm = content.get<double>();
    content.expect(isWithin(index.tile_mm, models::kLeastTile_mm, models::kMostTile_mm));
    index.printed = content.get<std::size_t>();
    readPictures(content, index);
    readTwins(content, index);
    readViews(content, index);
    index.colours = content.getAll<cv::Vec3f>();
    index.features = content.getAll<TileFeature>();
    for (const TileFeature& feature : index.features)
        content.expect(isOnTile(feature) && feature.picture < index.printed);
    for (const cv::Vec3f& colour : index.colours)
        content.expect(isColour(colour));
    index.descriptors = content.getRows(index.features.size(), kPackedDescriptor);
    constexpr int kCoarseLength = TileIndex::kCoarseWindow * TileIndex::kCoarseWindow * 3;
    index.coarse = content.getRows(index.views.size(), kCoarseLength);
    return content.succeeded() ? std::make_optional(std::move(index)) : std::nullopt;
}

} // namespace meeplecam::vision

#include "vision/index_file.h"

#include "models/content_hash.h"

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

constexpr int kNone = -1; // stands for a twin that isn't

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

/// Reads in the order of writing. The checksum has vouched for the bytes before.
class Reader {
public:
    explicit Reader(std::string_view bytes)
        : m_bytes(bytes) {}

    template<Plain T>
    T get() {
        T value;
        take(&value, sizeof(value));
        return value;
    }
    template<Plain T>
    std::vector<T> getAll() {
        std::vector<T> values(get<std::size_t>());
        take(values.data(), values.size() * sizeof(T));
        return values;
    }
    cv::Mat getPicture() {
        const auto size = get<cv::Size>();
        cv::Mat picture(size, get<int>());
        take(picture.data, picture.total() * picture.elemSize());
        return picture;
    }
    PackedRows getRows() {
        const auto count = get<int>();
        const auto length = get<int>();
        return {count, length, getAll<float>()};
    }

private:
    void take(void* to, std::size_t size) {
        MEEPLECAM_CHECK(size <= m_bytes.size());
        if (size > 0)
            std::memcpy(to, m_bytes.data(), size);
        m_bytes.remove_prefix(size);
    }

    std::string_view m_bytes;
};

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
    index.printed = content.get<std::size_t>();
    index.pictures.resize(content.get<std::size_t>());
    for (TilePicture& picture : index.pictures) {
        picture.tile = content.get<engine::TileTypeId>();
        picture.face = content.getPicture();
        picture.features = content.getPicture();
        picture.contrast = content.getPicture();
        const bool found = content.get<bool>();
        const auto at = content.get<cv::Point2f>();
        if (found)
            picture.pennant = at;
    }
    index.twins.resize(content.get<std::size_t>());
    for (auto& twin : index.twins)
        if (const int type = content.get<int>(); type != kNone)
            twin = static_cast<engine::TileTypeId>(type);
    index.views.resize(content.get<std::size_t>());
    for (TileView& view : index.views) {
        view.face.type = content.get<engine::TileTypeId>();
        view.face.rotation = content.get<engine::Rotation>();
        view.picture = content.get<int>();
    }
    index.colours = content.getAll<cv::Vec3f>();
    index.features = content.getAll<TileFeature>();
    index.descriptors = content.getRows();
    index.coarse = content.getRows();
    return index;
}

} // namespace meeplecam::vision

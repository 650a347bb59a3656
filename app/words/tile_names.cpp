#include "app/words/tile_names.h"

#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

namespace meeplecam::words {

namespace {

using engine::FeatureKind;
using engine::RoadEnd;
using engine::Segment;
using engine::Side;
using engine::SideMask;
using engine::TileType;

/// A tile's name is a list of phrases, each a whole one: "city on one side", "curved road". What a phrase has
/// besides follows it: "%1 with an inn".
struct TileNames {
    Q_DECLARE_TR_FUNCTIONS(TileNames)
};

constexpr SideMask kNorth = engine::maskOf(Side::North);
constexpr SideMask kEast = engine::maskOf(Side::East);
constexpr SideMask kSouth = engine::maskOf(Side::South);
constexpr SideMask kWest = engine::maskOf(Side::West);

int countOf(SideMask sides) {
    return std::popcount(static_cast<unsigned>(sides));
}

bool areOpposite(SideMask sides) {
    return sides == (kNorth | kSouth) || sides == (kEast | kWest);
}

std::vector<Segment> segmentsOf(const TileType& type, FeatureKind kind) {
    std::vector<Segment> segments;
    std::ranges::copy_if(type.segments, std::back_inserter(segments),
                         [&](const Segment& segment) { return segment.kind == kind; });
    return segments;
}

SideMask sidesOf(const std::vector<Segment>& segments) {
    SideMask sides = 0;
    for (const Segment& segment : segments)
        sides = static_cast<SideMask>(sides | segment.sides);
    return sides;
}

// Cities.

QString shapeOfCity(SideMask sides) {
    switch (countOf(sides)) {
    case 1:
        return TileNames::tr("city on one side");
    case 2:
        return areOpposite(sides) ? TileNames::tr("city on two opposite sides")
                                  : TileNames::tr("city on two neighbouring sides");
    case 3:
        return TileNames::tr("city on three sides");
    default:
        return TileNames::tr("city on all sides");
    }
}

QString withGoods(const QString& city, engine::Goods goods) {
    switch (goods) {
    case engine::Goods::Wine:
        return TileNames::tr("%1 with wine", "city").arg(city);
    case engine::Goods::Grain:
        return TileNames::tr("%1 with grain", "city").arg(city);
    case engine::Goods::Cloth:
        return TileNames::tr("%1 with cloth", "city").arg(city);
    case engine::Goods::None:
        break;
    }
    return city;
}

QString withEmblems(const QString& city, const Segment& segment) {
    QString words = city;
    if (segment.pennants > 0)
        words = (segment.pennants == 1 ? TileNames::tr("%1 with a pennant", "city")
                                       : TileNames::tr("%1 with two pennants", "city"))
                    .arg(words);
    words = withGoods(words, segment.goods);
    return segment.cathedral ? TileNames::tr("%1 with a cathedral", "city").arg(words) : words;
}

/// Cities that reach one side each and have no emblem.
QString plainCities(const std::vector<Segment>& cities) {
    const SideMask sides = sidesOf(cities);
    switch (cities.size()) {
    case 1:
        return shapeOfCity(sides);
    case 2:
        return areOpposite(sides) ? TileNames::tr("two cities on opposite sides")
                                  : TileNames::tr("two cities on neighbouring sides");
    case 3:
        return TileNames::tr("three cities");
    default:
        return TileNames::tr("four cities");
    }
}

/// The largest city first; small ones without an emblem together.
void addCities(std::vector<Segment> cities, QStringList& parts) {
    std::ranges::stable_sort(cities, std::ranges::greater(),
                             [](const Segment& city) { return countOf(city.sides); });
    std::vector<Segment> plain;
    for (const Segment& city : cities)
        if (countOf(city.sides) == 1 && city.pennants == 0 && city.goods == engine::Goods::None &&
            !city.cathedral)
            plain.push_back(city);
        else
            parts.push_back(withEmblems(shapeOfCity(city.sides), city));
    if (!plain.empty())
        parts.push_back(plainCities(plain));
}

// Roads.

/// Roads that end on the tile, other than at a cloister.
QString endingRoads(const std::vector<Segment>& roads) {
    const bool atCity = roads.front().end == RoadEnd::City;
    switch (roads.size()) {
    case 1:
        return atCity ? TileNames::tr("road to the city") : TileNames::tr("dead-end road");
    case 2:
        return atCity ? TileNames::tr("two roads to the city") : TileNames::tr("two dead-end roads");
    case 3:
        return atCity ? TileNames::tr("three roads to the city") : TileNames::tr("three-way junction");
    default:
        return TileNames::tr("crossroads");
    }
}

QString throughRoads(const std::vector<Segment>& roads) {
    const bool one = roads.size() == 1;
    if (areOpposite(roads.front().sides))
        return one ? TileNames::tr("straight road") : TileNames::tr("two straight roads");
    return one ? TileNames::tr("curved road") : TileNames::tr("two curved roads");
}

QString withInn(const QString& road, const std::vector<Segment>& roads) {
    return std::ranges::any_of(roads, &Segment::inn) ? TileNames::tr("%1 with an inn", "road").arg(road)
                                                     : road;
}

/// Roads of one sort are told together; those that end at the cloister, with it.
void addRoads(const std::vector<Segment>& roads, QStringList& parts) {
    const auto add = [&](auto&& isOfSort, auto&& wordsOf) {
        std::vector<Segment> sort;
        std::ranges::copy_if(roads, std::back_inserter(sort), isOfSort);
        if (!sort.empty())
            parts.push_back(withInn(wordsOf(sort), sort));
    };
    const auto ends = [](const Segment& road) { return countOf(road.sides) == 1; };
    add([&](const Segment& road) { return areOpposite(road.sides); }, throughRoads);
    add([&](const Segment& road) { return !ends(road) && !areOpposite(road.sides); }, throughRoads);
    add([&](const Segment& road) { return ends(road) && road.end == RoadEnd::City; }, endingRoads);
    add(
        [&](const Segment& road) {
            return ends(road) && road.end != RoadEnd::City && road.end != RoadEnd::Cloister;
        },
        endingRoads);
}

// A city with a road beside it that comes in two mirror images.

struct CityRoadPlaces {
    QString city;
    QString road;
};

/// Where a road runs beside a city at the top; none where the tile is its own mirror image.
std::optional<QString> placeBelowTop(SideMask road) {
    switch (road) {
    case kEast | kSouth:
        return TileNames::tr("road from the right to the bottom");
    case kSouth | kWest:
        return TileNames::tr("road from the left to the bottom");
    case kEast:
        return TileNames::tr("road on the right");
    case kWest:
        return TileNames::tr("road on the left");
    default:
        return std::nullopt;
    }
}

/// The same beside a city at the top and right.
std::optional<QString> placeBelowCorner(SideMask road) {
    switch (road) {
    case kSouth:
        return TileNames::tr("road at the bottom");
    case kWest:
        return TileNames::tr("road on the left");
    default:
        return std::nullopt;
    }
}

/// With the city turned to the top, or to the top and right. None where that can't be or need not be told.
std::optional<CityRoadPlaces> mirroredPlaces(const Segment& city, const Segment& road) {
    constexpr SideMask kCorner = kNorth | kEast;
    for (const engine::Rotation rotation : engine::kRotations) {
        const SideMask lies = engine::turnedSides(city.sides, rotation);
        const SideMask runs = engine::turnedSides(road.sides, rotation);
        if (lies == kNorth)
            if (const auto place = placeBelowTop(runs))
                return CityRoadPlaces{TileNames::tr("city at the top"), *place};
        if (lies == kCorner)
            if (const auto place = placeBelowCorner(runs))
                return CityRoadPlaces{TileNames::tr("city at the top and right"), *place};
    }
    return std::nullopt;
}

// Everything else.

QString cloisterWith(std::ptrdiff_t roads) {
    switch (roads) {
    case 0:
        return TileNames::tr("cloister");
    case 1:
        return TileNames::tr("cloister with a road");
    case 2:
        return TileNames::tr("cloister with two roads");
    case 3:
        return TileNames::tr("cloister with three roads");
    default:
        return TileNames::tr("cloister with four roads");
    }
}

void addCloister(const TileType& type, QStringList& parts) {
    if (!segmentsOf(type, FeatureKind::Cloister).empty())
        parts.push_back(cloisterWith(std::ranges::count(type.segments, RoadEnd::Cloister, &Segment::end)));
}

/// Whether the fields on both hands of a corner are apart: a city comes to a point there.
bool reachesCorner(const TileType& type) {
    const auto fieldAt = [&](int half) {
        const auto found = std::ranges::find_if(type.segments, [&](const Segment& segment) {
            return segment.kind == FeatureKind::Field && (segment.halfEdges >> (half & 7) & 1) != 0;
        });
        return found - type.segments.begin();
    };
    const auto none = static_cast<std::ptrdiff_t>(type.segments.size());
    for (int half = 1; half < engine::kHalfEdges; half += 2)
        if (fieldAt(half) != none && fieldAt(half + 1) != none && fieldAt(half) != fieldAt(half + 1))
            return true;
    return false;
}

void addRiver(const TileType& type, QStringList& parts) {
    for (const Segment& river : segmentsOf(type, FeatureKind::River)) {
        if (countOf(river.sides) == 1)
            parts.push_back(type.name.starts_with("ri.L") ? TileNames::tr("lake") : TileNames::tr("spring"));
        else
            parts.push_back(areOpposite(river.sides) ? TileNames::tr("straight river")
                                                     : TileNames::tr("bend of the river"));
    }
}

/// Fields that are apart though neither a road nor a city from side to side parts them.
void addDividedField(const TileType& type, QStringList& parts) {
    const auto isWide = [](const Segment& segment) {
        return segment.kind == FeatureKind::Road || segment.kind == FeatureKind::River ||
               countOf(segment.sides) > 1;
    };
    if (reachesCorner(type) && !std::ranges::none_of(type.segments, isWide)) {
        parts.push_back(TileNames::tr("the city reaches a corner"));
        return;
    }
    const auto fields = std::ranges::count_if(type.segments, [](const Segment& segment) {
        return segment.kind == FeatureKind::Field && segment.halfEdges != 0;
    });
    if (fields > 1 && std::ranges::none_of(type.segments, isWide))
        parts.push_back(TileNames::tr("divided field"));
}

QString animalWord(std::string_view animal) {
    const std::array<std::pair<std::string_view, QString>, 7> words{
        {{"deer", TileNames::tr("deer")},
         {"boar", TileNames::tr("boar")},
         {"wolf", TileNames::tr("wolf")},
         {"fox", TileNames::tr("fox")},
         {"crow", TileNames::tr("crow")},
         {"bear", TileNames::tr("bear")},
         {"wolpertinger", TileNames::tr("wolpertinger")}}};
    const auto* const known = std::ranges::find(words, animal, [](const auto& entry) { return entry.first; });
    return known != words.end() ? known->second : TileNames::tr("animal");
}

void addMarkers(const TileType& type, QStringList& parts) {
    const std::string_view animal = engine::kAnimalMarker;
    for (const std::string& marker : type.markers)
        if (marker == engine::kGingerbreadMarker)
            parts.push_back(TileNames::tr("gingerbread man"));
        else if (marker.starts_with(animal))
            parts.push_back(animalWord(std::string_view(marker).substr(animal.size())));
}

} // namespace

QString tileFace(const TileType& type) {
    const std::vector<Segment> cities = segmentsOf(type, FeatureKind::City);
    const std::vector<Segment> roads = segmentsOf(type, FeatureKind::Road);
    QStringList parts;
    addCloister(type, parts);
    const auto places = cities.size() == 1 && roads.size() == 1
                            ? mirroredPlaces(cities.front(), roads.front())
                            : std::nullopt;
    if (places) {
        parts.push_back(withEmblems(places->city, cities.front()));
        parts.push_back(withInn(places->road, roads));
    } else {
        addCities(cities, parts);
        addRoads(roads, parts);
    }
    addDividedField(type, parts);
    addRiver(type, parts);
    if (!segmentsOf(type, FeatureKind::Garden).empty())
        parts.push_back(TileNames::tr("garden"));
    addMarkers(type, parts);
    return parts.empty() ? TileNames::tr("field")
                         : parts.join(TileNames::tr(", ", "between what a tile shows"));
}

QString tileName(const TileType& type) {
    return TileNames::tr("%1 (%2)", "what a tile shows, and its letter").arg(tileFace(type), tileWord(type));
}

} // namespace meeplecam::words

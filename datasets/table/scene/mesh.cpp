#include "datasets/table/scene/mesh.h"

#include <Eigen/Geometry>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace meeplecam::table {

namespace {

constexpr int kAround = 18; ///< corners of a round body

int addVertex(Mesh& mesh, const Vec3& at, const Vec3& normal) {
    mesh.vertices.push_back({at, normal.normalized()});
    return static_cast<int>(mesh.vertices.size()) - 1;
}

void addQuad(Mesh& mesh, const std::array<int, 4>& q) {
    mesh.triangles.push_back({q[0], q[1], q[2]});
    mesh.triangles.push_back({q[0], q[2], q[3]});
}

double cross(cv::Point2d a, cv::Point2d b) {
    return a.x * b.y - a.y * b.x;
}

bool inTriangle(cv::Point2d p, const std::array<cv::Point2d, 3>& t) {
    return cross(t[1] - t[0], p - t[0]) >= 0 && cross(t[2] - t[1], p - t[1]) >= 0 &&
           cross(t[0] - t[2], p - t[2]) >= 0;
}

/// Ear clipping (Meisters 1975): triangles of a simple counter-clockwise outline, as indices into it.
std::vector<std::array<int, 3>> triangulate(const std::vector<cv::Point2d>& outline) {
    std::vector<int> left(outline.size());
    for (size_t i = 0; i < left.size(); ++i)
        left[i] = static_cast<int>(i);
    std::vector<std::array<int, 3>> triangles;
    const auto at = [&](int i) { return outline[static_cast<size_t>(i)]; };
    const auto isEar = [&](int a, int b, int c) {
        if (cross(at(b) - at(a), at(c) - at(b)) <= 0)
            return false;
        return std::ranges::none_of(left, [&](int other) {
            return other != a && other != b && other != c && inTriangle(at(other), {at(a), at(b), at(c)});
        });
    };
    size_t tries = 0;
    for (size_t i = 0; left.size() > 2 && tries < left.size(); ++tries) {
        const size_t count = left.size();
        const std::array<int, 3> ear{left[i % count], left[(i + 1) % count], left[(i + 2) % count]};
        if (!isEar(ear[0], ear[1], ear[2])) {
            ++i;
            continue;
        }
        triangles.push_back(ear);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>((i + 1) % count));
        tries = 0;
    }
    return triangles;
}

/// Outward unit normals of a counter-clockwise outline, one for each corner.
std::vector<cv::Point2d> outwardNormals(const std::vector<cv::Point2d>& outline) {
    std::vector<cv::Point2d> normals;
    const size_t count = outline.size();
    for (size_t i = 0; i < count; ++i) {
        const cv::Point2d way = outline[(i + 1) % count] - outline[(i + count - 1) % count];
        const double size = std::max(1e-9, std::hypot(way.x, way.y));
        normals.emplace_back(way.y / size, -way.x / size);
    }
    return normals;
}

} // namespace

void Mesh::append(const Mesh& other) {
    const int base = static_cast<int>(vertices.size());
    vertices.insert(vertices.end(), other.vertices.begin(), other.vertices.end());
    for (const auto& t : other.triangles)
        triangles.push_back({t[0] + base, t[1] + base, t[2] + base});
}

Mesh placed(const Mesh& mesh, const Pose& pose) {
    const double c = std::cos(pose.heading);
    const double s = std::sin(pose.heading);
    const auto turn = [=](const Vec3& v) {
        return Vec3(c * v.x() - s * v.y(), s * v.x() + c * v.y(), v.z());
    };
    Mesh result = mesh;
    for (Mesh::Vertex& vertex : result.vertices)
        vertex = {pose.at + turn(vertex.at), turn(vertex.normal)};
    return result;
}

Mesh sawnBlock(const std::vector<cv::Point2d>& outline, double thickness, double bevel) {
    const std::vector<cv::Point2d> normals = outwardNormals(outline);
    const std::vector<std::array<int, 3>> face = triangulate(outline);
    const double half = thickness / 2;
    const int count = static_cast<int>(outline.size());
    Mesh mesh;
    // Rings of corners from the front face (y = -half) over its edge and the rim to the back face.
    struct Ring {
        double inset, y, lean;
    };
    for (const Ring ring : {Ring{bevel, -half, -6}, Ring{bevel, -half, -1}, Ring{0, -half + bevel, -0.4},
                            Ring{0, half - bevel, 0.4}, Ring{bevel, half, 1}, Ring{bevel, half, 6}}) {
        for (size_t i = 0; i < outline.size(); ++i) {
            const cv::Point2d p = outline[i] - normals[i] * ring.inset;
            addVertex(mesh, {p.x, ring.y, p.y}, {normals[i].x, ring.lean, normals[i].y});
        }
    }
    for (int ring = 1; ring < 4; ++ring) {
        for (int i = 0; i < count; ++i) {
            const int next = (i + 1) % count;
            addQuad(mesh, {ring * count + i, ring * count + next, (ring + 1) * count + next,
                           (ring + 1) * count + i});
        }
    }
    for (const auto& t : face) {
        mesh.triangles.push_back(t);
        mesh.triangles.push_back({t[0] + 5 * count, t[2] + 5 * count, t[1] + 5 * count});
    }
    return mesh;
}

Mesh lyingBlock(const std::vector<cv::Point2d>& outline, double thickness, double bevel) {
    Mesh mesh = sawnBlock(outline, thickness, bevel);
    const auto fall = [](const Vec3& v) { return Vec3(v.x(), -v.z(), -v.y()); };
    for (Mesh::Vertex& vertex : mesh.vertices)
        vertex = {fall(vertex.at) + Vec3(0, 0, thickness / 2), fall(vertex.normal)};
    return mesh;
}

Mesh tube(const std::vector<Vec3>& path, const std::vector<double>& radii, double flatness) {
    Mesh mesh;
    const size_t rings = path.size();
    for (size_t i = 0; i < rings; ++i) {
        const Vec3 way = (path[std::min(i + 1, rings - 1)] - path[i > 0 ? i - 1 : 0]).normalized();
        const Vec3 side = way.cross(Vec3(0, 0, 1)).normalized();
        const Vec3 up = side.cross(way);
        for (int k = 0; k < kAround; ++k) {
            const double angle = 2 * std::numbers::pi * k / kAround;
            const Vec3 out = side * std::cos(angle) + up * (std::sin(angle) * flatness);
            addVertex(mesh, path[i] + out * radii[i],
                      side * std::cos(angle) * flatness + up * std::sin(angle));
        }
    }
    const int last = static_cast<int>(rings) - 1;
    for (int ring = 0; ring < last; ++ring) {
        for (int k = 0; k < kAround; ++k) {
            const int next = (k + 1) % kAround;
            addQuad(mesh, {ring * kAround + k, ring * kAround + next, (ring + 1) * kAround + next,
                           (ring + 1) * kAround + k});
        }
    }
    for (const int ring : {0, last}) {
        const size_t i = static_cast<size_t>(ring);
        const Vec3 way = ring == 0 ? Vec3(path[0] - path[1]) : Vec3(path[i] - path[i - 1]);
        const int tip = addVertex(mesh, path[i] + way.normalized() * radii[i] * 0.7, way);
        for (int k = 0; k < kAround; ++k)
            mesh.triangles.push_back({ring * kAround + k, ring * kAround + (k + 1) % kAround, tip});
    }
    return mesh;
}

Mesh turnedBody(const std::vector<cv::Point2d>& profile) {
    Mesh mesh;
    constexpr int kFine = 2 * kAround;
    for (size_t i = 0; i < profile.size(); ++i) {
        const cv::Point2d way = profile[std::min(i + 1, profile.size() - 1)] - profile[i > 0 ? i - 1 : 0];
        for (int k = 0; k < kFine; ++k) {
            const double angle = 2 * std::numbers::pi * k / kFine;
            const Vec3 out(std::cos(angle), std::sin(angle), 0);
            addVertex(mesh, out * profile[i].x + Vec3(0, 0, profile[i].y), out * way.y + Vec3(0, 0, -way.x));
        }
    }
    for (int ring = 0; ring + 1 < static_cast<int>(profile.size()); ++ring) {
        for (int k = 0; k < kFine; ++k) {
            const int next = (k + 1) % kFine;
            addQuad(mesh, {ring * kFine + k, ring * kFine + next, (ring + 1) * kFine + next,
                           (ring + 1) * kFine + k});
        }
    }
    return mesh;
}

Mesh box(double width, double depth, double height) {
    Mesh mesh;
    const auto addFace = [&](const Vec3& middle, const Vec3& a, const Vec3& b, const Vec3& normal) {
        addQuad(mesh, {addVertex(mesh, middle - a - b, normal), addVertex(mesh, middle + a - b, normal),
                       addVertex(mesh, middle + a + b, normal), addVertex(mesh, middle - a + b, normal)});
    };
    const Vec3 x(width / 2, 0, 0);
    const Vec3 y(0, depth / 2, 0);
    const Vec3 z(0, 0, height / 2);
    addFace(z + z, x, y, {0, 0, 1});
    addFace(z - y, x, z, {0, -1, 0});
    addFace(z + y, x, z, {0, 1, 0});
    addFace(z - x, y, z, {-1, 0, 0});
    addFace(z + x, y, z, {1, 0, 0});
    return mesh;
}

} // namespace meeplecam::table

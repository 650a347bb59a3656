#include "models/art/drawing/scene_output.h"

#include "engine/tiles/phrase.h"
#include "models/files/file_output.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <memory>

namespace meeplecam::art {

namespace {

constexpr double kPointsPerMm = 72 / 25.4;

struct SurfaceCloser {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct ContextCloser {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Surface = std::unique_ptr<cairo_surface_t, SurfaceCloser>;
using Context = std::unique_ptr<cairo_t, ContextCloser>;

void trace(cairo_t* page, const Path& path) {
    cairo_new_path(page);
    for (const Path::Step& step : path.steps()) {
        const auto& [a, b, c] = step.points;
        switch (step.kind) {
        case Path::Kind::Move:
            cairo_move_to(page, a.x, a.y);
            break;
        case Path::Kind::Line:
            cairo_line_to(page, a.x, a.y);
            break;
        case Path::Kind::Curve:
            cairo_curve_to(page, a.x, a.y, b.x, b.y, c.x, c.y);
            break;
        case Path::Kind::Close:
            cairo_close_path(page);
            break;
        }
    }
}

void take(cairo_t* page, const Colour& colour) {
    cairo_set_source_rgba(page, colour.r, colour.g, colour.b, colour.a);
}

void take(cairo_t* page, const Gradient& g) {
    const bool linear = g.shape == Gradient::Shape::Linear;
    cairo_pattern_t* pattern = linear ? cairo_pattern_create_linear(g.from.x, g.from.y, g.to.x, g.to.y)
                                      : cairo_pattern_create_radial(g.from.x, g.from.y, 0, g.from.x, g.from.y,
                                                                    distance(g.from, g.to));
    cairo_pattern_add_color_stop_rgba(pattern, 0, g.start.r, g.start.g, g.start.b, g.start.a);
    cairo_pattern_add_color_stop_rgba(pattern, 1, g.end.r, g.end.g, g.end.b, g.end.a);
    cairo_set_source(page, pattern);
    cairo_pattern_destroy(pattern);
}

/// Takes the font of the text; gives how far it advances.
double advanceOf(cairo_t* page, const Text& text) {
    cairo_select_font_face(page, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL,
                           text.weight == Text::Weight::Bold ? CAIRO_FONT_WEIGHT_BOLD
                                                             : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(page, text.size);
    cairo_text_extents_t extents;
    cairo_text_extents(page, text.text.c_str(), &extents);
    return extents.x_advance;
}

void freeBytes(void* bytes) {
    delete static_cast<std::vector<unsigned char>*>(bytes);
}

/// The picture as a surface of its own; in a PDF it is kept as JPEG.
Surface surfaceOf(const cv::Mat& bgr) {
    constexpr int kQuality = 92; // of JPEG, of 100
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, bgr.cols, bgr.rows));
    cv::Mat bgra(bgr.rows, bgr.cols, CV_8UC4, cairo_image_surface_get_data(surface.get()),
                 static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get())));
    cv::cvtColor(bgr, bgra, cv::COLOR_BGR2BGRA);
    cairo_surface_mark_dirty(surface.get());
    auto jpeg = std::make_unique<std::vector<unsigned char>>();
    cv::imencode(".jpg", bgr, *jpeg, {cv::IMWRITE_JPEG_QUALITY, kQuality});
    std::vector<unsigned char>* kept = jpeg.release(); // cairo frees it
    cairo_surface_set_mime_data(surface.get(), CAIRO_MIME_TYPE_JPEG, kept->data(), kept->size(), freeBytes,
                                kept);
    return surface;
}

/// Puts marks on a Cairo page.
struct Painter {
    cairo_t* page;

    void operator()(const Fill& fill) const {
        std::visit([this](const auto& paint) { take(page, paint); }, fill.paint);
        trace(page, fill.path);
        cairo_fill(page);
    }
    void operator()(const Stroke& stroke) const {
        take(page, stroke.colour);
        cairo_set_line_width(page, stroke.width);
        cairo_set_dash(page, stroke.dashes.data(), static_cast<int>(stroke.dashes.size()), 0);
        cairo_set_line_cap(page, stroke.dashes.empty() ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
        cairo_set_line_join(page, CAIRO_LINE_JOIN_ROUND);
        trace(page, stroke.path);
        cairo_stroke(page);
    }
    void operator()(const Text& text) const {
        take(page, text.colour);
        const double width = advanceOf(page, text);
        const double left = text.anchor == Text::Anchor::Start ? 0
                            : text.anchor == Text::Anchor::End ? width
                                                               : width / 2;
        cairo_move_to(page, text.at.x - left, text.at.y);
        cairo_show_text(page, text.text.c_str());
    }
    void operator()(const Picture& picture) const {
        const Surface surface = surfaceOf(*picture.bgr);
        cairo_save(page);
        cairo_translate(page, picture.corner.x, picture.corner.y);
        cairo_scale(page, picture.width / picture.bgr->cols, picture.height / picture.bgr->rows);
        cairo_set_source_surface(page, surface.get(), 0, 0);
        cairo_pattern_set_extend(cairo_get_source(page), CAIRO_EXTEND_PAD); // no light rim
        cairo_rectangle(page, 0, 0, picture.bgr->cols, picture.bgr->rows);
        cairo_fill(page);
        cairo_restore(page);
    }
    void operator()(const Enter& enter) const {
        cairo_save(page);
        const Affine& t = enter.transform;
        const cairo_matrix_t matrix{t.xx, t.yx, t.xy, t.yy, t.dx, t.dy};
        cairo_transform(page, &matrix);
        if (enter.clip.steps().empty())
            return;
        trace(page, enter.clip);
        cairo_clip(page);
    }
    void operator()(const Leave&) const { cairo_restore(page); }
};

void paint(cairo_t* page, const Scene& scene) {
    for (const Mark& mark : scene.marks)
        std::visit(Painter{page}, mark);
}

/// The scene on top of what `bgra` shows, whose pixels are painted over.
cv::Mat paintedOn(const cv::Mat& bgra, const Scene& scene, double pixels_per_unit) {
    const Surface surface(cairo_image_surface_create_for_data(bgra.data, CAIRO_FORMAT_RGB24, bgra.cols,
                                                              bgra.rows, static_cast<int>(bgra.step)));
    const Context page(cairo_create(surface.get()));
    cairo_scale(page.get(), pixels_per_unit, pixels_per_unit);
    paint(page.get(), scene);
    cairo_surface_flush(surface.get());
    cv::Mat bgr;
    cv::cvtColor(bgra, bgr, cv::COLOR_BGRA2BGR);
    return bgr;
}

cv::Mat rasterise(const Scene& scene, cv::Size size, double pixels_per_unit) {
    return paintedOn(cv::Mat(size, CV_8UC4, cv::Scalar::all(255)), scene, pixels_per_unit);
}

cairo_status_t collect(void* text, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(text)->append(data, data + size);
    return CAIRO_STATUS_SUCCESS;
}

/// Whether it could be written.
bool paintPages(const std::vector<Scene>& pages, PageSize size, const std::filesystem::path& file) {
    const Surface surface(
        cairo_pdf_surface_create(file.c_str(), size.width_mm * kPointsPerMm, size.height_mm * kPointsPerMm));
    // What all printers and readers know; newer ones differ by version of Cairo.
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    const Context page(cairo_create(surface.get()));
    cairo_scale(page.get(), kPointsPerMm, kPointsPerMm);
    for (const Scene& scene : pages) {
        paint(page.get(), scene);
        cairo_show_page(page.get());
    }
    cairo_surface_finish(surface.get());
    return cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS;
}

} // namespace

cv::Mat rasterise(const Scene& scene, int side) {
    return rasterise(scene, cv::Size(side, side), side);
}

cv::Mat rasterise(const Scene& scene, PageSize size, double pixels_per_mm) {
    const cv::Size pixels(static_cast<int>(std::lround(size.width_mm * pixels_per_mm)),
                          static_cast<int>(std::lround(size.height_mm * pixels_per_mm)));
    return rasterise(scene, pixels, pixels_per_mm);
}

cv::Mat rasteriseAlone(const Scene& scene, PageSize size, double pixels_per_mm) {
    cv::Mat bgra(static_cast<int>(std::lround(size.height_mm * pixels_per_mm)),
                 static_cast<int>(std::lround(size.width_mm * pixels_per_mm)), CV_8UC4, cv::Scalar::all(0));
    const Surface surface(cairo_image_surface_create_for_data(bgra.data, CAIRO_FORMAT_ARGB32, bgra.cols,
                                                              bgra.rows, static_cast<int>(bgra.step)));
    const Context page(cairo_create(surface.get()));
    cairo_scale(page.get(), pixels_per_mm, pixels_per_mm);
    paint(page.get(), scene);
    cairo_surface_flush(surface.get());
    bgra.forEach<cv::Vec4b>([](cv::Vec4b& pixel, const int*) { // Cairo's colours are multiplied by alpha
        const int alpha = pixel[3];
        if (alpha > 0 && alpha < 255)
            for (int channel = 0; channel < 3; ++channel)
                pixel[channel] =
                    static_cast<uchar>(std::min(255, (pixel[channel] * 255 + alpha / 2) / alpha));
    });
    return bgra;
}

cv::Mat paintedOver(const cv::Mat& picture, const Scene& scene) {
    cv::Mat bgra;
    cv::cvtColor(picture, bgra, cv::COLOR_BGR2BGRA);
    return paintedOn(bgra, scene, 1);
}

double widthOf(const Text& text) {
    cv::Mat pixel(1, 1, CV_8UC4);
    const Surface surface(cairo_image_surface_create_for_data(pixel.data, CAIRO_FORMAT_RGB24, 1, 1,
                                                              static_cast<int>(pixel.step)));
    const Context page(cairo_create(surface.get()));
    return advanceOf(page.get(), text);
}

std::string toSvg(const Scene& scene, double side_mm) {
    std::string text;
    const double side = side_mm * kPointsPerMm;
    Surface surface(cairo_svg_surface_create_for_stream(collect, &text, side, side));
    Context page(cairo_create(surface.get()));
    cairo_scale(page.get(), side, side);
    paint(page.get(), scene);
    page.reset();
    cairo_surface_finish(surface.get());
    return text;
}

engine::Status writeTransparentPng(const Scene& scene, int side, const std::filesystem::path& file) {
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
    const Context page(cairo_create(surface.get()));
    cairo_scale(page.get(), side, side);
    paint(page.get(), scene);
    if (cairo_surface_write_to_png(surface.get(), file.c_str()) != CAIRO_STATUS_SUCCESS)
        return phrase("Files", "can't write '%1': check that the folder exists and has room")
            .with(file.string())
            .error();
    return engine::success();
}

engine::Status writePdf(const std::vector<Scene>& pages, PageSize size, const std::filesystem::path& file) {
    return models::writeWhole(file, [&](const std::filesystem::path& beside) -> engine::Status {
        return paintPages(pages, size, beside)
                   ? engine::success()
                   : engine::Status(
                         phrase("Files", "can't write '%1': check that the folder exists and has room")
                             .with(file.string())
                             .error());
    });
}

} // namespace meeplecam::art

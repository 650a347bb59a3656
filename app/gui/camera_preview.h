#pragma once

#include "app/gui/picture_relay.h"
#include "app/session/open_source.h"
#include "app/session/reader_request.h"

#include <QObject>

#include <condition_variable>
#include <thread>

namespace meeplecam::gui {

/// What lies on the table that a camera shows, found out beside the window now and then.
struct TableSeen {
    int tiles = 0;
    double tile_px = 0.0; ///< mean side of a tile; 0 without tiles
};

/// The pictures of a source before a game begins, and whether tiles can be seen on them.
class CameraPreview : public QObject {
    Q_OBJECT

public:
    explicit CameraPreview(QObject* parent = nullptr);
    ~CameraPreview() override;

    /// Shows another source from now on. `reader` says which tiles are looked for.
    void open(const session::SourceRequest& source, const session::ReaderRequest& reader);
    /// Lets go of the source, so that somebody else can have it.
    void close();
    [[nodiscard]] PictureSnapshotPtr picture() const;

Q_SIGNALS:
    void pictureChanged();
    void tableSeen(int tiles, double tile_px);
    /// The source can't be used: a sentence for the players.
    void failed(const QString& sentence);

private:
    void fetch(const std::stop_token& stop, const session::SourceRequest& request);
    void look(const std::stop_token& stop, const session::ReaderRequest& request);

    std::unique_ptr<PictureRelay> m_pictures;
    std::mutex m_mutex; ///< of m_source
    std::unique_ptr<session::FrameSource> m_source;
    std::jthread m_fetcher;
    std::jthread m_looker;
};

} // namespace meeplecam::gui

#pragma once

#include "app/gui/live/picture_relay.h"
#include "app/session/editions/reader_request.h"
#include "app/session/planning/open_source.h"
#include "vision/reading/picture_check.h"

#include <QObject>

#include <thread>

namespace meeplecam::gui {

/// What lies on the table that a camera shows, found out beside the window now and then.
struct TableSeen {
    int tiles = 0;
    std::vector<vision::PictureAdvice> advice; ///< what should be better about the picture
};

/// The pictures of a source before a game begins, and whether tiles can be seen on them.
class CameraPreview : public QObject {
    Q_OBJECT

public:
    explicit CameraPreview(QObject* parent = nullptr);
    ~CameraPreview() override;

    /// Shows another source from now on. `reader` says which tiles are looked for; without one the picture
    /// is judged as it is.
    void open(const session::SourceRequest& source, const std::optional<session::ReaderRequest>& reader);
    /// Lets go of the source: without waiting.
    void close();
    [[nodiscard]] PictureSnapshotPtr picture() const;

Q_SIGNALS:
    void pictureChanged();
    void tableSeen(const meeplecam::gui::TableSeen& seen);
    /// The source can't be used: a sentence for the players.
    void failed(const QString& sentence);

private:
    struct Stream; // one source that is looked at
    void fetch(Stream& stream, const session::SourceRequest& request);
    void look(Stream& stream, const std::optional<session::ReaderRequest>& request);
    void forgetEnded();

    std::unique_ptr<Stream> m_stream;
    std::vector<std::unique_ptr<Stream>> m_leaving; ///< closed, and about to end
};

} // namespace meeplecam::gui

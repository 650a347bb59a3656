#include "app/cli/commands/hall_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/watching/interrupt.h"
#include "app/cli/watching/qt_application.h"
#include "app/club/hall_feed.h"
#include "app/club/hall_text.h"
#include "app/server/table_server.h"
#include "app/session/basics/refusal.h"
#include "engine/tiles/phrase.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QJsonDocument>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>

namespace meeplecam::cli {

namespace {

struct HallCommand {
    Q_DECLARE_TR_FUNCTIONS(HallCommand)
};

struct HallRequest {
    std::string address;
    std::string events; ///< file; empty = nowhere
    bool page = false;  ///< is served in the local network
};

/// Writes what happens at the tables, a line each.
class EventFile {
public:
    engine::Status open(const std::string& path) {
        if (path.empty())
            return engine::success();
        m_file.open(path, std::ios::binary);
        return m_file ? engine::success()
                      : engine::Status(
                            session::refusal(HallCommand::tr("%1 can't be written; choose another place")
                                                 .arg(QString::fromStdString(path))));
    }
    void write(const QString& table, const club::TableEvent& event) {
        if (m_file.is_open())
            m_file << QJsonDocument(QJsonObject{{QStringLiteral("table"), table},
                                                {QStringLiteral("game"), event.game},
                                                {QStringLiteral("id"), event.id},
                                                {QStringLiteral("event"), event.event}})
                          .toJson(QJsonDocument::Compact)
                          .toStdString()
                   << std::endl;
    }

private:
    std::ofstream m_file;
};

/// Prints how the tables stand, a line whenever one changes.
class HallPrinter {
public:
    void print(const club::HallFeed& feed) {
        for (const auto& [name, table] : feed.hall().tables()) {
            const QString line = club::lineOf(table, feed.hears(table));
            if (std::exchange(m_lines[name], line) != line)
                std::cout << line.toStdString() << std::endl;
        }
    }

private:
    std::map<QString, QString> m_lines;
};

/// The page on which the hall is shown; null when none is wanted. Says where it is.
engine::Result<std::unique_ptr<server::TableServer>> pageFor(const HallRequest& request) {
    if (!request.page)
        return std::unique_ptr<server::TableServer>();
    server::ServerWish wish = server::usualWish();
    wish.phone = nullptr;
    auto opened = server::TableServer::open(wish);
    if (opened)
        std::cerr << HallCommand::tr("All tables for devices in the local network: %1")
                         .arg((*opened)->hallAddress())
                         .toStdString()
                  << "\n";
    return opened;
}

engine::Status showHall(const HallRequest& request) {
    Interrupt interrupt;
    const std::unique_ptr<QCoreApplication> application = makeApplication();
    const auto address = club::brokerAddressOf(QString::fromStdString(request.address));
    if (!address)
        return address.error();
    EventFile events;
    if (engine::Status opened = events.open(request.events); !opened)
        return opened;
    const auto page = pageFor(request);
    if (!page)
        return page.error();
    const auto feed = club::HallFeed::open(*address);
    if (!feed)
        return feed.error();
    HallPrinter printer;
    const auto show = [&](const QString& table, bool board) {
        printer.print(**feed);
        if (*page)
            club::showOnPage(**feed, board ? table : QString(), **page);
    };
    QObject::connect(feed->get(), &club::HallFeed::tableChanged, feed->get(), show);
    QObject::connect(feed->get(), &club::HallFeed::connectionChanged, feed->get(), [&] { show({}, false); });
    QObject::connect(
        feed->get(), &club::HallFeed::happened, feed->get(),
        [&](const QString& table, const club::TableEvent& event) { events.write(table, event); });
    show({}, false);
    QEventLoop loop;
    interrupt.onInterrupt(
        [&loop] { QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection); });
    loop.exec();
    interrupt.onInterrupt({});
    return engine::success();
}

} // namespace

void addHallCommand(CLI::App& program, ExitStatus& status) {
    const auto request = std::make_shared<HallRequest>();
    CLI::App* command = program.add_subcommand(
        "hall", phrase("Help", "Shows all tables of a club that publish their games on an MQTT broker"));
    command
        ->add_option("address", request->address,
                     phrase("Help",
                            "The club's topic, mqtt://[user@]broker[:port]/club; its tables lie below it. "
                            "MEEPLECAM_MQTT_PASSWORD may hold the password"))
        ->required();
    command->add_flag(
        "--page", request->page,
        phrase("Help", "Show the tables to browsers in the local network that know the address"));
    command->add_option("--events", request->events,
                        phrase("Help", "Write what happens at all tables to this file, a line of JSON each"));
    keepApart(*command, {.written = {"--events"}});
    command->callback([request, &status] { status = statusOf(showHall(*request)); });
}

} // namespace meeplecam::cli

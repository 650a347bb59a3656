#pragma once

#include "engine/tiles/result.h"

#include <QString>

#include <cstdint>

namespace meeplecam::club {

/// Where a club's broker is, and under which topic something lies there.
struct BrokerAddress {
    std::string host;
    std::uint16_t port = 1883;
    bool secure = false; ///< TLS
    std::string
        signers; ///< file of who may have signed the broker's certificate; empty = whom this computer trusts
    std::string user; ///< empty = nobody
    std::string password;
    std::string topic; ///< such as club/table-7
};

/// Reads mqtt://[user[:password]@]host[:port]/topic, or mqtts:// for TLS (port 8883), where ?cafile=FILE
/// names who signed the broker's certificate when that is a club's own. A password that isn't in it comes
/// from the environment's MEEPLECAM_MQTT_PASSWORD, where other users of this computer don't see it. Fails
/// with a sentence, in which no password is.
[[nodiscard]] engine::Result<BrokerAddress> brokerAddressOf(const QString& text);

/// The address as it may be shown: without the password.
[[nodiscard]] QString shownAddress(const BrokerAddress& address);

} // namespace meeplecam::club

#pragma once

#include <QHostAddress>

namespace meeplecam::server {

/// Whether the address belongs to a home's or a club's own network (RFC 1918, RFC 3927), or to this computer.
[[nodiscard]] bool isLocal(const QHostAddress& address);

/// The addresses by which devices in the local network reach this computer, the likeliest first; its own
/// (127.0.0.1) is the last.
[[nodiscard]] QList<QHostAddress> localAddresses();

} // namespace meeplecam::server

#include "app/server/certificate.h"

#include "engine/tiles/phrase.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSslConfiguration>
#include <QStandardPaths>

#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <optional>

namespace meeplecam::server {

namespace {

constexpr int kValid_days = 365; // longer ones are refused by some phones
constexpr int kRenew_days = 30;

template<auto Free>
struct Freed {
    template<class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Freed<X509_free>>;
using Bytes = std::unique_ptr<BIO, Freed<BIO_free_all>>;
using Extension = std::unique_ptr<X509_EXTENSION, Freed<X509_EXTENSION_free>>;
using Number = std::unique_ptr<BIGNUM, Freed<BN_free>>;

bool extend(X509* certificate, int what, const QByteArray& value) {
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    const Extension extension(X509V3_EXT_conf_nid(nullptr, &context, what, value.constData()));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

QByteArray namesOf(const QStringList& addresses) {
    QByteArrayList names{"DNS:localhost"};
    for (const QString& address : addresses)
        names.push_back("IP:" + address.toLatin1());
    return names.join(',');
}

bool number(X509* certificate) {
    constexpr int kBits = 127;
    const Number random(BN_new());
    return random && BN_rand(random.get(), kBits, BN_RAND_TOP_ANY, BN_RAND_BOTTOM_ANY) == 1 &&
           BN_to_ASN1_INTEGER(random.get(), X509_get_serialNumber(certificate)) != nullptr;
}

/// Signed by its own key; null when OpenSSL can't.
Certificate certificateFor(EVP_PKEY* key, const QStringList& addresses) {
    constexpr long kDay_s = 24L * 60 * 60;
    constexpr long kVersion3 = 2;
    Certificate certificate(X509_new());
    if (!certificate || X509_set_version(certificate.get(), kVersion3) != 1 || !number(certificate.get()))
        return nullptr;
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -kDay_s); // clocks of phones differ
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), kValid_days * kDay_s);
    X509_NAME* name = X509_get_subject_name(certificate.get());
    const QByteArray called("Meeplecam");
    const auto* text = reinterpret_cast<const unsigned char*>(called.constData());
    const bool made = X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, text,
                                                 static_cast<int>(called.size()), -1, 0) == 1 &&
                      X509_set_issuer_name(certificate.get(), name) == 1 &&
                      X509_set_pubkey(certificate.get(), key) == 1 &&
                      extend(certificate.get(), NID_subject_alt_name, namesOf(addresses)) &&
                      extend(certificate.get(), NID_basic_constraints, "critical,CA:FALSE") &&
                      extend(certificate.get(), NID_ext_key_usage, "serverAuth") &&
                      X509_sign(certificate.get(), key, EVP_sha256()) > 0;
    return made ? std::move(certificate) : nullptr;
}

/// Key and certificate as text; empty when OpenSSL can't.
QByteArray makePem(const QStringList& addresses) {
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"));
    const Certificate certificate = key ? certificateFor(key.get(), addresses) : nullptr;
    const Bytes bytes(BIO_new(BIO_s_mem()));
    if (!certificate || !bytes ||
        PEM_write_bio_PrivateKey(bytes.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1 ||
        PEM_write_bio_X509(bytes.get(), certificate.get()) != 1)
        return {};
    char* text = nullptr;
    const long size = BIO_get_mem_data(bytes.get(), &text);
    return {text, static_cast<qsizetype>(size)};
}

std::optional<Identity> identityOf(const QByteArray& pem) {
    const QList<QSslCertificate> certificates = QSslCertificate::fromData(pem, QSsl::Pem);
    const QSslKey key(pem, QSsl::Ec, QSsl::Pem, QSsl::PrivateKey);
    if (certificates.size() != 1 || key.isNull())
        return std::nullopt;
    return Identity{certificates.front(), key};
}

bool fits(const Identity& identity, const QStringList& addresses) {
    const QStringList named = identity.certificate.subjectAlternativeNames().values(QSsl::IpAddressEntry);
    const bool all = std::all_of(addresses.begin(), addresses.end(),
                                 [&](const QString& address) { return named.contains(address); });
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return all && identity.certificate.effectiveDate() <= now &&
           identity.certificate.expiryDate() > now.addDays(kRenew_days);
}

bool keep(const QString& file, const QByteArray& pem) {
    QSaveFile kept(file);
    return kept.open(QIODevice::WriteOnly) && kept.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
           kept.write(pem) == pem.size() && kept.commit();
}

} // namespace

engine::Result<Identity> identityIn(const std::filesystem::path& folder, const QStringList& addresses) {
    constexpr qint64 kMost_bytes = 65'536;
    const QDir where(QString::fromStdString(folder.string()));
    const QString file = where.filePath(QStringLiteral("server.pem"));
    if (QFile kept(file); kept.open(QIODevice::ReadOnly))
        if (auto known = identityOf(kept.read(kMost_bytes)); known && fits(*known, addresses)) {
            kept.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
            return *std::move(known);
        }
    const QByteArray pem = makePem(addresses);
    auto made = identityOf(pem);
    if (!made)
        return phrase("Server", "no certificate for phones can be made: this computer's OpenSSL refuses to; "
                                "install it again")
            .error();
    if (!where.mkpath(QStringLiteral(".")) || !keep(file, pem))
        return phrase(
                   "Server",
                   "%1: the certificate for phones can't be written; make room, or let this user write there")
            .with(file.toStdString())
            .error();
    return *std::move(made);
}

std::filesystem::path identityFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toStdString() +
           std::string("/meeplecam");
}

} // namespace meeplecam::server

#pragma once

#include "app/session/editions/fitting_edition.h"

#include <QString>

namespace meeplecam::session {

/// What an edition that is known without its folder is called in the language of the player.
[[nodiscard]] QString editionName(const KeptCatalogue& edition);

/// That tiles are not of the edition that was chosen, and which known one shows them if any does.
[[nodiscard]] QString otherEditionWords(const std::optional<KeptCatalogue>& fits);

/// That a picture is mirrored, and what to do.
[[nodiscard]] QString mirroredWords();

/// That tiles are of boxes that were not chosen, and which.
[[nodiscard]] QString otherBoxesWords(const std::vector<engine::TileSet>& boxes);

/// Which known edition the tiles of a picture were found to be of, what else is as likely, or that there is
/// none.
[[nodiscard]] QString foundEditionWords(const std::vector<FittingEdition>& fitting);

} // namespace meeplecam::session

#include "app/records/exports/jcz_tiles.h"

#include <algorithm>
#include <array>

namespace meeplecam::records {

namespace {

constexpr std::array kTiles{
    JczTile{"base.A", "BA/LR"},       JczTile{"base.B", "BA/L"},        JczTile{"base.C", "BA/Cccc+"},
    JczTile{"base.D", "BA/RCr"},      JczTile{"base.E", "BA/C"},        JczTile{"base.F", "BA/CFc+"},
    JczTile{"base.G", "BA/CFc.1"},    JczTile{"base.H", "BA/CFC.2", 1}, JczTile{"base.I", "BA/CC.2", 1},
    JczTile{"base.J", "BA/CRr"},      JczTile{"base.K", "BA/RrC"},      JczTile{"base.L", "BA/CRRR"},
    JczTile{"base.M", "BA/Cc+", 1},   JczTile{"base.N", "BA/Cc.1", 1},  JczTile{"base.O", "BA/CcRr+"},
    JczTile{"base.P", "BA/CcRr"},     JczTile{"base.Q", "BA/Ccc+"},     JczTile{"base.R", "BA/Ccc"},
    JczTile{"base.S", "BA/CccR+"},    JczTile{"base.T", "BA/CccR"},     JczTile{"base.U", "BA/RFr", 1},
    JczTile{"base.V", "BA/Rr"},       JczTile{"base.W", "BA/RRR"},      JczTile{"base.X", "BA/RRRR"},
    JczTile{"base.Eg", "BA/CG"},      JczTile{"base.Hg", "BA/CFCG", 1}, JczTile{"base.Ig", "BA/CCG", 1},
    JczTile{"base.Mg", "BA/Cc+G", 1}, JczTile{"base.Ng", "BA/CcG", 1},  JczTile{"base.Rg", "BA/CccG"},
    JczTile{"base.Ug", "BA/RFrG", 1}, JczTile{"base.Vg", "BA/RrG"},     JczTile{"ic.A", "IC/Rr.i"},
    JczTile{"ic.B", "IC/RFr.i"},      JczTile{"ic.Bg", "IC/RFr.iG"},    JczTile{"ic.C", "IC/RRR.i"},
    JczTile{"ic.D", "IC/LRFR"},       JczTile{"ic.E", "IC/RrRr"},       JczTile{"ic.F", "IC/CcR"},
    JczTile{"ic.G", "IC/C!", 3},      JczTile{"ic.H", "IC/CCCC"},       JczTile{"ic.Hg", "IC/CCCCG"},
    JczTile{"ic.I", "IC/CRCR"},       JczTile{"ic.J", "IC/CFR"},        JczTile{"ic.K", "IC/Cccc.c"},
    JczTile{"ic.L", "IC/CcRr+.i"},    JczTile{"ic.M", "IC/RrC.i"},      JczTile{"ic.N", "IC/RCc.i"},
    JczTile{"ic.O", "IC/CCC"},        JczTile{"ic.P", "IC/CCc+"},       JczTile{"ic.Q", "IC/CRcR+"},
    JczTile{"ri.A", "RI/s", 1},       JczTile{"ri.B", "RI.1/CIRI"},     JczTile{"ri.C", "RI.1/CICI"},
    JczTile{"ri.D", "RI.1/IFI", 1},   JczTile{"ri.E", "RI.1/CcII", 1},  JczTile{"ri.G", "RI.1/II", 1},
    JczTile{"ri.Gg", "RI.1/IIG", 1},  JczTile{"ri.H", "RI.1/LIRI"},     JczTile{"ri.I", "RI.1/RrII", 3},
    JczTile{"ri.K", "RI.1/RIrI"},     JczTile{"ri.L", "RI.1/I.e", 1},   JczTile{"tb.A", "TB/CR"},
    JczTile{"tb.B", "TB/RRrr"},       JczTile{"tb.C", "TB/RRC"},        JczTile{"tb.D", "TB/CcRC.g"},
    JczTile{"tb.E", "TB/CRc.g"},      JczTile{"tb.F", "TB/RCc.g"},      JczTile{"tb.G", "TB/Cc.g"},
    JczTile{"tb.H", "TB/Ccc.g"},      JczTile{"tb.I", "TB/RCc!.g"},     JczTile{"tb.J", "TB/LRRR"},
    JczTile{"tb.K", "TB/CcR.c", 1},   JczTile{"tb.Kg", "TB/CcR.cG", 1}, JczTile{"tb.L", "TB/CcRC.c"},
    JczTile{"tb.M", "TB/CcCC.c"},     JczTile{"tb.N", "TB/CCc.c"},      JczTile{"tb.O", "TB/CcRR!.c"},
    JczTile{"tb.P", "TB/CCc.w"},      JczTile{"tb.Q", "TB/CFc.w"},      JczTile{"tb.R", "TB/CRcR.w"},
    JczTile{"tb.S", "TB/CRc.w"},      JczTile{"tb.T", "TB/Cc.w"},       JczTile{"tb.U", "TB/CcRR.w"},
    JczTile{"tb.Ug", "TB/CcRR.wG"},   JczTile{"tb.V", "TB/CccR.w"},     JczTile{"tb.W", "TB/CcR!.w"},
    JczTile{"tb.X", "TB/CcCc.w"}};

struct JczSet {
    std::string_view name;
    const char* id; ///< empty where nothing but figures is added
};
constexpr std::array kSets{JczSet{"base", "basic:1"},
                           JczSet{"base_gardens", "basic:2"},
                           JczSet{"inns_cathedrals", "inns-and-cathedrals:1"},
                           JczSet{"inns_cathedrals_gardens", "inns-and-cathedrals:2"},
                           JczSet{"river", "river/1:1"},
                           JczSet{"river_2014", "river/1:2"},
                           JczSet{"traders_builders", "traders-and-builders:1"},
                           JczSet{"traders_builders_gardens", "traders-and-builders:2"},
                           JczSet{"abbot", ""}};

} // namespace

const JczTile* jczTileOf(std::string_view type) {
    const auto tile = std::ranges::find(kTiles, type, &JczTile::name);
    return tile == kTiles.end() ? nullptr : &*tile;
}

const char* jczSetOf(std::string_view box) {
    const auto set = std::ranges::find(kSets, box, &JczSet::name);
    return set == kSets.end() ? nullptr : set->id;
}

} // namespace meeplecam::records

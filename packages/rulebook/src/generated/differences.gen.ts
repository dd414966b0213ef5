// Generated from the ledger; edit packages/rulebook/ledger and run `pnpm run generate:rulebook`.
import type { Difference } from '../tables/differences.ts';

/** Where movement differs between the games, and where it does not. */
export const differences: readonly Difference[] = [
  { topic: "climbing limit by Height", hs: "A single rise must be smaller than the figure's Height.", ss: "No limit by Height; only movement points count.", ids: ["HS-MOVE-013", "HS-EX-006", "SS-MOVE-035"] },
  { topic: "threshold of a fall", hs: "Drop of at least the figure's own Height.", ss: "Drop of 10 or more levels, Height irrelevant.", ids: ["HS-FALL-001", "SS-FALL-001"] },
  { topic: "falling dice", hs: "1 die; 3 dice when the drop is Height + 10 or more; a d20 (19+ to survive unharmed, otherwise destroyed) when it is Height + 20 or more.", ss: "1, 2, 3, 4 damage dice for 10-19, 20-29, 30-39, 40+ levels; never instant destruction.", ids: ["HS-FALL-001", "HS-FALL-002", "HS-FALL-003", "SS-FALL-002"] },
  { topic: "falling into water", hs: "No roll and no damage from any height.", ss: "The roll is made; one wound less (water, swamp water, molten lava).", ids: ["HS-FALL-005", "SS-FALL-007"] },
  { topic: "reduction by strength", hs: "Not in the excerpt.", ss: "Super Strength takes off one wound.", ids: ["HS-FALL-001", "SS-FALL-006"] },
  { topic: "flying and falling", hs: "Figures that can fly never fall, even when walking.", ss: "No falling damage only while moving with Flying.", ids: ["HS-FALL-006", "SS-FALL-005"] },
  { topic: "falling and continuing", hs: "Stated, falling does not stop movement.", ss: "Silent; same by ruling.", ids: ["HS-FALL-004", "SS-FALL-009"] },
  { topic: "passing other figures", hs: "Own and teammates' unengaged figures may be passed.", ss: "Only own unengaged figures; partners not mentioned.", ids: ["HS-MOVE-006", "SS-MOVE-029"] },
  { topic: "water stop", hs: "Every water entry stops a single-space figure, from land or water.", ss: "Same for single-based figures without Water Affinity; swamp water has no stop rule.", ids: ["HS-WATER-001", "SS-SYM-013", "SS-BASE-007"] },
  { topic: "large bases in water", hs: "Double-space figures stop when the entire base is on water.", ss: "Same, extended to multi-based figures that need enough adjacent water spaces for the whole base.", ids: ["HS-WATER-002", "SS-BASE-007", "SS-BASE-013"] },
  { topic: "base kinds", hs: "One or two spaces.", ss: "One, two, or more (multi-based, also separated bases) with lead section, highest elevation change and a distance limit.", ids: ["HS-BASE-001", "SS-BASE-002", "SS-BASE-010", "SS-BASE-014"] },
  { topic: "forced stop on uneven ground", hs: "Only the rule that a double-space figure ends on one level.", ss: "Explicit, the figure must end its move before spaces where a forced stop would leave it uneven.", ids: ["HS-BASE-003", "SS-BASE-006"] },
  { topic: "turning a large figure", hs: "Flip of a double-space figure, free, during its move.", ss: "Rotation of any symmetrical base, free, only inside a move action.", ids: ["HS-BASE-006", "SS-BASE-016", "SS-BASE-019"] },
  { topic: "attacks on leaving engagement", hs: "Called leaving-engagement attacks; procedure outside the excerpt.", ss: "Swipes, one damage die per enemy left, optional, one wound per skull, resolved before the step.", ids: ["HS-ENG-001", "SS-ENG-006", "SS-ENG-013"] },
  { topic: "tokens on spaces", hs: "Glyphs; the excerpt only says they add no height (the other documents stop movement on them).", ss: "Item, hazard and resource tokens; face-down tokens and face-up hazards or resources stop movement, face-up items do not.", ids: ["HS-MOVE-011", "SS-TOK-007", "SS-TOK-008", "SS-TOK-010"] },
  { topic: "obstacles and objects", hs: "Obstacles block movement, extra rules by scenario.", ss: "Objects block movement and sight, split adjacency, may be destructible figures and may carry terrain spaces.", ids: ["HS-OBS-001", "SS-OBJ-002", "SS-ADJ-004", "SS-COMP-003"] },
  { topic: "fitting into a space", hs: "Explicit, a figure must fit completely, and bodies can make neighbouring spaces unusable.", ss: "Only the base must lie flat on its spaces; no body-blocking rule; height limit under overhangs remains.", ids: ["HS-FIT-001", "HS-FIT-002", "SS-BASE-001", "SS-OVER-002"] },
  { topic: "climbing onto overhangs", hs: "Needs both Height and Move Value.", ss: "Needs only movement.", ids: ["HS-OVER-002", "SS-OVER-003"] },
  { topic: "cut spaces", hs: "Not in the excerpt.", ss: "Half hexes may be crossed but not occupied, partial hexes are closed.", ids: ["HS-FIT-001", "SS-SPACE-006", "SS-SPACE-007"] },
  { topic: "kinds of movement", hs: "One normal move; special powers may change it.", ss: "Normal move, special move and maneuver as three kinds of move action with a stepwise timing 3A to 3I.", ids: ["HS-MOVE-001", "SS-MOVE-002", "SS-MOVE-005"] },
  { topic: "flying", hs: "Passes over the battlefield without extra cost up or falling damage.", ss: "Same plus pass over objects and figures without engagement, must keep flying once begun, take-off breaks engagement.", ids: ["HS-MOVE-012", "SS-SYM-003", "SS-SYM-004", "SS-SYM-005", "SS-SYM-006"] },
  { topic: "terms", hs: "Army Card, Move Value, special power, destroyed, figure moves.", ss: "Figure card, Move Number, ability, defeated, move action.", ids: ["HS-MOVE-002", "SS-CARD-015", "SS-LIFE-001"] },
  { topic: "moving every figure", hs: "Any or all figures of the card, optional.", ss: "One move action per activated figure, optional; extra or replaced actions by ability.", ids: ["HS-MOVE-001", "SS-MOVE-001"] },
  { topic: "counting up and down", hs: "Levels up are counted plus the landing space; down is free.", ss: "Identical.", ids: ["HS-MOVE-009", "HS-MOVE-014", "SS-MOVE-033", "SS-MOVE-036"] },
];

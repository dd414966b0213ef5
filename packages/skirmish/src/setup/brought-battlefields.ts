import type { GameSetup } from '../model/setup.ts';
import type { Catalogue } from '../state/content/catalogue.ts';

/** The setup with the battlefields that its cards bring, apart from all others (SS-ASTRAL-002, SS-UPSIDE-002). */
export function withBroughtBattlefields(setup: GameSetup, catalogue: Catalogue): GameSetup {
  return catalogue.ruleUnits.reduce((made, { battlefield }) => {
    const { kind, brought } = battlefield ?? {};
    const isLaid = made.battlefields?.some((one) => one.kind === kind);
    return isLaid || !brought ? made : brought.bring(made, catalogue);
  }, setup);
}

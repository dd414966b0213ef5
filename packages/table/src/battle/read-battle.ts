import { loadSave, type Problem, placeInJson } from '@scapewright/packs';
import { type BattleRecord, type SavedBattle, type SeatKind, seatKinds } from './battle-record.ts';
import { type RulesetName, rulesetNames } from './ruleset-names.ts';

/** A saved battle, or what is wrong with its file. */
export type ReadBattle =
  | { readonly ok: true; readonly battle: SavedBattle }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a saved battle from the text of a file, whoever has written it. Never throws. */
export function readBattle(file: string, text: string): ReadBattle {
  const read = loadSave(file, text);
  if (!read.ok) return read;
  const { setup, ruleset, packs, match } = read.save;
  const problem = (path: readonly (string | number)[], message: string): ReadBattle => {
    const place = placeInJson(text, ['setup', ...path]);
    const at = ['setup', ...path].join('.');
    return {
      ok: false,
      problems: [{ file, ...place, path: at, message: `${at}: ${message}`, fix: undefined }],
    };
  };
  const stray = setup.seats.findIndex((kind) => !seatKinds.includes(kind as SeatKind));
  if (stray >= 0) return problem(['seats', stray], `a seat is played by ${seatKinds.join(', ')}`);
  if (setup.seats.length !== setup.armies.length)
    return problem(['seats'], `${setup.seats.length} seats do not fit ${setup.armies.length} armies`);
  if (!rulesetNames.includes(setup.ruleset as RulesetName))
    return problem(['ruleset'], `the rulesets are ${rulesetNames.join(', ')}`);
  if (setup.ruleset !== ruleset) return problem(['ruleset'], 'the save is of another ruleset');
  return { ok: true, battle: { record: setup as unknown as BattleRecord, packs, match } };
}

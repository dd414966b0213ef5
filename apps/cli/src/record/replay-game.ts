import { differenceOf } from '@scapewright/kernel';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type BattleVerdict, type SavedBattle, termsOf, verifyBattle } from '@scapewright/table/battle';
import { battleGround } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { printLinesHead } from '../terminal/print-lines.ts';
import { MatchTeller, type Telling } from './match-teller.ts';
import { knownCards, openSave } from './saved-battle.ts';
import { stepThrough } from './step-through.ts';

/** What `scape replay` was asked for. */
export interface ReplayOptions extends Telling {
  readonly verify: boolean;
  readonly step: boolean;
  readonly json: boolean;
}

/** Plays a saved game again, compares, and tells it. */
export async function replayGame(
  composition: DependencyContainer,
  file: string,
  { verify, step, json, ...telling }: ReplayOptions,
): Promise<ExitCode> {
  const saved = openSave(composition, file);
  const engine = composition.resolve(tokens.engines)(saved.record.ruleset, saved.record.variants);
  const page = composition.resolve(tokens.page);
  const { line, colours } = page;
  const verdict = verifyBattle(engine, saved, knownCards(composition));
  const notes = notesOn(composition, saved, engine, verdict);
  const code = verdict.same ? exitCodes.fine : exitCodes.failed;
  if (json) {
    const { replay: _replay, cards, ...told } = verdict;
    line(JSON.stringify({ file, ...told, cards: cards.map(whose), notes }, undefined, 2));
    return code;
  }
  const { replay } = verdict;
  if (step && replay) await stepThrough(composition, saved, engine, telling);
  else if (!verify && replay?.ok) {
    printLinesHead(page, telling);
    new MatchTeller(page, engine, replay.match, telling).tell();
    line();
  }
  line(verdict.same ? colours.green(`same: ${verdict.message}`) : colours.red(`differs: ${verdict.message}`));
  for (const note of notes) line(colours.yellow(note));
  return code;
}

/** Whose a card is, for a verdict as data. */
function whose({ card, pack, difference }: BattleVerdict['cards'][number]) {
  const is = pack === undefined ? 'unknown' : difference === undefined ? 'of-pack' : 'changed';
  return {
    card,
    is,
    ...(pack ? { pack: pack.id } : {}),
    ...(difference === undefined ? {} : { difference }),
  };
}

/** What whoever believes a record should know besides: whose cards and whose map it has, and with what it was played. */
function notesOn(
  composition: DependencyContainer,
  saved: SavedBattle,
  engine: SkirmishEngine,
  { cards }: BattleVerdict,
): readonly string[] {
  const { lock } = saved.match;
  const parts = lock.slice(0, -1).filter((part) => !engine.lock.includes(part));
  const packs = new Map(cards.flatMap(({ pack }) => (pack ? [[pack.id, pack]] : [])));
  const others = saved.packs.filter(({ id, hash }) => packs.has(id) && packs.get(id)?.hash !== hash);
  return [
    ...parts.map((part) => `the game was played with ${part}, which is not here`),
    ...cards.flatMap(({ card, pack, difference }) => {
      if (pack === undefined) return [`no pack here has the card ${card}`];
      return difference === undefined ? [] : [`${card} is another card in ${pack.id}: ${difference}`];
    }),
    ...others.map(({ id, version }) => `the files of ${id} ${version} have changed since`),
    ...mapNote(composition, saved),
  ];
}

/**
 * Is the ground that which the map here gives such armies? A map is known by name only: a save must not make anybody read a
 * file.
 */
function mapNote(composition: DependencyContainer, { record }: SavedBattle): readonly string[] {
  const { mapFile, ruleset, variants, ground, armies } = record;
  const maps = composition.resolve(tokens.maps);
  if (!maps.known().has(mapFile)) return [`no map here is known as ${mapFile}`];
  const map = maps.find(mapFile, ruleset, variants);
  const { parameters } = composition.resolve(tokens.engines)(ruleset, variants).kit;
  const here = battleGround(map.file, map, { armies, terms: termsOf(record) }, parameters);
  const place = here.ok ? differenceOf(ground, here.ground) : here.message;
  return place === undefined ? [] : [`the map ${mapFile} is another one here: ${place}`];
}

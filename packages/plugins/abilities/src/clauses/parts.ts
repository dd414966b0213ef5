import type { Hook } from '@scapewright/kernel';
import {
  canAttackSpecially,
  canMoveSpecially,
  type Duration,
  durations,
  type Game,
  makeSpecialAttack,
  makeSpecialMove,
  type SpecialAttack,
} from '@scapewright/skirmish/author';
import { whileHolds } from './applies.ts';
import type { PartData } from './clause-data.ts';
import { readConditions } from './conditions.ts';
import type { Reading } from './effect.ts';
import { continuousVerbs, readEffects, readingOf } from './effects.ts';
import { readSideOrFilter } from './figures.ts';
import { fixFor, Parameters } from './parameters.ts';
import { insteadHooks, triggerHooks } from './part-hooks.ts';
import { speaksOfPlace } from './place.ts';
import type { Scope } from './scope.ts';
import { readSpecialAttack } from './special-attack.ts';
import { readMove } from './special-words.ts';
import { asksForDefeat, type First, readUse } from './use.ts';

/** A part that has been read: its hooks, and the special attack that it gives. */
export interface PartOf {
  readonly hooks: readonly Hook[];
  readonly specialAttack?: SpecialAttack;
}

type Path = readonly (string | number)[];

/** Reads one part. `place` is its number in the ability. */
export function readPart(part: PartData, place: number, path: Path, reading: Reading): PartOf {
  const until = durationOf(part.until);
  const failed = part.else?.length
    ? readEffects(part.else, [...path, 'else'], readingOf({ ...reading, until }))
    : undefined;
  const shared = readingOf({ ...reading, until, failed });
  switch (part.kind) {
    case 'marker-only':
      return { hooks: [] };
    case 'continuous-modifier':
    case 'continuous-permission':
    case 'continuous-restriction':
    case 'continuous-characteristic':
      return { hooks: continuousHooks(part, path, shared) };
    case 'special-attack':
      return specialAttackPart(part, place, path, shared);
    case 'special-move': {
      const move = readMove(part, path, shared);
      const blocks = part.do ?? [];
      const at = blocks.findIndex(({ verb }) => verb === 'set-move-action');
      const ahead = readEffects(blocks.slice(0, Math.max(0, at)), [...path, 'do'], shared);
      const use = readUse({ ...part, do: blocks.slice(at + 1) }, place, path, shared);
      const first: First = (run, scope) => {
        ahead(run, scope);
        makeSpecialMove(run, scope.source, scope.self, move(scope));
      };
      return {
        hooks: insteadHooks({ ...use, first }, '3D', (game, scope) =>
          canMoveSpecially(game, scope.self, move(scope)),
        ),
      };
    }
    case 'instead-of':
      return { hooks: insteadHooks(readUse(part, place, path, shared)) };
    case 'triggered-automatic':
    case 'triggered-optional':
    case 'windowed-action':
    case 'replacement':
    case 'setup':
      return { hooks: triggerHooks(part, readUse(part, place, path, shared)) };
  }
}

const untils: Readonly<Record<string, Duration>> = { 'move-action': 'action', combat: 'attack' };

function durationOf(until: string | undefined): Duration | undefined {
  if (until === undefined) return undefined;
  return untils[until] ?? durations.find((duration) => duration === until);
}

function without(part: PartData, verb: string): NonNullable<PartData['do']> {
  return (part.do ?? []).filter((block) => block.verb !== verb);
}

function continuousHooks(part: PartData, path: Path, reading: Reading): readonly Hook[] {
  const condition = readConditions(part.when ?? [], [...path, 'when'], reading.problems);
  const conditionIsLocal = (part.when ?? []).some(
    (block) => speaksOfPlace(block.verb) || speaksOfPlace(block.with),
  );
  return (part.do ?? []).flatMap((block, at) => {
    const p = new Parameters(block.with, [...path, 'do', at, block.verb], reading.problems);
    const read = continuousVerbs[block.verb];
    if (!read) {
      const fix = fixFor(block.verb, Object.keys(continuousVerbs));
      p.problem(undefined, `"${block.verb}" is no continuous effect`, fix);
      return [];
    }
    const of = readSideOrFilter(p, 'of', 'self');
    const { hooks } = read(p);
    p.end();
    const isLocal = conditionIsLocal || speaksOfPlace(block.with);
    return hooks(whileHolds(of, condition, reading.relations, isLocal, asksForDefeat(part)));
  });
}

/** A special attack: what `set-attack` says, and what else the part does. */
function specialAttackPart(part: PartData, place: number, path: Path, reading: Reading): PartOf {
  const block = (part.do ?? []).find((one) => one.verb === 'set-attack');
  const p = new Parameters(block?.with ?? {}, [...path, 'do', 'set-attack'], reading.problems);
  const specialAttack = readSpecialAttack(p, reading);
  const offered = p.flag('offered', true);
  p.end();
  if (!offered) return { hooks: [], specialAttack };
  const use = readUse({ ...part, do: without(part, 'set-attack') }, place, path, reading);
  const attack: First = (run, { source, self }) => makeSpecialAttack(run, source, self);
  const can = (game: Game, { source, self }: Scope): boolean => canAttackSpecially(game, source, self);
  return { hooks: insteadHooks({ ...use, first: attack }, '5C', can), specialAttack };
}

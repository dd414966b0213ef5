import type { SkirmishRun } from '@scapewright/skirmish/author';
import { broughtTokenEffects } from './brought-tokens.ts';
import { cardEffects } from './card-effects.ts';
import { readChoices } from './choices.ts';
import { makeChoices } from './choosing.ts';
import type { BlockData, Json } from './clause-data.ts';
import { blockOf } from './conditions.ts';
import type { ContinuousReader } from './continuous.ts';
import { diceEffects } from './dice-effects.ts';
import type { EffectReader, Reading } from './effect.ts';
import { eventEffects, lastingEffect } from './event-effects.ts';
import { figureEffects } from './figure-effects.ts';
import { oneOf, readFigures } from './figures.ts';
import { flowEffects } from './flow-effects.ts';
import { legEffects } from './leg-effects.ts';
import { deciderOf } from './limits.ts';
import { numberEffects } from './number-effects.ts';
import { fixFor, Parameters } from './parameters.ts';
import { permissionEffects } from './permission-effects.ts';
import type { Changes, EffectOf, Scope } from './scope.ts';
import { rememberSpaces, rememberToken, tallyEffect } from './tally-effect.ts';
import { moveToken, shareTokens, takeToken } from './token-words.ts';

/** Effects that are done at once, by verb. */
export const instantVerbs: Readonly<Record<string, EffectReader>> = {
  ...figureEffects,
  ...cardEffects,
  ...diceEffects,
  ...eventEffects,
  ...flowEffects,
  ...legEffects,
  tally: tallyEffect,
  'remember-spaces': rememberSpaces,
  'remember-token': rememberToken,
  'move-token': moveToken,
  ...broughtTokenEffects,
  'take-token': takeToken,
};

/** Effects that hold while something else does, by verb: of continuous parts, or lasting. */
export const continuousVerbs: Readonly<Record<string, ContinuousReader>> = {
  ...numberEffects,
  ...permissionEffects,
  'share-tokens': shareTokens,
};

/** What reading effects shares, made complete with the readers of what stands inside other effects. */
export function readingOf(base: Omit<Reading, 'effects' | 'nested'>): Reading {
  const reading: Reading = {
    ...base,
    effects: (blocks, path) => readEffects(blocks, path, reading),
    nested: (list, p, key) => readNested(list, p, key, reading),
  };
  return reading;
}

/** Reads effects that are done one after the other. */
export function readEffects(
  blocks: readonly BlockData[],
  path: readonly (string | number)[],
  reading: Reading,
): EffectOf {
  const steps = inStretches(blocks).map((stretch) =>
    stretch.choices
      ? readStretchOfChoices(stretch, blocks, path, reading)
      : readStretch(stretch.list, stretch.from, path, reading),
  );
  return (run, scope) => {
    let changes: Changes | undefined;
    let seen = scope;
    for (const step of steps) {
      const now = changes ? { ...seen, args: { ...seen.args, ...changes } } : seen;
      const made = step(run, now);
      if (!made) return changes;
      seen = made.scope ?? seen;
      if (made.changes) changes = { ...changes, ...made.changes };
    }
    return changes;
  };
}

/** Effects, or choices, that stand side by side: `from` is the place of the first. */
interface Stretch {
  readonly choices: boolean;
  readonly from: number;
  readonly list: BlockData[];
}

/** What a stretch has come to; undefined where a choice in it could not be made or was declined: what follows is left undone. */
type StretchOf = (
  run: SkirmishRun,
  scope: Scope,
) => { readonly scope?: Scope; readonly changes?: Changes | undefined } | undefined;

function inStretches(blocks: readonly BlockData[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, block] of blocks.entries()) {
    const choices = block.verb === 'choose';
    const last = stretches.at(-1);
    if (last?.choices === choices) last.list.push(block);
    else stretches.push({ choices, from: at, list: [block] });
  }
  return stretches;
}

function readStretch(
  blocks: readonly BlockData[],
  from: number,
  path: readonly (string | number)[],
  reading: Reading,
): StretchOf {
  const effects = blocks.map((block, at) => readEffect(block, [...path, from + at], reading));
  return (run, scope) => {
    let changes: Changes | undefined;
    for (const effect of effects) {
      const now = changes ? { ...scope, args: { ...scope.args, ...changes } } : scope;
      const made = effect(run, now);
      if (made) changes = { ...changes, ...made };
    }
    return { changes };
  };
}

/** `{choose: {name: NAME, chooser?: WHOSE, VERB: {...}}}`, one or several: what follows calls what was chosen by its name. */
function readStretchOfChoices(
  { list, from }: Stretch,
  blocks: readonly BlockData[],
  path: readonly (string | number)[],
  reading: Reading,
): StretchOf {
  const [first] = list;
  const who = new Parameters(first?.with ?? {}, [...path, from, 'choose'], reading.problems);
  const chooser = who.has('chooser') ? who.text('chooser') : undefined;
  const whose =
    chooser === undefined || chooser === 'own' || chooser === 'opponent'
      ? undefined
      : readFigures(who, 'chooser');
  const choices = readChoices(
    list.flatMap((block, at) => choiceOf(block, [...path, from + at], reading)),
    [...path, from],
    reading.problems,
    blocks.slice(from + list.length),
  );
  return (run, scope) => {
    const figure = whose ? oneOf(whose, scope) : -1;
    const made = makeChoices(run, scope, choices, deciderOf(scope.game, chooser, scope, figure));
    return made && { scope: made };
  };
}

/** A choice inside effects, as a part's own choices are read. */
function choiceOf(
  { with: { name, chooser: _whose, ...rest } }: BlockData,
  path: readonly (string | number)[],
  { problems }: Reading,
): readonly (BlockData & { readonly name: string })[] {
  const block = blockOf(rest);
  if (block && typeof name === 'string') return [{ ...block, name }];
  problems.push({
    path,
    message: 'a choice inside effects has a name and one thing that is chosen',
    fix: 'write "choose: { name: t, figure: { side: enemy } }"',
  });
  return [];
}

function readEffect(block: BlockData, path: readonly (string | number)[], reading: Reading): EffectOf {
  const p = new Parameters(block.with, [...path, block.verb], reading.problems);
  const lasting = reading.until === undefined ? undefined : continuousVerbs[block.verb];
  const instant = instantVerbs[block.verb];
  if (!lasting && !instant) {
    const known = [...Object.keys(instantVerbs), ...(reading.until ? Object.keys(continuousVerbs) : [])];
    const fix =
      block.verb in continuousVerbs ? 'say how long it lasts: "until: turn"' : fixFor(block.verb, known);
    reading.problems.push({ path, message: `unknown effect "${block.verb}"`, fix });
    return () => undefined;
  }
  const effect =
    lasting && reading.until !== undefined
      ? lastingEffect(p, lasting, reading.until, reading)
      : (instant as EffectReader)(p, reading);
  p.end();
  return effect;
}

/** Effects inside another, with choices among them: `[{choose: {name: kind, enum: {...}}}, {wounds: {...}}]`. */
function readNested(list: readonly Json[], p: Parameters, key: string, reading: Reading): EffectOf {
  const path = [...p.path, key];
  const blocks = list.flatMap((value) => {
    const block = blockOf(value);
    if (block) return [block];
    p.problem(key, 'an effect is a verb, or a verb with parameters', 'write "VERB" or "{VERB: {...}}"');
    return [];
  });
  return reading.effects(blocks, path);
}

import { cardEffects } from './card-effects.ts';
import { readChoices } from './choices.ts';
import { makeChoices } from './choosing.ts';
import type { BlockData, Json } from './clause-data.ts';
import { blockOf } from './conditions.ts';
import type { ContinuousReader } from './continuous.ts';
import type { Changes, EffectOf, EffectReader, Reading } from './effect.ts';
import { eventEffects, lastingEffect } from './event-effects.ts';
import { figureEffects } from './figure-effects.ts';
import { deciderOf } from './limits.ts';
import { numberEffects } from './number-effects.ts';
import { fixFor, isMap, Parameters } from './parameters.ts';
import { permissionEffects } from './permission-effects.ts';

/** Effects that are done at once, by verb. */
export const instantVerbs: Readonly<Record<string, EffectReader>> = {
  ...figureEffects,
  ...cardEffects,
  ...eventEffects,
};

/** Effects that hold while something else does, by verb: of continuous parts, or lasting. */
export const continuousVerbs: Readonly<Record<string, ContinuousReader>> = {
  ...numberEffects,
  ...permissionEffects,
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
  const effects = blocks.map((block, at) => readEffect(block, [...path, at], reading));
  return (run, scope) => {
    let changes: Changes | undefined;
    for (const effect of effects) {
      const now = changes ? { ...scope, args: { ...scope.args, ...changes } } : scope;
      const made = effect(run, now);
      if (made) changes = { ...changes, ...made };
    }
    return changes;
  };
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

/** Effects inside another, which may begin with choices: `[{choose: {name: kind, enum: {...}}}, {wounds: {...}}]`. */
function readNested(list: readonly Json[], p: Parameters, key: string, reading: Reading): EffectOf {
  const path = [...p.path, key];
  const choices = readChoices(
    list.flatMap((value) => choiceOf(value)),
    path,
    reading.problems,
  );
  const blocks = list.flatMap((value) => {
    if (choiceOf(value).length > 0) return [];
    const block = blockOf(value);
    if (block) return [block];
    p.problem(key, 'an effect is a verb, or a verb with parameters', 'write "VERB" or "{VERB: {...}}"');
    return [];
  });
  const effects = reading.effects(blocks, path);
  return (run, scope) => {
    const made = makeChoices(run, scope, choices, deciderOf(scope.game, undefined, scope, -1));
    return made ? effects(run, made) : undefined;
  };
}

/** `{choose: {name: NAME, VERB: {...}}}` as a choice. */
function choiceOf(value: Json): readonly (BlockData & { readonly name: string })[] {
  if (!isMap(value) || !isMap(value['choose'])) return [];
  const { name, ...rest } = value['choose'];
  const block = blockOf(rest);
  return block && typeof name === 'string' ? [{ ...block, name }] : [];
}

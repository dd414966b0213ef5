import {
  abilityReason,
  answer,
  type Figure,
  forbid,
  type Game,
  hasKeyword,
  keepsLabel,
  labelOf,
} from '@scapewright/skirmish/author';
import type { ContinuousOf } from './continuous.ts';
import type { Parameters } from './parameters.ts';

/** `{species, class, personality}`: what its card shows of these does not belong to the figure, this does. */
export function replacedLabels(p: Parameters): ContinuousOf {
  const kinds = (['species', 'class', 'personality'] as const).filter((kind) => p.has(kind));
  if (kinds.length === 0)
    p.problem(
      undefined,
      'replace-labels names what is replaced',
      'write "species: ...", "class: ..." or both',
    );
  const own = kinds.map((kind) => labelOf(p.text(kind)));
  const shown = (game: Game, figure: Figure): readonly string[] =>
    kinds.flatMap((kind) => game.definition(figure)[kind]).map(labelOf);
  return {
    hooks: (applies) => [
      ...own.flatMap((label) => labelled(label).hooks(applies)),
      forbid(keepsLabel, {
        reason: abilityReason.answers,
        when: (game, args, source) =>
          !own.includes(args.keyword) &&
          shown(game, args.figure).includes(args.keyword) &&
          applies(game, source, args.figure, args) !== undefined,
      }),
    ],
  };
}

/** The figure has a label that its card does not show. */
export function labelled(label: string): ContinuousOf {
  return {
    hooks: (applies) => [
      answer(hasKeyword, {
        reason: abilityReason.answers,
        when: (_game, args) => args.keyword === label,
        answer: (game, args, source) => (applies(game, source, args.figure ?? -1, args) ? true : undefined),
      }),
    ],
  };
}

import type { Choice, Seat } from '@scapewright/kernel';
import {
  askDice,
  askSign,
  cardRefusal,
  cardsMatching,
  cardUses,
  type DiceSubset,
  type Figure,
  figuresMatching,
  filterRefusal,
  type Game,
  passes,
  type SkirmishRun,
} from '@scapewright/skirmish/author';
import { type BarOf, barOf } from './aimed-at.ts';
import { type ChoiceOf, type Choosing, readCount } from './choice.ts';
import type { BlockData, ClauseProblem } from './clause-data.ts';
import {
  defeatedMatching,
  oneOf,
  readCardFilter,
  readFigures,
  readFilter,
  readMembers,
  readOnCard,
} from './figures.ts';
import { fixFor, Parameters } from './parameters.ts';
import { type FiguresOf, type Scope, seenIn } from './scope.ts';
import { readSpaceChoice } from './space-choice.ts';
import { readTokenChoice } from './token-words.ts';

type Reader = (parameters: Parameters, bar: BarOf | undefined) => Choosing;

/** Choices by verb: what `choose` may hold. */
export const choiceVerbs: Readonly<Record<string, Reader>> = {
  figure: readFigureChoice,
  'defeated-figure': readDefeatedChoice,
  'on-card': readOnCardChoice,
  space: readSpaceChoice,
  token: readTokenChoice,
  enum: (p) => {
    const { least, most } = readCount(p);
    if (p.has('of') && p.any('of') === 'damage-type') return damageTypes(p.texts('except'));
    const labels = p.texts('of');
    if (labels.length === 0)
      p.problem('of', 'an enum has values', 'write "of: damage-type" or "of: [heal, exit]"');
    return {
      least,
      options: () => labels.map((_, at) => at),
      ask: (run, scope, seat, options) =>
        run.pickSeveral({
          ...{ seat, asks: scope.source.id, domain: 'label', options, source: scope.source.key },
          ...{ least, most: most(scope) },
          keyOf: (at) => labels[at] ?? '',
          readKey: (key) => (labels.includes(key) ? labels.indexOf(key) : undefined),
        }),
    };
  },
  'plus-or-minus': (p) => {
    const by = p.number('by');
    return {
      least: 1,
      options: () => [by, -by],
      ask: (run, { source }, seat) => {
        const sign = askSign(run, source, seat, by);
        return sign === 0 ? undefined : [sign * by];
      },
    };
  },
  'dice-subset': () => ({
    least: 1,
    options: () => undefined,
    ask: (run, { source, args }, seat) => {
      const dice = askDice(run, args.roll ?? 0, source, seat);
      return dice && [dice.skulls, dice.shields, dice.blanks];
    },
  }),
  number: (p) => {
    const least = p.number('from', 0);
    const most = p.number('to');
    return numbers(
      'number',
      Array.from({ length: Math.max(0, most - least) + 1 }, (_, at) => least + at),
    );
  },
  opponent: () => ({
    least: 1,
    decides: true,
    options: ({ game, source }) => opponents(game, game.seatOf(source)),
    ask: (run, { source }, seat, options) => [
      run.pick({ seat, asks: source.id, domain: 'player', options, source: source.key }),
    ],
  }),
  card: (p) => {
    const { least, most } = readCount(p);
    const filter = readMembers(p);
    return {
      least,
      options: (scope) => {
        const { game, self } = scope;
        const seen = seenIn(scope, filter);
        const fits = (figure: Figure): boolean => game.isAlive(figure) && passes(game, seen, self, figure);
        return game.facts.cardNames.flatMap((_, card) => (game.figuresOf(card).some(fits) ? [card] : []));
      },
      ask: (run, scope, seat, options) =>
        run.pickSeveral({
          ...{ seat, asks: scope.source.id, domain: 'card', options, source: scope.source.key },
          ...{ least: Math.min(least, options.length), most: Math.min(most(scope), options.length) },
        }),
    };
  },
  'figureless-card': readCardChoice,
};

/** The dice that a `dice-subset` has chosen. */
export function chosenDice(chosen: readonly number[]): DiceSubset {
  const [skulls = 0, shields = 0, blanks = 0] = chosen;
  return { skulls, shields, blanks };
}

function readFigureChoice(p: Parameters, bar: BarOf | undefined): Choosing {
  const { least, most } = readCount(p);
  const from: FiguresOf = readFigures(p, 'seen-from');
  const except = p.has('except') ? readFigures(p, 'except') : undefined;
  const leaving = p.has('leaving') ? readFilter(p.under('leaving')) : undefined;
  const filter = readMembers(p);
  return {
    least,
    isFigure: true,
    options: (scope) => {
      const left = figuresMatching(scope.game, seenIn(scope, filter), oneOf(from, scope));
      const others = leaving && figuresMatching(scope.game, seenIn(scope, leaving), scope.self);
      const isLeft = (figure: Figure): boolean => !others || others.some((other) => other !== figure);
      const isBarred = (figure: Figure): boolean => bar?.(scope, figure) !== undefined;
      return left.filter(
        (figure) => !except?.(scope).includes(figure) && isLeft(figure) && !isBarred(figure),
      );
    },
    ask: (run, scope, seat, options) => {
      const { game, source } = scope;
      const whyNot = (figure: Figure) =>
        bar?.(scope, figure) ?? filterRefusal(game, seenIn(scope, filter), oneOf(from, scope), figure);
      return askFigures(run, source, seat, { options, least, most: most(scope), whyNot });
    },
  };
}

function readDefeatedChoice(p: Parameters): Choosing {
  const { least, most } = readCount(p);
  const filter = readMembers(p);
  return {
    least,
    options: (scope) => defeatedMatching(scope, filter),
    ask: (run, scope, seat, options) =>
      askFigures(run, scope.source, seat, { options, least, most: most(scope) }),
  };
}

/** Figures that lie on the card of another. */
function readOnCardChoice(p: Parameters): Choosing {
  const { least, most } = readCount(p);
  const lying = readOnCard(p);
  return {
    least,
    options: (scope) => lying(scope),
    ask: (run, scope, seat, options) =>
      askFigures(run, scope.source, seat, { options, least, most: most(scope) }),
  };
}

/** A card without figures that the ability removes or takes: what may not be is no option, and says why. */
function readCardChoice(p: Parameters): Choosing {
  const use = p.oneOf('to', cardUses);
  const filter = readCardFilter(p);
  const { uniqueness = [] } = filter;
  const isMeantAsUnique = uniqueness.includes('unique') && !uniqueness.includes('uncommon');
  return {
    least: 1,
    options: ({ game, source }) => {
      const seat = game.seatOf(source);
      return cardsMatching(game, filter, seat).filter((card) => !cardRefusal(game, use, card, seat));
    },
    ask: (run, { source }, seat, options) => {
      const { game } = run;
      const card = run.pick({
        seat,
        asks: source.id,
        domain: 'card',
        options,
        source: source.key,
        whyNot: (one) => cardRefusal(game, use, one, game.seatOf(source)),
      });
      if (isMeantAsUnique && game.definitionOfCard(card).uniqueness === 'uncommon')
        run.note('card.as-unique', { card });
      return [card];
    },
  };
}

interface FiguresAsked {
  readonly options: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly whyNot?: NonNullable<Choice['whyNot']>;
}

function askFigures(
  run: SkirmishRun,
  source: Scope['source'],
  seat: Seat,
  { options, least, most, whyNot }: FiguresAsked,
): readonly number[] {
  const count = { least: Math.min(least, options.length), most: Math.min(most, options.length) };
  const why = whyNot && { whyNot };
  return run.pickSeveral({
    ...{ seat, asks: source.id, domain: 'figure', options, source: source.key },
    ...count,
    ...why,
  });
}

function damageTypes(except: readonly string[]): Choosing {
  const all = ['cold', 'electric', 'heat', 'light', 'sonic', 'toxic'];
  return {
    least: 1,
    options: ({ game }) =>
      game.parameters.kinds.flatMap((kind, at) => (all.includes(kind) && !except.includes(kind) ? [at] : [])),
    ask: (run, { source }, seat, options) => [
      run.pick({ seat, asks: source.id, domain: 'kind', options, source: source.key }),
    ],
  };
}

function numbers(domain: string, options: readonly number[]): Choosing {
  return {
    least: 1,
    options: () => options,
    ask: (run, { source }, seat) => [
      run.pick({ seat, asks: source.id, shape: 'number', domain, options, source: source.key }),
    ],
  };
}

function opponents(game: Game, seat: Seat): readonly number[] {
  const seats = Array.from({ length: game.seatCount }, (_, one) => one);
  return seats.filter((one) => game.teamOf(one) !== game.teamOf(seat) && !game.isOut(one));
}

/** Reads the choices of a part, each with its name; `then` is what is done with what they name. */
export function readChoices(
  blocks: readonly (BlockData & { readonly name: string })[],
  path: readonly (string | number)[],
  problems: ClauseProblem[],
  then: readonly BlockData[] = [],
): readonly ChoiceOf[] {
  return blocks.flatMap((block, at) => {
    const parameters = new Parameters(block.with, [...path, at, block.verb], problems);
    const read = choiceVerbs[block.verb];
    if (!read) {
      const fix = fixFor(block.verb, Object.keys(choiceVerbs));
      problems.push({ path: [...path, at], message: `unknown choice "${block.verb}"`, fix });
      return [];
    }
    const choice = { name: block.name, ...read(parameters, barOf(block.name, then)) };
    parameters.end();
    return [choice];
  });
}

import {
  type AreaShape,
  type AttackMode,
  areaAttack,
  attackAreas,
  bears,
  type Figure,
  figuresMatching,
  type Game,
  legalTargets,
  partnersFor,
  passes,
  placesOf,
  type SpecialAttack,
} from '@scapewright/skirmish/author';
import { readNested } from './conditions.ts';
import type { Reading } from './effect.ts';
import { readFilter, readSideOrFilter } from './figures.ts';
import { readNumber } from './numbers.ts';
import { isMap, Parameters } from './parameters.ts';
import { type AskedWith, type ClauseFilter, type Scope, seenIn } from './scope.ts';

/** Whom an attack may reach: `attacker` sees the other. */
type Test = (game: Game, attacker: Figure, other: Figure) => boolean;

/**
 * Reads a special attack: `range`, `attack` (a number, or a list of which one is taken for each attack), `uses`,
 * `distinct-targets`, `lob`, `line-behind`, `type`, `area` with `length`, `itself` and `affects`, `targets`, `sight`, `while-engaged`,
 * `more: {by, against}`, `modes`, `pool`, `also: {most, figures}`, `again`, `further`, `must-go-on`, `together: {count, figures, target}`.
 */
export function readSpecialAttack(p: Parameters, reading: Reading): SpecialAttack {
  const modes = readModes(p);
  const widest = modes && Math.max(...modes.map(({ range }) => range));
  // What has been read in the end: by it the filters find whose relations they speak of.
  const read: { attack?: SpecialAttack } = {};
  const passing = (filter: ClauseFilter): Test => testOf(filter, reading, read);
  const together = p.has('together') ? readTogether(p.under('together'), passing) : undefined;
  const targets = p.has('targets') ? passing(readFilter(p.under('targets'))) : undefined;
  const lob = p.has('lob') ? p.number('lob') : undefined;
  const again = p.has('again') ? readNested(p, 'again') : undefined;
  const further = p.has('further') ? p.oneOf('further', ['chain', 'same']) : undefined;
  const attack: SpecialAttack = {
    range: widest ?? p.number('range'),
    attack: modes ? Math.max(...modes.map(({ attack: dice }) => dice)) : p.number('attack'),
    ...(again || modes ? {} : { attacks: p.number('uses', 1) }),
    kinds: p.texts('type'),
    sameTwice: !p.flag('distinct-targets') && further !== 'chain',
    ...(p.has('more') ? { more: readMore(p.under('more'), reading) } : {}),
    ...(p.flag('sight', true) && lob === undefined ? {} : { blind: true }),
    ...(p.flag('while-engaged') ? { unbound: true } : {}),
    ...(modes ? { modes } : {}),
    ...(p.has('pool') ? { pool: readPool(p) } : {}),
    ...(p.has('also') ? { also: readAlso(p.under('also'), passing, read) } : {}),
    ...(again
      ? { goesOn: (game, row) => again.every((one) => one(scopeIn(game, { attack: row }, reading))) }
      : {}),
    ...(further ? { further } : {}),
    ...(p.flag('must-go-on') ? { mustGoOn: true } : {}),
    ...(together ? { together } : {}),
    ...(targets || together || lob !== undefined
      ? { targets: within(lob, withPartners(targets, together)) }
      : {}),
    ...(p.has('line-behind') ? { lineBehind: p.number('line-behind') } : {}),
  };
  read.attack = areaAttack(attack, p.oneOf('area', attackAreas, 'target'), readShape(p, passing));
  return read.attack;
}

/** A lobbed attack reaches bases that are at most so many levels above that of the attacker. */
function within(lob: number | undefined, test: Test): Test {
  if (lob === undefined) return test;
  return (game, attacker, target) => {
    const [from, to] = [attacker, target].map((figure) => placesOf(game, figure)[0]);
    if (from === undefined || to === undefined || !test(game, attacker, target)) return false;
    const { level } = game.field;
    return (level[to] as number) <= (level[from] as number) + lob;
  };
}

/** Several ways to attack: a list of `{range, attack}`, or one range with a list of numbers of dice. */
function readModes(p: Parameters): readonly AttackMode[] | undefined {
  if (p.has('modes'))
    return p.blocks('modes').map((one, at) => {
      const mode = new Parameters(isMap(one) ? one : {}, [...p.path, 'modes', at], p.problems);
      const read = { range: mode.number('range'), attack: mode.number('attack') };
      mode.end();
      return read;
    });
  const dice = p.any('attack');
  if (!Array.isArray(dice)) return undefined;
  const range = p.number('range');
  const isRight = dice.length > 0 && dice.every((one) => typeof one === 'number' && one > 0);
  if (!isRight) p.problem('attack', 'attack is a list of numbers of dice', 'write "attack: [1, 2, 3]"');
  return dice.map((one) => ({ range, attack: typeof one === 'number' ? one : 1 }));
}

/** Dice of all attacks together; `any`: each may take any of its modes. */
function readPool(p: Parameters): number | 'without-end' {
  if (p.any('pool') === 'any') return 'without-end';
  return p.number('pool');
}

/** `more: {by, against: FILTER}`: dice that a text adds against some targets; `by` may be worked out. */
function readMore(p: Parameters, reading: Reading): NonNullable<SpecialAttack['more']> {
  const by = readNumber(p, 'by', 1);
  const against = readSideOrFilter(p, 'against', 'any');
  p.end();
  const more: NonNullable<SpecialAttack['more']> = (game, attacker, target, attack) => {
    // Who only thinks of attacking asks before the attack is open: its row is that of another then, or empty.
    const isOpen = game.facts.sources[game.readAttack('source', attack)]?.specialAttack?.more === more;
    const scope = isOpen ? scopeIn(game, { attack }, reading) : scopeBefore(game, attacker, more, reading);
    return scope && passes(game, seenIn(scope, against), attacker, target) ? by(scope) : 0;
  };
  return more;
}

/** What they see before the attack is open: the attacker, and the ability of its card that says so. */
function scopeBefore(
  game: Game,
  self: Figure,
  more: SpecialAttack['more'],
  { relations }: Reading,
): Scope | undefined {
  const card = game.cardOf(self);
  const source = game.facts.sources.find((one) => one.owner === card && one.specialAttack?.more === more);
  return source && { game, source, self, args: { figure: self }, chosen: {}, relations };
}

/**
 * `also: {most, least, figures, then, targets, beside, sweep}`: others that the attacker may have affected, as the target sees them, or whom
 * it could have chosen as its target; and whoever is next to one of them, or between them around the attacker.
 */
function readAlso(
  p: Parameters,
  passing: (filter: ClauseFilter) => Test,
  read: { readonly attack?: SpecialAttack },
): NonNullable<SpecialAttack['also']> {
  const most = p.number('most', 1);
  const reach = {
    ...(p.has('least') ? { least: p.number('least') } : {}),
    ...(p.has('then') ? { then: readSeen(p.under('then'), passing) } : {}),
    ...(p.flag('beside') ? { beside: true } : {}),
    ...(p.flag('sweep') ? { sweep: true } : {}),
  };
  if (p.flag('targets')) {
    p.end();
    const figures = (game: Game, attacker: Figure): readonly number[] =>
      legalTargets(game, { attacker, special: read.attack });
    return { most, figures, ...reach };
  }
  const figures = readSeen(p.under('figures'), passing);
  p.end();
  return { most, ...reach, figures };
}

/** Figures that pass a filter as another than the attacker sees them, and as the attacker does where that is known to it alone. */
function readSeen(
  p: Parameters,
  passing: (filter: ClauseFilter) => Test,
): (game: Game, attacker: Figure, from: Figure) => readonly number[] {
  const filter = readFilter(p);
  const { scoped } = filter;
  const also = passing({ side: 'any', ...(scoped ? { scoped } : {}) });
  return (game, attacker, from) =>
    figuresMatching(game, filter, from).filter((figure) => !scoped || also(game, attacker, figure));
}

/** `together: {count, figures: FILTER, target: FILTER}`: so many others, as the attacker sees them, who see the target as `target` says. */
function readTogether(
  p: Parameters,
  passing: (filter: ClauseFilter) => Test,
): NonNullable<SpecialAttack['together']> {
  const count = p.number('count', 1);
  const joins = passing(readFilter(p.under('figures')));
  const target = p.has('target') ? readFilter(p.under('target')) : {};
  p.end();
  return {
    count,
    figures: (game, attacker, aim) =>
      figuresMatching(game, {}, attacker).filter(
        (figure) => figure !== attacker && joins(game, attacker, figure) && passes(game, target, figure, aim),
      ),
  };
}

function withPartners(targets: Test | undefined, together: SpecialAttack['together']): Test {
  return (game, attacker, target) =>
    (!targets || targets(game, attacker, target)) &&
    (!together || partnersFor(game, attacker, target, together).length >= together.count);
}

function readShape(p: Parameters, passing: (filter: ClauseFilter) => Test): AreaShape {
  return {
    ...(p.has('length') ? { length: p.number('length') } : {}),
    ...(p.flag('itself') ? { itself: true } : {}),
    ...(p.has('affects') ? { affects: passing(readFilter(p.under('affects'))) } : {}),
  };
}

/** A filter as the attacker sees others, with what it says that only the ability knows, such as its relations. */
function testOf(
  filter: ClauseFilter,
  { relations }: Reading,
  read: { readonly attack?: SpecialAttack },
): Test {
  if (!filter.scoped && !filter.anyOf)
    return (game, attacker, other) => passes(game, filter, attacker, other);
  return (game, attacker, other) => {
    const own = game.facts.sources.filter((one) => bears(game, one, attacker));
    const source = own.find(({ specialAttack }) => specialAttack === read.attack) ?? own[0];
    if (!source) return false;
    const args = { figure: attacker, attacker };
    const scope: Scope = { game, source, self: attacker, args, chosen: {}, relations };
    return passes(game, seenIn(scope, filter), attacker, other);
  };
}

/** What conditions and numbers of a special attack see: the attacker, whose ability it is, and the attack. */
function scopeIn(game: Game, args: AskedWith & { readonly attack: number }, { relations }: Reading): Scope {
  const self = game.readAttack('attacker', args.attack);
  const source = game.facts.sources[game.readAttack('source', args.attack)];
  if (!source) throw new Error('a special attack has no source');
  return { game, source, self, args: { ...args, figure: self }, chosen: {}, relations };
}

import {
  addMarkers,
  alterTerrain,
  attackTable,
  type CardUse,
  changeResult,
  durations,
  flipCard,
  forgetRelation,
  isSpared,
  moveMarkers,
  rerollDice,
  rollTable,
  setRelation,
  throwAgain,
  useCardOf,
} from '@scapewright/skirmish/author';
import { chosenDice } from './choices.ts';
import { does, type EffectReader } from './effect.ts';
import { oneOf, readFigures } from './figures.ts';
import { readNumber } from './numbers.ts';
import { orderMarkerEffects } from './order-marker-effects.ts';
import type { Parameters } from './parameters.ts';
import { attackIn, type EffectOf, relationOnCard, relationPart, sidesIn } from './scope.ts';

/** Effects on dice, markers, relations, cards and terrain, by verb. */
export const cardEffects: Readonly<Record<string, EffectReader>> = {
  'add-marker': (p) => {
    const name = p.text('name');
    const count = readNumber(p, 'count', 1);
    return does((run, scope) => void addMarkers(run, scope.source.owner, name, count(scope)));
  },
  'remove-marker': (p) => {
    const name = p.text('name');
    const count = readNumber(p, 'count', 1);
    return does((run, scope) => void addMarkers(run, scope.source.owner, name, -count(scope)));
  },
  'flip-card': (p) => {
    const figures = readFigures(p, 'of');
    return does((run, scope) => {
      const figure = oneOf(figures, scope);
      if (figure >= 0) flipCard(run, scope.game.cardOf(figure));
    });
  },
  'remove-card': (p) => onCard(p, 'remove'),
  'take-card': (p) => onCard(p, 'take'),
  'move-markers': (p) => {
    const orders = p.flag('orders');
    const names = p.texts('names');
    const from = p.has('from') ? readFigures(p, 'from') : undefined;
    const to = p.has('to') ? readFigures(p, 'to') : undefined;
    const all = p.flag('all');
    return does((run, scope) => {
      const { game, source, args } = scope;
      const sources = from ? from(scope).map((figure) => game.cardOf(figure)) : [args.card ?? source.owner];
      const cards = to && { to: [...new Set(to(scope).map((figure) => game.cardOf(figure)))] };
      moveMarkers(run, source, [...new Set(sources)], { orders, names, all, ...cards });
    });
  },
  'set-relation': (p) => {
    const name = p.text('name');
    const to = readFigures(p, 'to', 'target');
    const of = readFigures(p, 'of');
    const until = p.oneOf('until', durations, 'game');
    const adds = p.flag('adds');
    return does((run, scope) => {
      const others = to(scope);
      for (const figure of others.length > 0 ? of(scope) : []) {
        const own = { of: scope.source, part: relationPart(name) };
        const meant = name.includes('.') ? relationOnCard(run.game, figure, name) : own;
        if (meant) setRelation(run, meant.of, figure, others, { part: meant.part, until, adds });
      }
    });
  },
  'forget-relation': (p) => {
    const name = p.text('name');
    const to = readFigures(p, 'to', 'subject');
    return does((run, scope) => forgetRelation(run, scope.source, to(scope), relationPart(name)));
  },
  ...orderMarkerEffects,
  'set-result': (p) => {
    const of = p.oneOf('of', ['hits', 'blocks']);
    const to = readNumber(p, 'to');
    return does((run, scope) => {
      const attack = attackIn(scope);
      if (attack < 0) return;
      const { attacker, defender } = sidesIn(scope);
      if (!isSpared(run, of === 'hits' ? attacker : defender)) run.write(attackTable[of], attack, to(scope));
    });
  },
  reroll: (p) => {
    const dice = p.choice('dice', ['all']);
    const showing = p.has('showing') ? p.texts('showing') : undefined;
    const most = p.number('most', Number.MAX_SAFE_INTEGER);
    return does((run, { args, chosen }) => {
      const roll = args.roll;
      if (roll === undefined) return;
      if (showing) {
        let left = most;
        const shown = (face: string, count: number): number => {
          const taken = showing.includes(face) ? Math.min(left, count) : 0;
          left -= taken;
          return taken;
        };
        rerollDice(run, roll, {
          skulls: shown('skull', run.read(rollTable.skulls, roll)),
          shields: shown('shield', run.read(rollTable.shields, roll)),
          blanks: shown('blank', run.read(rollTable.blanks, roll)),
        });
        return;
      }
      const subset = chosen[dice];
      if (subset) rerollDice(run, roll, chosenDice(subset));
      else throwAgain(run, roll);
    });
  },
  'modify-result': (p) => {
    const by = readNumber(p, 'by');
    return does((run, scope) => {
      const { roll } = scope.args;
      if (roll !== undefined) changeResult(run, roll, by(scope));
    });
  },
  'add-or-remove-terrain': (p) => {
    const at = p.choice('at');
    const terrain = p.text('terrain');
    return does((run, { chosen }) => {
      for (const space of chosen[at] ?? []) alterTerrain(run, space, terrain);
    });
  },
};

/** Does something with the card without figures that a choice has picked. */
function onCard(p: Parameters, use: CardUse): EffectOf {
  const name = p.choice('card');
  return does((run, { game, source, chosen }) => {
    for (const card of chosen[name] ?? []) useCardOf(run, use, card, game.seatOf(source));
  });
}

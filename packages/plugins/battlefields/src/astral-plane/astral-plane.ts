import {
  type Card,
  defineMessages,
  type Figure,
  figuresOn,
  forbid,
  type Game,
  hasLabel,
  mayReveal,
  mayStand,
  mayTakeMarkers,
  type PluginParts,
  regionOf,
  relativesOf,
  removeFigure,
  rules,
  terrain,
  trigger,
} from '@scapewright/skirmish/author';
import { broughtBy } from '../brought.ts';

const messages = defineMessages('astral-plane', {
  laid: {
    text: 'battlefield {battlefield} is the Astral Plane, connected to no other',
    rules: { '*': ['SS-ASTRAL-001', 'SS-ASTRAL-002', 'SS-ASTRAL-003'] },
  },
  barred: { text: 'only Manifestations are on the Astral Plane', rules: { '*': ['SS-ASTRAL-005'] } },
  noMarkers: {
    text: 'no order marker is put on the card of a figure on the Astral Plane',
    rules: { '*': ['SS-ASTRAL-006'] },
  },
  notRevealed: {
    text: '{seat} reveals no marker on {card}: its figure is on the Astral Plane',
    rules: { '*': ['SS-ASTRAL-007'] },
  },
  tethered: {
    text: '{figure} stays on the Astral Plane, tethered elsewhere',
    rules: { '*': ['SS-ASTRAL-008'] },
  },
  untethered: { text: '{figure} has no Tether and leaves the game', rules: { '*': ['SS-ASTRAL-008'] } },
});

const kind = 'astral-plane';
const label = 'manifestation';

/** The spaces of which the Astral Plane consists. */
const ground = terrain({
  id: kind,
  name: 'Astral Plane',
  text: 'Neither land nor anything else, and of no category.',
  land: 'neither',
  groups: [],
  levels: 1,
  stops: 'never',
  fallReduction: 0,
  rules: { '*': ['SS-ASTRAL-004', 'SS-ASTRAL-009'] },
});

/** Has a figure on the Astral Plane a Tether: one to which its card has tied it, no enemy and on another battlefield? */
function hasTether(game: Game, figure: Figure): boolean {
  const here = regionOf(game, figure);
  return relativesOf(game, figure).some(
    (other) => game.isOnBattlefield(other) && !game.isEnemy(figure, other) && regionOf(game, other) !== here,
  );
}

/** May no order marker be on the card: is one of its figures on the plane, of a pool every one that lives? */
function isAstralCard(game: Game, card: Card): boolean {
  const living = game.figuresOf(card).filter((figure) => game.isAlive(figure));
  const isThere = (figure: Figure): boolean => game.isPlaced(figure) && game.standsOn(figure, kind);
  if (game.definitionOfCard(card).uniqueness !== 'common') return living.some(isThere);
  return living.length > 0 && living.every(isThere);
}

const brought = broughtBy({
  kind,
  name: 'Astral Plane',
  keywords: [label],
  columns: 5,
  rows: 5,
  exits: [],
});

const astralPlaneRule = rules({
  id: kind,
  name: 'The Astral Plane',
  text: 'A separate battlefield for Manifestations: no order markers for who is there, and nobody stays without a Tether elsewhere.',
  messages,
  wanted: brought.wanted,
  battlefield: brought.battlefield,
  speaksOf: { labels: [label] },
  hooks: [
    brought.hook,
    forbid(mayStand, {
      reason: messages.barred,
      where: ({ field }) => field.spacesOf(kind),
      when: (game, { figure, space }) => game.terrainOf(space) === kind && !hasLabel(game, figure, label),
    }),
    forbid(mayTakeMarkers, {
      reason: messages.noMarkers,
      when: (game, { card }) => isAstralCard(game, card),
    }),
    forbid(mayReveal, {
      reason: messages.notRevealed,
      when: (game, { card }) => isAstralCard(game, card),
    }),
    trigger('7', {
      commutes: true,
      when: (game) => figuresOn(game, kind).length > 0,
      run: (run) => {
        for (const figure of figuresOn(run.game, kind)) {
          const stays = hasTether(run.game, figure);
          run.note(stays ? messages.tethered : messages.untethered, { figure });
          if (!stays) removeFigure(run, figure);
        }
      },
    }),
  ],
});

/** The Astral Plane: its ground and its rules. */
export const astralPlaneParts: PluginParts = {
  units: [ground, astralPlaneRule],
};

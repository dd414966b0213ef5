import {
  figuresOn,
  forbid,
  type Game,
  hasLabel,
  mayReveal,
  mayStand,
  mayTakeMarkers,
  regionOf,
  relativesOf,
  removeFigure,
  rules,
  type SkirmishPlugin,
  terrain,
  trigger,
} from '@scapewright/skirmish';
import { broughtBy } from '../brought.ts';

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
function hasTether(game: Game, figure: number): boolean {
  const here = regionOf(game, figure);
  return relativesOf(game, figure).some(
    (other) => game.isOnBattlefield(other) && !game.isEnemy(figure, other) && regionOf(game, other) !== here,
  );
}

/** May no order marker be on the card: is one of its figures on the plane, of a pool every one that lives? */
function isAstralCard(game: Game, card: number): boolean {
  const living = game.figuresOf(card).filter((figure) => game.isAlive(figure));
  const isThere = (figure: number): boolean => game.isPlaced(figure) && game.standsOn(figure, kind);
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
  reasons: [
    'astral-plane.laid',
    'astral-plane.barred',
    'astral-plane.no-markers',
    'astral-plane.not-revealed',
    'astral-plane.tethered',
    'astral-plane.untethered',
  ],
  reasonRules: {
    'astral-plane.laid': { '*': ['SS-ASTRAL-001', 'SS-ASTRAL-002', 'SS-ASTRAL-003'] },
    'astral-plane.barred': { '*': ['SS-ASTRAL-005'] },
    'astral-plane.no-markers': { '*': ['SS-ASTRAL-006'] },
    'astral-plane.not-revealed': { '*': ['SS-ASTRAL-007'] },
    'astral-plane.tethered': { '*': ['SS-ASTRAL-008'] },
    'astral-plane.untethered': { '*': ['SS-ASTRAL-008'] },
  },
  lines: {
    'astral-plane.laid': 'battlefield {battlefield} is the Astral Plane, connected to no other',
    'astral-plane.barred': 'only Manifestations are on the Astral Plane',
    'astral-plane.no-markers': 'no order marker is put on the card of a figure on the Astral Plane',
    'astral-plane.not-revealed': '{seat} reveals no marker on {card}: its figure is on the Astral Plane',
    'astral-plane.tethered': '{figure} stays on the Astral Plane, tethered elsewhere',
    'astral-plane.untethered': '{figure} has no Tether and leaves the game',
  },
  wanted: brought.wanted,
  battlefield: brought.battlefield,
  speaksOf: { labels: [label] },
  hooks: [
    brought.hook,
    forbid(mayStand, {
      reason: 'astral-plane.barred',
      when: (game, { figure, space }) => game.terrainOf(space) === kind && !hasLabel(game, figure, label),
    }),
    forbid(mayTakeMarkers, {
      reason: 'astral-plane.no-markers',
      when: (game, { card }) => isAstralCard(game, card),
    }),
    forbid(mayReveal, {
      reason: 'astral-plane.not-revealed',
      when: (game, { card }) => isAstralCard(game, card),
    }),
    trigger('7', {
      commutes: true,
      when: (game) => figuresOn(game, kind).length > 0,
      run: (run) => {
        for (const figure of figuresOn(run.game, kind)) {
          const stays = hasTether(run.game, figure);
          run.note(stays ? 'astral-plane.tethered' : 'astral-plane.untethered', { figure });
          if (!stays) removeFigure(run, figure);
        }
      },
    }),
  ],
});

/** The Astral Plane: its ground and its rules. */
export const astralPlanePlugin: SkirmishPlugin = {
  id: 'battlefields/astral-plane',
  version: '1.0.0',
  units: [ground, astralPlaneRule],
};

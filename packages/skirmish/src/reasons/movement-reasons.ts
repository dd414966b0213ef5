import { type RefusalReason, refusalReasons } from '@scapewright/board';

/** Who or what may be in the way. */
const obstacles = ['enemy', 'friend', 'engaged', 'partner', 'neutral', 'object'] as const;
type Obstacle = (typeof obstacles)[number];

/** Reasons for which a way may not be taken: the path search's, and who or what stands there. */
export const refusedWays: readonly (
  | `move.${RefusalReason}`
  | `move.blocked-by-${Obstacle}`
  | `move.occupied-by-${Obstacle}`
)[] = [
  ...refusalReasons.filter((reason) => reason !== 'none').map((reason) => `move.${reason}` as const),
  ...obstacles.map((obstacle) => `move.blocked-by-${obstacle}` as const),
  ...obstacles.map((obstacle) => `move.occupied-by-${obstacle}` as const),
];

/** Reasons of moving, falling, engagement and swipes. */
export const movementReasons = [
  'move.phase',
  'move.path',
  'move-action.begins',
  'move-action.of-squad',
  'move-action.several',
  'move.begins',
  'move.begins-special',
  'move.begins-maneuver',
  'move.special',
  'move.stays',
  'move.stopped-at-start',
  'move.unstoppable',
  'move.unstoppable-stopped',
  'move.step',
  'move.up',
  'move.up-beyond-height',
  'move.down',
  'move.link',
  'move.passes',
  'move.passes-enemy',
  'move.double-base',
  'move.multi-base',
  'move.turned',
  'move.half-hex-crossed',
  'move.under-overhang',
  'move.onto-overhang',
  'move.cut-short',
  'move.taken',
  'move.too-far-up',
  'fly.takes-off',
  'fly.lands',
  'fall.damage',
  'fall.major',
  'fall.extreme',
  'fall.survived',
  'fall.of-leading-part',
  'fall.rolled',
  'fall.none',
  'fall.over',
  'engagement.begins',
  'engagement.kept',
  'swipe.offered',
  'swipe.taken',
  'swipe.declined',
  'swipe.none',
  'swipe.several',
  'swipe.rolled',
  'swipe.over',
  'place.placed',
  'place.no-fall',
  'place.impossible',
  'place.wrong-base',
  'place.no-full-hex',
  'place.no-room',
  'place.object',
  'place.occupied',
  'place.barred',
  'place.uneven',
  'switch.done',
  'switch.impossible',
  'knockback.direction',
  'knockback.begins',
  'knockback.step',
  'knockback.up',
  'knockback.edge',
  'knockback.damage',
  'terrain.added',
  'terrain.removed',
] as const;

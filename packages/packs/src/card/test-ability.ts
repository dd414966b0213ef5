/** What a granted allowance is; the words of the `grant` stimulus. */
export type GrantWhat =
  | 'move-phase'
  | 'move-action'
  | 'transition'
  | 'attack-phase'
  | 'attack-action'
  | 'attack'
  | 'activation';

/** How often in one stretch of the game. */
export type OncePer = 'turn' | 'round' | 'activation' | 'game';

/** The numbers that the test ability `bonus` can change. */
export const bonusStats = [
  'attack',
  'defense',
  'move',
  'range',
  'life',
  'hits',
  'blocks',
  'swipe',
  'fall',
  'initiative',
  'attacks',
  'move-actions',
  'attack-actions',
  'free-levels',
  'needed-range',
] as const;
/** One of them. */
export type BonusStat = (typeof bonusStats)[number];

/**
 * The abilities that the test kit registers for scenarios only, so that timing can be seen without a card that happens to use it.
 * Numbers: dice, spaces and levels as in the rulebook.
 */
export type TestAbility =
  | {
      readonly test: 'probe';
      /** Name of the marker that is put on this card each time the window opens. */
      readonly name: string;
      /** Step code of the timing table, with `before:` or `after:` where the table has them. */
      readonly at: string;
      readonly of: 'self' | 'ally' | 'enemy' | 'any';
    }
  | {
      readonly test: 'bonus';
      readonly stat: BonusStat;
      readonly add: number;
      readonly when: 'always' | 'adjacent' | 'height' | 'moved';
      readonly of: 'self' | 'allies' | 'enemies';
      /** Reach of the aura in spaces; undefined = everywhere. */
      readonly within: number | undefined;
      readonly clearSight: boolean;
    }
  /** `attacks` in all, two means two. */
  | { readonly test: 'extra-attacks'; readonly attacks: number }
  | {
      readonly test: 'special-attack';
      readonly id: string;
      readonly range: number;
      readonly attack: number;
      readonly hits: 'target' | 'line' | 'adjacent-to-target' | 'all-adjacent';
      readonly kinds: readonly string[];
      readonly attacks: number;
    }
  | {
      readonly test: 'special-move';
      readonly id: string;
      readonly move: number;
      /** Levels up or down at most; undefined = no limit of its own. */
      readonly height: number | undefined;
      readonly flying: boolean;
      readonly unstoppable: boolean;
    }
  | {
      readonly test: 'escape';
      readonly at: string;
      /** Lowest d20 result that escapes. */
      readonly on: number;
    }
  | {
      readonly test: 'grants';
      readonly at: string;
      readonly what: GrantWhat | 'maneuver';
      readonly to: 'ally' | 'self' | 'enemy';
      readonly spaces: number | undefined;
      readonly optional: boolean;
      readonly once: OncePer | undefined;
    }
  | {
      readonly test: 'reroll';
      readonly die: 'd20' | 'attack' | 'defense';
      readonly whose: 'own' | 'any';
      readonly once: OncePer | undefined;
    }
  /** Blocks added to the result of a defence. */
  | { readonly test: 'block'; readonly add: number }
  /** Hits added to the result of an attack. */
  | { readonly test: 'hit'; readonly add: number }
  | { readonly test: 'heal'; readonly at: string; readonly wounds: number };

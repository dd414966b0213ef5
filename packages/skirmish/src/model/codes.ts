/** Kinds of move action (SS-MOVE-002); `none` where a figure is moved by something else. */
export const moveKinds = { none: -1, normal: 0, special: 1, maneuver: 2 } as const;

/** How a figure may fly in a move; `asItCan` where the move itself does not say. */
export const flights = { asItCan: -1, none: 0, may: 1, must: 2 } as const;

/** Next to whom a move has to end; `beside`: next to the figure that it names. */
export const moveEnds = {
  anywhere: 0,
  besideEnemy: 1,
  clearOfEnemies: 2,
  besideFriend: 3,
  beside: 4,
  besideGoal: 5,
} as const;

/** Whom entering a space stops: nobody, whoever enters with any part of the base, or only a base that lies there as a whole. */
export const stopping = { nobody: 0, anyPart: 1, wholeBase: 2 } as const;

/**
 * What has become of a movement (column `stopped`): it goes on, it has been stopped, a rule has taken the figure out of all
 * movement, or a rule has put it elsewhere, from where it goes on.
 */
export const movements = { goesOn: 0, stopped: 1, over: 2, relocated: 3 } as const;

/** Whether a figure takes part (column `defeated`): `out` found no room, was set aside, or belongs to a card that nobody has taken. */
export const fates = { inGame: 0, defeated: 1, out: 2 } as const;

/** The winner of a game (column `winner`) where that is no team. */
export const verdicts = { open: -2, draw: -1 } as const;

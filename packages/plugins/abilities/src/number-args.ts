/** What attack and defense dice are asked for: the figure whose number it is, and both sides. `special` is 1 for special attacks. */
export interface AttackNumberArgs {
  readonly figure: number;
  readonly attacker: number;
  readonly defender: number;
  readonly special: number;
}

/** What hits and blocks are asked for: an attack that has been rolled. */
export interface AttackResultArgs {
  readonly figure: number;
  readonly attacker: number;
  readonly defender: number;
  readonly attack: number;
}

/** What numbers and questions of one figure are asked for. */
export interface FigureArgs {
  readonly figure: number;
}

/** What questions about two figures are asked for: of `figure`, in view of `other`. */
export interface PairArgs {
  readonly figure: number;
  readonly other: number;
}

/** What can be wrong with the data of a battlefield. */
export type BoardErrorCode =
  | 'board.bad-number'
  | 'board.duplicate-name'
  | 'board.unknown-name'
  | 'board.overlap'
  | 'board.not-neighbours'
  | 'board.no-spaces'
  | 'board.bad-base';

/** Battlefield data that cannot be: says where, what is wrong and what to do about it. */
export class BoardError extends Error {
  readonly code: BoardErrorCode;
  /** Name of the space, or id of the wall, object or link, that is wrong. */
  readonly place: string;
  readonly fix: string;

  constructor(code: BoardErrorCode, place: string, problem: string, fix: string) {
    super(`${place}: ${problem}; ${fix}`);
    this.name = 'BoardError';
    this.code = code;
    this.place = place;
    this.fix = fix;
  }
}

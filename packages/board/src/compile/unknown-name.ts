import { BoardError } from '../board-error.ts';

/** The error for a name that the battlefield does not have. */
export function unknownName(name: string, kind: string, place = name): BoardError {
  return new BoardError(
    'board.unknown-name',
    place,
    `there is no ${kind} ${name}`,
    'check the spelling against the spaces of the battlefield',
  );
}

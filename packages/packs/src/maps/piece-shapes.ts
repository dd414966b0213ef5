import type { Hex } from '@scapewright/board';

/** The hexes that terrain pieces cover at rotation 0; the first is the one by which the map editor's files place them. */
export const pieceShapes = {
  one: hexes('0,0'),
  two: hexes('0,0 1,0'),
  three: hexes('0,0 1,0 0,1'),
  straightThree: hexes('0,0 1,0 2,0'),
  four: hexes('0,0 1,0 0,1 1,1'),
  straightFour: hexes('0,0 1,0 2,0 3,0'),
  straightFive: hexes('0,0 1,0 2,0 3,0 4,0'),
  six: hexes('0,0 1,0 2,0 -1,1 0,1 1,1'),
  seven: hexes('0,0 1,0 -1,1 0,1 1,1 -1,2 0,2'),
  wallWalkSeven: hexes('0,0 1,0 2,0 3,0 0,1 1,1 2,1'),
  wallWalkNine: hexes('0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1'),
  twentyFour: hexes(
    '0,0 1,0 -1,1 0,1 1,1 -1,2 0,2 1,2 -2,3 -1,3 0,3 1,3 2,3 -2,4 -1,4 0,4 1,4 2,4 -3,5 -2,5 -1,5 0,5 1,5 2,5',
  ),
  warehouse: hexes('0,0 1,0 0,1 1,1 2,1 3,1'),
} as const;

/** The usual shape of a terrain piece of so many hexes; undefined where no such piece exists. */
export function shapeOfSize(size: number): readonly Hex[] | undefined {
  switch (size) {
    case 1:
      return pieceShapes.one;
    case 2:
      return pieceShapes.two;
    case 3:
      return pieceShapes.three;
    case 4:
      return pieceShapes.four;
    case 5:
      return pieceShapes.straightFive;
    case 6:
      return pieceShapes.six;
    case 7:
      return pieceShapes.seven;
    case 24:
      return pieceShapes.twentyFour;
    default:
      return undefined;
  }
}

function hexes(list: string): readonly Hex[] {
  return list.split(' ').map((pair) => {
    const [q = 0, r = 0] = pair.split(',').map(Number);
    return { q, r };
  });
}

import { type BoardWords, englishBoard } from './board-words.ts';
import type { SceneSpace } from './ground.ts';
import type { Scene } from './scene.ts';
import type { ScenePiece } from './scene-piece.ts';

/** How a space is read out: `c4, grass, level 3, Marro Warrior 2 (blue), can be chosen`. */
export function wordsForSpace(scene: Scene, space: SceneSpace, words: BoardWords = englishBoard): string {
  const { ground, marked, pieceOn, tokens, choices } = scene;
  const solid = ground.scenery.solidOn.get(space.index);
  const piece = pieceOn.get(space.index);
  const mark = marked.get(space.index);
  const riders = piece ? scene.pieces.filter(({ inside }) => inside === piece.key) : [];
  const parts = [
    space.name.replace(/@\d+$/, ''),
    space.rung ? words.rung(ground.scenery.rungs.get(space.index)?.number ?? 1) : '',
    space.terrain,
    words.level(space.level),
    space.cut === 'full' ? '' : words.partOfHex(space.cut),
    space.covered ? words.covered : '',
    solid ? solid.name : '',
    piece ? wordsForPiece(piece, words) : '',
    ...riders.map((rider) => words.inIt(wordsForPiece(rider, words))),
    ...tokens
      .filter((token) => token.space === space.index)
      .map(({ name, kind, face }) => {
        const what = name ?? kind ?? words.token;
        return face === 'down' && name === undefined ? words.faceDown(what) : what;
      }),
    mark?.choice || (piece && choices.has(piece.key)) ? words.canBeChosen : '',
    mark?.choice?.cost === undefined ? '' : words.costs(mark.choice.cost),
    mark?.choice?.risk ? words.danger : '',
    mark?.chosen ? words.chosen : '',
    mark?.threat ? words.threatened : '',
    mark?.reached ? words.reached : '',
    mark?.sight ? words.sight[mark.sight] : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** How a piece is read out: `Marro Warrior 2 (blue), 1 wound of 4, active`. */
export function wordsForPiece(
  { name, number, side, wounds, life, active, acted }: ScenePiece,
  words: BoardWords = englishBoard,
): string {
  const own = number === undefined || new RegExp(`\\b${number}$`).test(name) ? name : `${name} ${number}`;
  const hurt = wounds === 0 ? '' : `, ${words.wounds(wounds, life)}`;
  const state = active ? `, ${words.active}` : acted ? `, ${words.hasActed}` : '';
  return `${own} (${words.side(side.word)})${hurt}${state}`;
}

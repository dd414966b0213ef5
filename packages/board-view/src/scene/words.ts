import type { SceneSpace } from './ground.ts';
import type { Scene } from './scene.ts';
import type { ScenePiece } from './scene-piece.ts';

/** How a space is read out: `c4, grass, level 3, Marro Warrior 2 (blue), can be chosen`. */
export function wordsForSpace(scene: Scene, space: SceneSpace): string {
  const { ground, marked, pieceOn, tokens, choices } = scene;
  const solid = ground.scenery.solidOn.get(space.index);
  const piece = pieceOn.get(space.index);
  const mark = marked.get(space.index);
  const riders = piece ? scene.pieces.filter(({ inside }) => inside === piece.key) : [];
  const parts = [
    space.name.replace(/@\d+$/, ''),
    space.terrain,
    `level ${space.level}`,
    space.cut === 'full' ? '' : `${space.cut} hex`,
    space.covered ? 'under something' : '',
    solid ? solid.name : '',
    piece ? wordsForPiece(piece) : '',
    ...riders.map((rider) => `in it ${wordsForPiece(rider)}`),
    ...tokens
      .filter((token) => token.space === space.index)
      .map(({ name, kind, face }) => {
        const what = name ?? kind ?? 'token';
        return face === 'down' && name === undefined ? `${what}, face down` : what;
      }),
    mark?.choice || (piece && choices.has(piece.key)) ? 'can be chosen' : '',
    mark?.choice?.cost === undefined ? '' : `costs ${mark.choice.cost}`,
    mark?.choice?.risk ? 'danger' : '',
    mark?.chosen ? 'chosen' : '',
    mark?.threat ? 'in range of an enemy' : '',
    mark?.reached ? 'an enemy can go there' : '',
    mark?.sight ? sightWords[mark.sight] : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const sightWords = { clear: 'seen', obstructed: 'seen in part', none: 'not seen' } as const;

/** How a piece is read out: `Marro Warrior 2 (blue), 1 wound of 4, active`. */
export function wordsForPiece({ name, number, side, wounds, life, active, acted }: ScenePiece): string {
  const own = number === undefined || new RegExp(`\\b${number}$`).test(name) ? name : `${name} ${number}`;
  const hurt = wounds === 0 ? '' : `, ${wounds} ${wounds === 1 ? 'wound' : 'wounds'}`;
  const of = wounds > 0 && life !== undefined ? ` of ${life}` : '';
  return `${own} (${side.word})${hurt}${of}${active ? ', active' : acted ? ', has acted' : ''}`;
}

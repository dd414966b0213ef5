import { drawInTerminal, type FigureMark, type Marks } from '@scapewright/board';
import type { Game } from '@scapewright/skirmish/author';
import { looksOf } from '@scapewright/skirmish/engine';
import type { Scenery } from '@scapewright/table/battle';
import { nobody } from '../content/map-repository.ts';
import type { Page } from '../terminal/page.ts';
import { wrapPainted } from '../terminal/wrap-text.ts';

/** The figures of a game as they are drawn, with labels that tell them apart. */
export function figureMarks(game: Game): FigureMark[] {
  const labels = new Set<string>();
  const marks: FigureMark[] = [];
  for (let figure = 0; figure < game.figureCount; figure++) {
    const name = game.facts.figureNames[figure] ?? '';
    const label = labelOf(name, labels);
    labels.add(label);
    if (!game.isPlaced(figure)) continue;
    const side = game.controller(figure) < 0 ? nobody : game.controller(figure);
    marks.push({ side, name: lifeText(game, figure, name), label, spaces: game.spacesOf(figure) });
  }
  return marks;
}

/** Draws the battlefield of a game as it stands; start zones only where there is a legend. */
export function drawGame(page: Page, { zones, objects }: Scenery, game: Game, marks: Marks = {}): string {
  const drawn = drawInTerminal(game.field, {
    zones: marks.legend === false ? [] : zones,
    ...looksOf(game.facts.catalogue),
    objects,
    figures: figureMarks(game),
    ...(page.paint ? { paint: page.paint } : {}),
    ...marks,
  });
  return wrapPainted(drawn, page.columns - 2);
}

function lifeText(game: Game, figure: number, name: string): string {
  const { life } = game.definition(figure);
  const wounds = game.wounds(figure);
  return life === null || life === 1 ? name : `${name} ${Math.max(0, life - wounds)}/${life}`;
}

/** Two letters of the name, with its number where it has one; another letter where they are taken. */
function labelOf(name: string, taken: ReadonlySet<string>): string {
  const [, words = name, number = ''] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  const letters = words.replaceAll(/[^\p{L}\p{N} ]/gu, '');
  const parts = letters.split(' ').filter((part) => part !== '');
  const initials = parts.map((part) => part.slice(0, 1).toUpperCase()).join('');
  const tries = [
    (parts.length > 1 ? initials.slice(0, 2) : letters.slice(0, 2)) + number,
    letters.slice(0, 3 - number.length) + number,
    ...Array.from(letters.slice(1), (letter) => letters.slice(0, 1) + letter + number),
  ];
  return tries.find((label) => !taken.has(label) && label.length <= 3) ?? letters.slice(0, 3);
}

import { nameOfSource, type Said, type SaidValue, sourceOf } from '@scapewright/skirmish/explain';
import { tell } from '../tell.ts';
import type { Story, StoryEvent } from './story.ts';

/** Dice of one roll that were rolled again: what they showed before, and after each time. */
export class Rerolls {
  private readonly story: Story;
  private first: StoryEvent | undefined;
  private readonly again: StoryEvent[] = [];

  constructor(story: Story) {
    this.story = story;
  }

  get isEmpty(): boolean {
    return this.again.length === 0;
  }

  take(told: StoryEvent): boolean {
    const { reason } = told.event;
    if (reason === 'roll.first') this.first ??= told;
    else if (reason === 'roll.again') this.again.push(told);
    else return false;
    return true;
  }

  /** What the dice showed before any was rolled again. */
  before(face: 'skulls' | 'shields'): Said {
    return faces(face, this.first);
  }

  /** A sentence for each time; the last one with what the roll came to. */
  told(result?: SaidValue, face: 'skulls' | 'shields' = 'skulls'): readonly Said[] {
    const { game } = this.story;
    return this.again.map((one, at) => {
      const { source, data } = one.event;
      const by = sourceOf(game, source, data);
      const isLast = at === this.again.length - 1;
      const values = {
        ability: nameOfSource(by),
        dice: data['dice'] ?? 0,
        result: isLast && result !== undefined ? result : faces(face, one),
      };
      return tell(by ? 'line:rolled-again' : 'line:rolled-again-alone', values);
    });
  }
}

function faces(face: 'skulls' | 'shields', told: StoryEvent | undefined): Said {
  const count = told?.event.data[face] ?? 0;
  return face === 'skulls'
    ? tell('line:skulls', { skulls: count })
    : tell('line:shields', { shields: count });
}

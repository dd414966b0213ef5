import type { Roll } from '@scapewright/protocol';
import type { Figure, Game } from '@scapewright/skirmish/author';
import { type ToldEvent, unitWords } from '@scapewright/skirmish/explain';

/** Lines that say how many dice are about to be rolled, and those that say what they show. */
const announced = new Set(['attack.dice', 'attack.dice-special', 'defense.dice']);
const fought = new Set(['attack.rolled', 'defense.rolled']);
const damaging = new Set(['damage.rolled', 'swipe.rolled']);
const numbered = new Set(['roll.number', 'initiative.rolled']);

/** Finds the dice in what is told: their faces, and what gave them. */
export class RolledDice {
  private coming: Pick<Roll, 'from' | 'at'>;

  /** `coming`: the dice that were announced last. */
  constructor(coming: Pick<Roll, 'from' | 'at'> = { from: [] }) {
    this.coming = coming;
  }

  save(): Pick<Roll, 'from' | 'at'> {
    return this.coming;
  }

  goOnFrom({ coming }: RolledDice): void {
    this.coming = coming;
  }

  isLike({ coming: { from, at } }: RolledDice): boolean {
    const own = this.coming;
    return own.from === from || (own.from.length === 0 && from.length === 0 && own.at === at);
  }

  /** The dice of an event, where it tells of any; `parts` gave something to its number. */
  of(game: Game, event: ToldEvent, parts: readonly ToldEvent[]): Roll | undefined {
    const { reason, data } = event;
    if (announced.has(reason)) {
      this.coming = { from: sourcesOf(game, event, parts), ...against(game, data['target']) };
      return undefined;
    }
    if (numbered.has(reason)) return { faces: [data['rolled'] ?? 0], from: [] };
    const dice = data['dice'] ?? 0;
    if (dice === 0 || !(fought.has(reason) || damaging.has(reason))) return undefined;
    const faces = facesOf(dice, data['skulls'] ?? 0, data['shields'] ?? 0);
    if (damaging.has(reason)) return { faces, from: [], ...against(game, data['figure']) };
    const { from, at } = this.coming;
    this.coming = { from: [] };
    const by = data['figure'];
    return {
      faces,
      from,
      ...(by === undefined ? {} : { by: game.keyOf('figure', by) }),
      ...(at === undefined ? {} : { at }),
    };
  }
}

const against = (game: Game, figure: Figure | undefined): Pick<Roll, 'at'> =>
  figure === undefined || figure < 0 ? {} : { at: game.keyOf('figure', figure) };

/** The faces of combat dice, skulls first. */
function facesOf(dice: number, skulls: number, shields: number): Roll['faces'] {
  const times = (count: number, face: string): string[] =>
    Array.from({ length: Math.max(0, count) }, () => face);
  return [...times(skulls, 'skull'), ...times(shields, 'shield'), ...times(dice - skulls - shields, 'blank')];
}

/** What gave the dice of a number: what is printed, height, obstruction, abilities by name. */
function sourcesOf(game: Game, { data }: ToldEvent, parts: readonly ToldEvent[]): Roll['from'] {
  const { sources } = game.facts;
  const own = (['base', 'height', 'obstruction'] as const).map((name) => ({
    what: name === 'base' ? 'printed' : name,
    dice: data[name] ?? 0,
  }));
  const given = parts.flatMap(({ source: key, data: part }) => {
    const source = key === undefined ? sources[part['source'] ?? -1] : sources.find((one) => one.key === key);
    return source ? [{ what: unitWords(source.unit, source.params).name, dice: part['amount'] ?? 0 }] : [];
  });
  return [...own, ...given].filter(({ dice }) => dice !== 0);
}

import type { HintFacts, HintReason } from '@scapewright/bots';
import type { Figure } from '@scapewright/skirmish/author';
import type { Said } from '@scapewright/skirmish/explain';
import type { hintTexts } from '../words/hint-texts.ts';
import { namedCard, namedFigure } from '../words/named-things.ts';
import { tell } from '../words/tell.ts';
import type { Asker } from './asker.ts';

type Text = (key: keyof typeof hintTexts, values: Said['values']) => string;

/** Names that are told; of others only how many they are. */
const mostNames = 3;

/** Why a hint is one, in a few words: `1 level higher, out of the reach of Syvarris, 62 % to defeat Drake`. */
export function hintWords(
  { match, speaker }: Asker,
  { levels, outOfReach, inReach, attack }: HintFacts,
): string {
  const { game } = match.host;
  const text: Text = (key, values) => speaker.text(tell(key, values));
  const nameOf = (figure: Figure): string => speaker.wording.nameOf(namedFigure(game, figure));
  const named = (figures: readonly Figure[]): string => namesOf(figures.map(nameOf), text);
  const parts: string[] = [];
  if (levels > 0) parts.push(text('hint:higher', { levels }));
  if (levels < 0) parts.push(text('hint:lower', { levels: -levels }));
  if (outOfReach.length > 0) parts.push(text('hint:out-of-reach', { foes: named(outOfReach) }));
  if (attack) {
    const { target, dice, against, expected, defeat } = attack;
    const values = { target: named([target]), dice, against };
    parts.push(
      defeat >= 0.005
        ? text('hint:defeat', { ...values, chance: Math.round(defeat * 100) })
        : text('hint:wounds', { ...values, wounds: expected.toFixed(1) }),
    );
  }
  if (inReach.length > 0) parts.push(text('hint:in-reach', { foes: named(inReach) }));
  return parts.join(', ');
}

/** How much a reply was better than the usual one where the game was played on from it. */
export function gainWords({ speaker }: Asker, gain: number): string {
  return speaker.text(tell('hint:tried', { games: Math.max(1, Math.round(gain * 100)) }));
}

/** Why order markers go where a hint says, or why an ability is used. */
export function reasonWords({ match, speaker }: Asker, reason: HintReason): string {
  const { game } = match.host;
  const text: Text = (key, values) => speaker.text(tell(key, values));
  switch (reason.kind) {
    case 'markers':
      return text(reason.isNear ? 'hint:marker-near' : 'hint:marker-far', {
        card: namedCard(game, reason.card),
        foe: namedFigure(game, reason.foe),
      });
    case 'dice':
      return text(reason.isOwn ? 'hint:own-dice' : 'hint:enemy-dice', { dice: reason.dice });
    case 'sign':
      return text(reason.isOwn ? 'hint:own-roll' : 'hint:enemy-roll', {});
    case 'use':
      return text('hint:use', {});
  }
}

function namesOf(all: readonly string[], text: Text): string {
  const names = all.slice(0, mostNames);
  const more = all.length - names.length;
  if (more > 0) return text('hint:more', { names: names.join(', '), more });
  const other = names.pop() ?? '';
  return names.length > 0 ? text('hint:two', { one: names.join(', '), other }) : other;
}

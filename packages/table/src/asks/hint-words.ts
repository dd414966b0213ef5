import type { HintedAttack, HintFacts, HintReason } from '@scapewright/bots';
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
  asker: Asker,
  { levels, outOfReach, inReach, attack, nearest, goal }: HintFacts,
): string {
  const { text, named } = tellingOf(asker);
  const parts: string[] = [];
  if (goal) parts.push(text(goal === 'there' ? 'hint:goal' : 'hint:goal-nearer', {}));
  if (levels > 0) parts.push(text('hint:higher', { levels }));
  if (levels < 0) parts.push(text('hint:lower', { levels: -levels }));
  if (outOfReach.length > 0) parts.push(text('hint:out-of-reach', { foes: named(outOfReach) }));
  if (attack) parts.push(attackWords(attack, named, text));
  else if (nearest && nearest.nearer > 0)
    parts.push(text('hint:nearer', { spaces: nearest.nearer, foe: named([nearest.foe]) }));
  const but = parts.length > 0 ? 'hint:in-reach' : 'hint:in-reach-alone';
  if (inReach.length > 0) parts.push(text(but, { foes: named(inReach) }));
  return parts.join(', ');
}

/** What an attack is likely to come to. */
function attackWords(
  { target, dice, against, expected, defeat }: HintedAttack,
  named: (figures: readonly Figure[]) => string,
  text: Text,
): string {
  const values = { target: named([target]), dice, against };
  if (defeat >= 0.005) return text('hint:defeat', { ...values, chance: Math.round(defeat * 100) });
  const [whole = '0', tenths = '0'] = expected.toFixed(1).split('.');
  return text('hint:wounds', { ...values, whole, tenths });
}

/** How much a reply was better than the usual one where the game was played on from it. */
export function gainWords({ speaker }: Asker, gain: number): string {
  return speaker.text(tell('hint:tried', { games: Math.max(1, Math.round(gain * 100)) }));
}

/** Why order markers go where a hint says, or why an ability is used. */
export function reasonWords(asker: Asker, reason: HintReason): string {
  const { game } = asker.match.host;
  const { text, named } = tellingOf(asker);
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
    case 'place':
      return text('hint:any-place', {});
    case 'mover':
      return text(reason.isNear ? 'hint:marker-near' : 'hint:mover-far', {
        card: named([reason.figure]),
        foe: named([reason.foe]),
      });
    case 'attacker':
      return reason.attack
        ? attackWords(reason.attack, named, text)
        : text('hint:nobody-in-range', { figure: named([reason.figure]) });
    case 'nobody':
      return text('hint:nobody-worth', {});
    case 'plain-move':
      return text('hint:plain-move', {});
    case 'dearest':
      return text(reason.isFoe ? 'hint:dearest-foe' : 'hint:dearest-friend', {});
  }
}

/** How an asker is told something, and what figures are called. */
function tellingOf({ match, speaker }: Asker): {
  readonly text: Text;
  readonly named: (figures: readonly Figure[]) => string;
} {
  const text: Text = (key, values) => speaker.text(tell(key, values));
  const nameOf = (figure: Figure): string => speaker.wording.nameOf(namedFigure(match.host.game, figure));
  return { text, named: (figures) => namesOf(figures.map(nameOf), text) };
}

function namesOf(all: readonly string[], text: Text): string {
  const names = all.slice(0, mostNames);
  const more = all.length - names.length;
  if (more > 0) return text('hint:more', { names: names.join(', '), more });
  const other = names.pop() ?? '';
  return names.length > 0 ? text('hint:two', { one: names.join(', '), other }) : other;
}

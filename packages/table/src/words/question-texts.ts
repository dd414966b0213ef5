import type { Question } from '@scapewright/protocol';

/** What is wanted, by the kind of question. */
export const titles: Readonly<Record<string, string>> = {
  draft: 'Which card do you take?',
  'start-zone': 'Which start zone do you take?',
  'placement-figure': 'Not everybody has room. Who is placed next?',
  placement: 'Where does {subject} start?',
  'order-markers': 'Where do your order markers 1, 2, 3 and X go?',
  move: 'Who moves next?',
  attack: 'Who attacks next?',
  figures: 'Which figures take this turn?',
  path: 'Where does {subject} go?',
  target: 'Whom does {subject} attack?',
  'attack-again': 'Does {subject} attack again?',
  swipe: 'Does {subject} swipe?',
  order: 'What comes first?',
  direction: 'In which direction?',
  place: 'Where is {subject} put?',
  drop: 'What does {subject} lay down?',
  enter: 'Does {subject} go in?',
  exit: 'Where does {subject} come out?',
  swap: 'Which places are exchanged?',
  opponent: 'Which opponent?',
  battlefield: 'Which battlefield?',
  'change-seat': 'Which place does {subject} take?',
  '3D': 'How does {subject} move?',
  '5C': 'How does {subject} attack?',
};

/** Answers besides the options of a question. */
export const extraLabels: Readonly<Record<string, string>> = {
  done: 'Nobody else',
  none: 'None',
  pass: 'No more cards',
  normal: 'Normally',
  yes: 'Yes',
  no: 'No',
};

/** How many are to be chosen, where that is not one. */
export function countWords({ shape, least, most }: Pick<Question, 'shape' | 'least' | 'most'>): string {
  if (shape !== 'pick' || (least === 1 && most === 1)) return '';
  if (least === most) return ` Choose ${most}.`;
  return least === 0 ? ` Choose up to ${most}, or none.` : ` Choose ${least} to ${most}.`;
}

/** A key as words: `force-push` is "force push". */
export function readable(key: string): string {
  return /^[a-z0-9]+(-[a-z0-9]+)+$/.test(key) ? key.replaceAll('-', ' ') : key;
}

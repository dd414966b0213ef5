/** Steps to which lines belong that are written between printed steps: by procedure. */
const stepOfProcedure: Readonly<Record<string, string>> = {
  game: 'G1',
  draft: 'G1.2',
  'draft-roll': 'G1.2',
  placement: 'G1.2',
  'team-placement': 'G1.2',
  'placement-roll': 'G1.2',
  round: 'R1',
  initiative: 'R3',
  turn: '1',
  activation: '2',
  'move-phase': '3',
  'move-action': '3C',
  move: '3E',
  transition: '4',
  'attack-phase': '5',
  'attack-action': '5C',
  attacks: '5D',
  combat: 'C1',
};

/** Codes of steps begin with a capital or a number; procedures are called by words. */
const isPrinted = (code: string): boolean => /^[A-Z\d]/.test(code);

/**
 * The step as the rulebook prints it, short enough for a column: what happens inside an event or a procedure of its own
 * happens in the step that was going on.
 */
export function stepCode(step: string, before: string): string {
  const code = step.replace(/^(before|after):/, '');
  if (code.startsWith('E.') || code.startsWith('X.')) return before;
  if (isPrinted(code)) return code.replace(/\.[a-z]+$/, '');
  return stepOfProcedure[code] ?? before;
}

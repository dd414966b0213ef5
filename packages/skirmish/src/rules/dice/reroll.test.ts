import { expect, test } from 'vitest';
import { card, smallGame } from '../../../test/small-game.ts';
import { describeEvent } from '../../log/log-text.ts';
import { rollTable } from '../../model/tables.ts';
import { ability } from '../../state/content/define-unit.ts';
import { trigger } from '../../state/content/hook-kinds.ts';
import { procedures } from '../../state/procedures.ts';
import { rollNumber, rollRoles, throwAgain } from './dice.ts';

/** Rerolls each roll of a kind once where that is `worth` it. */
const stubborn = (worth: boolean) =>
  ability({
    id: 'stubborn',
    name: 'Stubborn',
    text: 'Rolls again.',
    rules: { small: ['STUBBORN'] },
    hooks: () => [
      trigger('C3', {
        run: (run, { seat, figure }) => void rollNumber(run, { seat, figure, role: 'd20' }),
      }),
      trigger('E.dice-rolled', {
        when: ({ state }, { roll }) =>
          worth && ['attack', 'd20'].includes(rollRoles[state.read(rollTable.role, roll)] ?? ''),
        run: (run, { roll }) => throwAgain(run, roll),
      }),
    ],
  });

/** What is said of the dice of one attack; somebody could reroll them, and does if it is `worth` it. */
function told(worth: boolean): readonly string[] {
  const { match, game, figure } = smallGame({
    hexes: 'g1 g1',
    cards: [
      card('hulk', { attack: 3, abilities: [{ id: 'stubborn', with: {} }] }),
      card('joker', { life: 9 }),
    ],
    players: { red: { hulk: 'hulk a1' }, blue: { joker: 'joker b1' } },
    units: [stubborn(worth)],
    options: { seed: 'again' },
  });
  const [attacker, target] = [figure('hulk'), figure('joker')];
  match.interrupt(procedures.singleAttack, { figure: attacker, seat: 0 });
  while (match.host.pending().length > 0) {
    const [decision] = match.host.pending();
    if (decision) match.reply(decision.seat, decision.asks === 'target' ? target : decision.valueAt(0));
    if (match.host.log.some(({ reason }) => reason.startsWith('attack.rolled'))) break;
  }
  return match.host.log
    .filter(({ reason }) => reason.startsWith('roll.'))
    .map((event) => `${event.reason}: ${describeEvent(game, event)}`);
}

test('dice are told to be rolled again where they are, with what they showed first, and not before', () => {
  expect(told(false).map((line) => line.split(':')[0])).toEqual(['roll.number']);
  const lines = told(true);
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'roll.number-again',
    'roll.number',
    'roll.first',
    'roll.again',
  ]);
  expect(lines[0]).toMatch(/red rolls the d20 again: \d+ in place of \d+$/);
  expect(lines[2]).toMatch(/the dice show \d skulls? and \d shields?$/);
  expect(lines[3]).toMatch(/3 dice rolled again: \d skulls? and \d shields?$/);
});

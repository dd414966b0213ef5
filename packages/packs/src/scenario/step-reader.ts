import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import { readCommand } from './command-reader.ts';
import { readExpectation } from './expectation-reader.ts';
import type { Answer, DiceRoll, ScenarioStep, StepVariant } from './scenario-data.ts';
import type { StepKeys } from './scenario-schema.ts';

/** One step as data, or nothing where its command could not be read. */
export function readStep(reading: Reading, path: Path, index: number, keys: StepKeys): ScenarioStep[] {
  const because = asList(keys.because);
  for (const key of ['because', 'because-heroscape'] as const) {
    if (keys[key] === undefined || keys.refuse !== undefined) continue;
    reading.problemAtKey([...path, key], `"${key}" belongs to "refuse"`, 'leave it out');
  }
  const command = readCommand(reading, path, keys, because);
  if (command === undefined) return [];
  return [
    {
      ...reading.place(path),
      index,
      command,
      dice: readDice(keys.dice ?? []),
      answers: readAnswers(reading, [...path, 'answers'], keys.answers ?? []),
      expect: keys.expect === undefined ? [] : readExpectation(reading, [...path, 'expect'], keys.expect),
      variants: readVariants(reading, path, keys),
    },
  ];
}

function readVariants(reading: Reading, path: Path, keys: StepKeys): StepVariant[] {
  const {
    'because-heroscape': because,
    'dice-heroscape': dice,
    'answers-heroscape': answers,
    'expect-heroscape': expect,
  } = keys;
  if (because === undefined && dice === undefined && answers === undefined && expect === undefined) return [];
  return [
    {
      ruleset: 'heroscape',
      because: because === undefined ? undefined : asList(because),
      dice: dice === undefined ? undefined : readDice(dice),
      answers:
        answers === undefined ? undefined : readAnswers(reading, [...path, 'answers-heroscape'], answers),
      expect:
        expect === undefined ? undefined : readExpectation(reading, [...path, 'expect-heroscape'], expect),
    },
  ];
}

const faceOf = { S: 'skull', H: 'shield', B: 'blank' } as const;

/** Letters are the faces of combat or damage dice, a number is one numbered die. */
function readDice(rolls: readonly (string | number)[]): DiceRoll[] {
  return rolls.map((roll) => {
    if (typeof roll === 'number') return { kind: 'number', value: roll };
    const faces = [...roll].flatMap((letter) => {
      const face = faceOf[letter as keyof typeof faceOf];
      return face === undefined ? [] : [face];
    });
    return { kind: 'faces', faces };
  });
}

function readAnswers(reading: Reading, path: Path, answers: NonNullable<StepKeys['answers']>): Answer[] {
  return answers.map((answer, index) => {
    const at = [...path, index];
    return {
      ...reading.place(at),
      who: answer.who === undefined ? undefined : String(answer.who),
      asks: answer.asks === undefined ? undefined : String(answer.asks),
      pick:
        typeof answer.pick === 'number'
          ? (reading.source([...at, 'pick']) ?? String(answer.pick))
          : answer.pick,
    };
  });
}

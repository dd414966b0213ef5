import type { Command, ScenarioStep } from '@scapewright/packs';
import type { ExampleStep } from './example-at.ts';

/** What a step of a scenario does, for a sentence about it. */
export function exampleStep({ command }: ScenarioStep): ExampleStep {
  if (command.kind !== 'refuse') return { ...nothing, kind: command.kind, ...partsOf(command) };
  const { command: tried, because } = command;
  return { ...nothing, kind: tried.kind, ...partsOf(tried), refused: { because } };
}

const nothing = { figure: '', other: '', place: '', what: '', count: 0 };

/** Ids read as words. */
const wordsOf = (id = ''): string => id.replaceAll('-', ' ');
const listOf = (names: readonly string[]): string => names.join(', ');

function partsOf(command: Exclude<Command, { kind: 'refuse' }>): Partial<ExampleStep> {
  switch (command.kind) {
    case 'move':
      return { figure: command.figure, place: listOf(command.to), what: wordsOf(command.using) };
    case 'attack':
      return { figure: command.figure, other: command.target ?? '', what: wordsOf(command.using) };
    case 'use':
      return { figure: command.figure ?? '', what: wordsOf(command.what.id) };
    case 'end':
      return { what: command.what };
    case 'inflict':
    case 'heal':
      return { figure: command.figure, count: command.wounds };
    case 'damage':
      return { figure: command.figure, count: command.dice };
    case 'knockback':
      return { figure: command.figure, other: command.from, count: command.spaces };
    case 'switch':
      return { figure: command.figures[0], other: command.figures[1] };
    case 'control':
      return { figure: command.figure, other: command.by };
    case 'strike':
      return { figure: command.from, other: command.to };
    case 'grant':
      return { figure: command.figure, what: wordsOf(command.what) };
    case 'roll':
      return { figure: command.player, what: command.die };
    case 'flip':
      return { what: wordsOf(command.token) };
    case 'equip':
      return { figure: command.figure, what: wordsOf(command.item) };
    case 'mark':
      return { figure: command.figure, what: wordsOf(command.marker), count: command.count };
    case 'place':
      return { figure: command.figure, place: listOf(command.at) };
    case 'maneuver':
      return { figure: command.figure, place: listOf(command.to) };
    case 'remove-terrain':
      return { place: listOf(command.spaces) };
    case 'add-terrain':
      return { place: listOf(command.spaces.map(({ space }) => space)) };
    case 'plan':
      return {};
    default:
      return { figure: command.figure };
  }
}

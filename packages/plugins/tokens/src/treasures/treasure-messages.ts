import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of a treasure: of its own power under `treasure.<id>`, and of whatever is done with it. */
export function treasureMessages<const Line extends string>(id: string, name: string, line: Line) {
  return defineMessages(`treasure.${id}`, {
    itself: { text: line, rules: { heroscape: ['HS-TREAS-008', 'HS-TREAS-005'] } },
    passed: {
      text: `the ${name} stops nobody`,
      rules: { heroscape: ['HS-TREAS-002'] },
    },
    stays: {
      text: `only a Unique Hero takes the ${name}`,
      rules: { heroscape: ['HS-TREAS-001'] },
    },
    taken: {
      text: `{figure} takes the ${name}`,
      rules: { heroscape: ['HS-TREAS-003', 'HS-TREAS-005'] },
    },
    asUnique: {
      text: '{figure} is an Uncommon Hero, which counts as a Unique one',
      rules: { heroscape: ['HS-UNIQ-005', 'HS-TREAS-001'] },
    },
    notHere: {
      text: `the ${name} does not lie where the figure's movement has ended`,
      rules: { heroscape: ['HS-TREAS-003'] },
    },
    dropped: {
      text: `{figure} lays the ${name} down at {space}`,
      rules: { heroscape: ['HS-TREAS-006'] },
    },
    notLaid: {
      text: `the ${name} is laid down where its carrier stands and no other glyph lies`,
      rules: { heroscape: ['HS-TREAS-006'] },
    },
    kept: {
      text: `the ${name} is neither handed over nor swapped`,
      rules: { heroscape: ['HS-TREAS-006'] },
    },
    lost: {
      text: `{figure} leaves the ${name} behind at {space}`,
      rules: { heroscape: ['HS-TREAS-007'] },
    },
    gone: {
      text: `the ${name} of {figure} finds no space and leaves the game`,
      rules: { heroscape: ['HS-TREAS-007'] },
    },
  });
}

/** What is said of an Ancient Artifact besides. */
export function artifactMessages(id: string, name: string) {
  return defineMessages(`treasure.${id}`, {
    second: {
      text: `an army controls one ${name}: {figure} gives one up`,
      rules: { heroscape: ['HS-TREAS-008'] },
    },
  });
}

/** The keys of what is said of any treasure, and of Ancient Artifacts besides. */
export type TreasureMessages = Omit<ReturnType<typeof treasureMessages<string>>, 'itself'>;

/** The keys of what is said of the treasure that a token is. */
export function keysOfTreasure(content: string): TreasureMessages {
  return treasureMessages(content, content, content);
}

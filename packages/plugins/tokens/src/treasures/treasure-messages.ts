import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of a treasure: of its own power under `treasure.<id>`, and of whatever is done with it. */
export function treasureMessages<const Line extends string>(id: string, line: Line) {
  return defineMessages(`treasure.${id}`, {
    itself: { text: line, rules: { heroscape: ['HS-TREAS-008', 'HS-TREAS-005'] } },
    passed: {
      catalogueKey: 'any-treasure:passed',
      text: 'the {unit} stops nobody',
      rules: { heroscape: ['HS-TREAS-002'] },
    },
    stays: {
      catalogueKey: 'any-treasure:stays',
      text: 'only a Unique Hero takes the {unit}',
      rules: { heroscape: ['HS-TREAS-001'] },
    },
    taken: {
      catalogueKey: 'any-treasure:taken',
      text: '{figure} takes the {unit}',
      rules: { heroscape: ['HS-TREAS-003', 'HS-TREAS-005'] },
    },
    asUnique: {
      catalogueKey: 'any-treasure:as-unique',
      text: '{figure} is an Uncommon Hero, which counts as a Unique one',
      rules: { heroscape: ['HS-UNIQ-005', 'HS-TREAS-001'] },
    },
    notHere: {
      catalogueKey: 'any-treasure:not-here',
      text: "the {unit} does not lie where the figure's movement has ended",
      rules: { heroscape: ['HS-TREAS-003'] },
    },
    dropped: {
      catalogueKey: 'any-treasure:dropped',
      text: '{figure} lays the {unit} down at {space}',
      rules: { heroscape: ['HS-TREAS-006'] },
    },
    notLaid: {
      catalogueKey: 'any-treasure:not-laid',
      text: 'the {unit} is laid down where its carrier stands and no other glyph lies',
      rules: { heroscape: ['HS-TREAS-006'] },
    },
    kept: {
      catalogueKey: 'any-treasure:kept',
      text: 'the {unit} is neither handed over nor swapped',
      rules: { heroscape: ['HS-TREAS-006'] },
    },
    lost: {
      catalogueKey: 'any-treasure:lost',
      text: '{figure} leaves the {unit} behind at {space}',
      rules: { heroscape: ['HS-TREAS-007'] },
    },
    gone: {
      catalogueKey: 'any-treasure:gone',
      text: 'the {unit} of {figure} finds no space and leaves the game',
      rules: { heroscape: ['HS-TREAS-007'] },
    },
  });
}

/** What is said of an Ancient Artifact besides. */
export function artifactMessages(id: string) {
  return defineMessages(`treasure.${id}`, {
    second: {
      catalogueKey: 'any-treasure:second',
      text: 'an army controls one {unit}: {figure} gives one up',
      rules: { heroscape: ['HS-TREAS-008'] },
    },
  });
}

/** The keys of what is said of any treasure, and of Ancient Artifacts besides. */
export type TreasureMessages = Omit<ReturnType<typeof treasureMessages<string>>, 'itself'>;

/** The keys of what is said of the treasure that a token is. */
export function keysOfTreasure(content: string): TreasureMessages {
  return treasureMessages(content, content);
}

import { InvalidArgumentError, Option } from 'commander';

/** The text under a command's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n`;
}

/** `--ruleset`. */
export function rulesetOption(): Option {
  return new Option('--ruleset <ruleset>', 'the rules to play by')
    .choices(['superscape', 'heroscape'])
    .default('superscape');
}

/** `--variant`. */
export function variantOption(): Option {
  return new Option(
    '--variant <name>',
    'a chapter to play with, as item-glyphs, equipment-glyphs, force-powers or star-wars-objects; several times',
  ).argParser(collected);
}

/** `--ruling`. */
export function rulingOption(): Option {
  return new Option(
    '--ruling <ruling=position>',
    'play an open point of the rules otherwise (npx scape rules --rulings lists them); several times',
  ).argParser(collected);
}

/** `--rules`. */
export function rulesOption(): Option {
  return new Option('--rules', 'show the step and the rule of every line');
}

/** `--language`. */
export function languageOption(): Option {
  return new Option(
    '--language <language>',
    'of questions and reports: en or de (left out: that of this device)',
  );
}

/** `--report`. */
export function reportOption(): Option {
  return new Option('--report <detail>', 'how much to tell')
    .choices(['brief', 'normal', 'full'])
    .default('normal');
}

/** `--map`. */
export function mapOption(): Option {
  return new Option('--map <map>', 'a map by name or file (left out: the usual one of the ruleset)');
}

/** `--points`. */
export function pointsOption(): Option {
  return new Option('--points <number>', 'point limit of every army').argParser(wholeNumber(1, 100_000));
}

/** `--format`. */
export function formatOption(): Option {
  return new Option('--format <format>', 'the price table that points are counted by').default('standard');
}

/** What players agree on before a battle: `--rounds`, `--victory`, `--team`, `--choose-zones`, `--draft`. */
export function termOptions(): readonly Option[] {
  return [
    new Option('--rounds <number>', 'rounds after which points decide').argParser(wholeNumber(1, 1000)),
    new Option(
      '--victory <condition>',
      'another way to win, as "hold-a-space: {spaces: [d4]}"; several times',
    ).argParser(collected),
    new Option(
      '--objective <name>',
      'something to fight for, with its map: king-of-the-stones, three-of-four-glyphs, through-the-pass or the-old-keep',
    ),
    new Option('--victory-alone', 'only those count: having the last team standing wins nothing'),
    new Option('--team <players>', 'players who play together, as "Dawn, Ember"; several times').argParser(
      collected,
    ),
    new Option('--choose-zones', 'players choose among the start zones; teammates share one'),
    new Option(
      '--draft [cards]',
      'draft the armies from these cards, as "hulk, batman, alien-drone x3" (left out: one of each that has a price)',
    ),
  ];
}

/** `--watch`. */
export function watchOption(): Option {
  return new Option('--watch', 'after every save, run again what it touches; Ctrl-C ends').conflicts('json');
}

/** Gathers an option that may be given several times. */
export function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** Reads a whole number within bounds. */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`);
    return number;
  };
}

import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { drawAsSvg } from '@scapewright/board';
import { encodeHsc, formatMapProblem, hscOfMap, writeMapYaml } from '@scapewright/packs';
import { objectMarks, zoneMarks } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { checkEnds } from '../content/file-ends.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';

/** Writes a map in the format that the name of the new file asks for; what the format cannot hold is told. */
export function convertMap(
  composition: DependencyContainer,
  name: string,
  file: string,
  force: boolean,
): void {
  const page = composition.resolve(tokens.page);
  const path = resolve(composition.resolve(tokens.surroundings).folder, file);
  checkEnds(file, 'a map', ['.yaml', '.hsc', '.svg']);
  const map = composition.resolve(tokens.maps).find(name);
  const { data, problems } = written(map, extname(file).toLowerCase());
  if (existsSync(path) && !force)
    throw new CliError(`${file} is there already`, 'give --force to write over it');
  writeOutput(composition, file, data);
  page.line(`${file} is written: ${contentsOf(map)}.`);
  for (const problem of problems) page.line(page.colours.yellow(problem));
}

/** What was read, and so what is written: `First Light, 296 spaces, 14 objects, 2 start zones`. */
function contentsOf({ name, battlefield, map, plan }: FoundMap): string {
  const counts = [
    [battlefield.count, 'space'],
    [map.objects.length, 'object'],
    [plan.buildings.length, 'building'],
    [plan.tokens.filter(({ at }) => at !== undefined).length, 'token'],
    [plan.startZones.length, 'start zone'],
  ] as const;
  return [name, ...counts.flatMap(([count, word]) => (count > 0 ? [counted(count, word)] : []))].join(', ');
}

interface Written {
  readonly data: string | Uint8Array;
  readonly problems: readonly string[];
}

function written(found: FoundMap, format: string): Written {
  const { map, battlefield, plan, name, file, looks } = found;
  const problems = found.problems.map((problem) => formatMapProblem(file, problem));
  switch (format) {
    case '.yaml':
      return { data: writeMapYaml(map), problems };
    case '.hsc': {
      const { document, left } = hscOfMap(map);
      const lost = left.map(
        ({ name: object, id }) => `${file}: the format has no ${object} (${id}); it is left out`,
      );
      return { data: encodeHsc(document), problems: [...problems, ...lost] };
    }
    default: {
      const zones = zoneMarks(plan);
      const marks = { title: name, ...looks, zones, objects: objectMarks(plan) };
      return { data: drawAsSvg(battlefield, marks), problems };
    }
  }
}

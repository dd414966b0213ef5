import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { drawAsSvg } from '@scapewright/board';
import { encodeHsc, formatMapProblem, hscOfMap, writeMapYaml } from '@scapewright/packs';
import { objectMarks, zoneMarks } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError } from '../errors/cli-error.ts';

/** Writes a map in the format that the name of the new file asks for; what the format cannot hold is told. */
export function convertMap(
  composition: DependencyContainer,
  name: string,
  file: string,
  force: boolean,
): void {
  const page = composition.resolve(tokens.page);
  const path = resolve(composition.resolve(tokens.surroundings).folder, file);
  const map = composition.resolve(tokens.maps).find(name);
  const { data, problems } = written(map, extname(file));
  if (existsSync(path) && !force)
    throw new CliError(`${file} is there already`, 'give --force to write over it');
  writeOutput(composition, file, data);
  page.line(`${file} is written: ${map.name}, ${map.battlefield.count} spaces.`);
  for (const problem of problems) page.line(page.colours.yellow(problem));
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
    case '.svg': {
      const zones = zoneMarks(plan);
      const marks = { title: name, ...looks, zones, objects: objectMarks(plan) };
      return { data: drawAsSvg(battlefield, marks), problems };
    }
    default:
      throw new CliError(`"${format}" is no format of maps`, 'let the new file end in .yaml, .hsc or .svg');
  }
}

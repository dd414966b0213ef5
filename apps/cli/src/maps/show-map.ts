import {
  drawAsSvg,
  drawInTerminal,
  explainSight,
  heightOverlay,
  levelMillimetres,
  type Marks,
  type Overlay,
  SightField,
  type SightPoint,
  sightBetween,
  zoneOn,
} from '@scapewright/board';
import { objectMarks, zoneMarks } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { type FoundMap, mapFigureMarks } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';
import type { Page } from '../terminal/page.ts';
import { wrapPainted, wrapText } from '../terminal/wrap-text.ts';
import { type ScoutFlags, scoutCard, scoutGame, scoutReach, scoutSight, spaceNamed } from './scout.ts';

/** What `scape map show` was asked for. */
export interface ShowOptions extends ScoutFlags {
  readonly svg?: string;
  readonly region: number;
  readonly legend: boolean;
}

/** Draws a map, once for each overlay. */
export function showMap(composition: DependencyContainer, name: string, options: ShowOptions): void {
  const page = composition.resolve(tokens.page);
  const map = composition.resolve(tokens.maps).find(name);
  const overlays = overlaysOf(composition, map, options);
  const marks: Marks = {
    title: map.name,
    region: options.region,
    zones: overlays.length > 0 ? [] : zoneMarks(map.plan),
    ...map.looks,
    objects: objectMarks(map.plan),
    figures: mapFigureMarks(map),
    tokens: map.plan.tokens.flatMap(({ id, at }) => (at === undefined ? [] : [{ name: id, space: at }])),
    legend: options.legend,
  };
  const drawings = overlays.length > 0 ? overlays.map((overlay) => ({ ...marks, overlay })) : [marks];
  if (options.svg !== undefined) {
    if (drawings.length > 1)
      throw new CliError('one picture shows one overlay', 'ask for one of them at a time');
    writePicture(composition, page, options.svg, drawAsSvg(map.battlefield, drawings[0] ?? marks));
    return;
  }
  drawings.forEach((drawing, at) => {
    if (at > 0) page.line();
    const text = drawInTerminal(map.battlefield, {
      ...drawing,
      ...(page.paint ? { paint: page.paint } : {}),
    });
    if (text === '') throw new CliError(`the map has no battlefield ${options.region}`, 'leave out --region');
    page.write(wrapPainted(text, page.columns));
  });
  if (options.sight !== undefined && options.to !== undefined) explain(composition, page, map, options);
  describe(page, map);
}

/** A space on which a figure can stand. Throws where an object fills it. */
function standingSpace({ battlefield, plan }: FoundMap, name: string): number {
  const space = spaceNamed(battlefield, name);
  const solid = battlefield.solids[battlefield.solidAt[space] ?? -1];
  if (solid === undefined || solid.enterable) return space;
  const object = objectMarks(plan).find(({ solids }) => solids.includes(solid.id));
  throw new CliError(
    `nobody can stand on ${name}: it is filled by ${object?.name ?? solid.id}`,
    'choose another space',
  );
}

function writePicture(composition: DependencyContainer, page: Page, file: string, picture: string): void {
  if (file === '-') {
    page.write(picture);
    return;
  }
  writeOutput(composition, file, picture);
  page.line(`${file} is written (${Math.ceil(picture.length / 1024)} kB).`);
}

function overlaysOf(composition: DependencyContainer, map: FoundMap, options: ShowOptions): Overlay[] {
  const { battlefield } = map;
  const overlays: Overlay[] = [];
  const engine = composition.resolve(tokens.engines)(options.ruleset);
  const card = scoutCard(() => composition.resolve(tokens.library), options);
  if (options.reach !== undefined) {
    const from = standingSpace(map, options.reach);
    overlays.push(scoutReach(scoutGame(engine, battlefield, card, from), from));
  }
  if (options.sight !== undefined) {
    const from = standingSpace(map, options.sight);
    const field = new SightField(battlefield);
    const { sight: model } = engine.ruleset.parameters;
    const zone = zoneOn(battlefield, [from], card.height);
    overlays.push(
      scoutSight(battlefield, from, (space) =>
        sightBetween(field, zone, zoneOn(battlefield, [space], card.height), { model }),
      ),
    );
  }
  if (options.heights !== undefined)
    overlays.push(heightOverlay(battlefield, spaceNamed(battlefield, options.heights)));
  return overlays;
}

/** Tells the line that was found, or what stands in the way. */
function explain(composition: DependencyContainer, page: Page, map: FoundMap, options: ShowOptions): void {
  const { battlefield } = map;
  const from = spaceNamed(battlefield, options.sight ?? '');
  const to = spaceNamed(battlefield, options.to ?? '');
  const { height } = scoutCard(() => composition.resolve(tokens.library), options);
  const { sight: model } = composition.resolve(tokens.engines)(options.ruleset).ruleset.parameters;
  const { sight, line, breaks, obstructs } = explainSight(
    new SightField(battlefield),
    zoneOn(battlefield, [from], height),
    zoneOn(battlefield, [to], height),
    { model },
  );
  const point = ({ x, y, z }: SightPoint): string =>
    `${x.toFixed(0)} mm east, ${y.toFixed(0)} mm south, level ${(z / levelMillimetres).toFixed(1)}`;
  const bodies = (list: typeof breaks): string =>
    list.map(({ kind, id }) => bodyName(map, kind, id)).join(', ');
  const words = ['none', 'clear, but obstructed', 'clear'];
  page.line();
  page.line(
    `Sight from ${options.sight} on ${options.to} at ${height} levels height: ${page.colours.bold(words[sight] ?? '')}`,
  );
  if (line) page.line(`  an unbroken line from ${point(line.from)} to ${point(line.to)}`);
  if (breaks.length > 0) page.line(`  every line is broken by ${bodies(breaks)}`);
  if (obstructs.length > 0) page.line(`  a part is hidden by ${bodies(obstructs)}`);
}

function bodyName({ plan }: FoundMap, kind: string, id: string): string {
  const object = plan.objects.find(({ solids, walls }) => solids.includes(id) || walls.includes(id));
  if (object) return object.name;
  const [building, part] = id.split('/');
  if (part) return `the ${part.replace(/[-\d@].*$/, '')} of ${building}`;
  return kind === 'space' ? `the ground of ${id}` : `${kind} ${id}`;
}

function describe({ line, colours, columns }: Page, { map, battlefield, problems }: FoundMap): void {
  const facts = [
    counted(battlefield.count, 'space'),
    map.players === undefined ? '' : counted(map.players, 'player'),
    map.author === '' ? '' : `by ${map.author}`,
    map.objects.length > 0 ? counted(map.objects.length, 'object') : '',
  ].filter((fact) => fact !== '');
  line();
  line(colours.dim(facts.join(', ')));
  if (map.description.trim() !== '')
    for (const text of wrapText(map.description.trim(), columns)) line(colours.dim(text));
  if (problems.length > 0)
    line(colours.yellow(`${counted(problems.length, 'problem')}: npx scape map check tells more`));
}

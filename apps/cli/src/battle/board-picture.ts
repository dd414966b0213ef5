import {
  type Battlefield,
  type BattlefieldPlan,
  compileBattlefield,
  distinctLabels,
  drawInTerminal,
  type FigureMark,
  type Marks,
  type ObjectLooks,
  type ObjectMark,
  type TerrainLooks,
  windowAround,
} from '@scapewright/board';
import type { Told, View, ViewSpace } from '@scapewright/protocol';
import { nobody } from '../content/map-repository.ts';
import type { Page } from '../terminal/page.ts';
import { visibleWidth, wrapPainted, wrapText } from '../terminal/wrap-text.ts';
import type { TerminalWords } from '../words/terminal-words.ts';

/** What is drawn besides who stands where. */
export interface PictureMarks extends Pick<Marks, 'title' | 'overlay' | 'legend'> {
  /** The space around which is drawn where there is no room for all. */
  readonly around?: string | undefined;
  /** All of it, whether it fits or not. */
  readonly whole?: boolean;
  /** Lines that are to be left free. */
  readonly spare?: number;
}

/** The battlefield of a table in text: what the table has told of the map, and the view as it is. */
export class BoardPicture {
  private readonly map: Told<'map'>;
  private spaces: readonly ViewSpace[] = [];
  private compiled: Battlefield;

  constructor(map: Told<'map'>) {
    this.map = map;
    this.compiled = compileBattlefield(this.plan);
  }

  /** The battlefield as it is in a view. */
  fieldOf({ spaces }: Pick<View, 'spaces'>): Battlefield {
    if (spaces !== this.spaces) {
      this.compiled = compileBattlefield(changed(this.plan, spaces));
      this.spaces = spaces;
    }
    return this.compiled;
  }

  /**
   * Draws it as large as there is room for: two lines a row, or one, or only a part, which is said. Each separate battlefield
   * where somebody or something is to be seen is drawn.
   */
  draw(page: Page, view: View, marks: PictureMarks = {}): string {
    const field = this.fieldOf(view);
    const regions = regionsOf(field, view, marks);
    return regions.map((region) => this.drawRegion(page, field, view, { ...marks, region })).join('\n');
  }

  private drawRegion(
    page: Page,
    field: Battlefield,
    view: View,
    { around, whole = false, spare = 3, ...marks }: PictureMarks & { readonly region: number },
  ): string {
    const { columns, rows = Number.POSITIVE_INFINITY } = page.screen;
    const zones = marks.legend === false ? [] : this.zones(page, view);
    const options = {
      ...{
        ...this.looks(),
        words: legendWords(page.words),
        zones,
        objects: named(page.words, this.map.objects as unknown as readonly ObjectMark[]),
      },
      ...{ figures: figureMarks(view), tokens: tokenMarks(page, view), ...marks },
      ...(page.paint ? { paint: page.paint } : {}),
    };
    const large = drawInTerminal(field, options);
    const isFree = rows === Number.POSITIVE_INFINITY || whole;
    const most = rows - spare;
    const fits = (text: string): boolean => widthOf(text) <= columns && heightOf(text) <= most;
    const finished = (text: string): string => wrapPainted(text, columns - 1);
    if (isFree) return finished(large);
    for (const compact of [false, true]) {
      const bare = drawInTerminal(field, { ...options, compact, legend: false });
      if (!fits(bare)) continue;
      const drawn = drawInTerminal(field, { ...options, compact });
      const legend = drawn.slice(bare.length).trim();
      return legend === '' || fits(finished(drawn)) ? finished(drawn) : `${finished(legend)}\n\n${bare}`;
    }
    const compact = { ...options, compact: true };
    const at = field.spaceOf(around ?? middleOf(view) ?? '');
    const window = windowAround(field, Math.max(at, 0), {
      columns: Math.max(3, Math.floor((columns - 6) / 4)),
      rows: Math.max(3, most - 4),
    });
    const part = drawInTerminal(field, { ...compact, window, legend: false });
    const words = page.words.say('map:part');
    return `${finished(part)}${wrapText(words, columns - 3)
      .map((line) => page.colours.dim(`  ${line}`))
      .join('\n')}\n`;
  }

  private get plan(): BattlefieldPlan {
    return this.map.plan as unknown as BattlefieldPlan;
  }

  private looks(): { readonly terrains: TerrainLooks; readonly objectLooks: ObjectLooks } {
    const { terrains, objects } = this.map.looks as unknown as {
      readonly terrains: TerrainLooks;
      readonly objects: ObjectLooks;
    };
    return { terrains, objectLooks: objects };
  }

  private zones({ words: { say } }: Page, { seats }: View): NonNullable<Marks['zones']> {
    return this.map.zones.map(({ seat, spaces }) => ({
      side: seat,
      name: seats.find((one) => one.seat === seat)?.name ?? say('map:zone', { number: seat + 1 }),
      spaces: spaces.filter((space) => this.compiled.spaceOf(space) >= 0),
    }));
  }
}

/** Objects that a map calls by their kind, as the language calls that. */
function named(words: TerminalWords, objects: readonly ObjectMark[]): readonly ObjectMark[] {
  return objects.map((one) =>
    one.name.toLowerCase() === one.kind.replaceAll('-', ' ')
      ? { ...one, name: words.nameOf(one.name, `name:object.${one.kind}`) }
      : one,
  );
}

function legendWords({ say, nameOf }: TerminalWords): NonNullable<Marks['words']> {
  return {
    nameOf: (terrain, name) => nameOf(name, `name:terrain.${terrain}`),
    terrain: (lowest, highest) =>
      say(lowest === highest ? 'legend:level' : 'legend:levels', { lowest, highest }),
    objects: say('legend:objects'),
    zones: say('legend:zones'),
    spaces: (count) => say('menu:spaces', { count }),
    figures: say('legend:figures'),
    nowhere: say('legend:nowhere'),
    tokens: say('legend:tokens'),
    under: say('legend:under'),
    rungs: say('legend:rungs'),
  };
}

const heightOf = (text: string): number => text.trimEnd().split('\n').length;
const widthOf = (text: string): number => Math.max(...text.split('\n').map(visibleWidth));

/** The plan with the spaces that have changed since it was drawn. */
function changed(plan: BattlefieldPlan, changes: readonly ViewSpace[]): BattlefieldPlan {
  if (changes.length === 0) return plan;
  const byName = new Map(changes.map((change) => [change.key.replace(/^space:/, ''), change]));
  const kept = plan.spaces.map((space) => {
    const change = byName.get(space.name ?? '');
    if (!change) return space;
    const { terrain = space.terrain, level = space.level, removed } = change;
    return { ...space, terrain, level, ...(removed ? { removed } : {}) };
  });
  const known = new Set(plan.spaces.map(({ name }) => name));
  const added = [...byName].flatMap(([name, { q, r, terrain = '', level = 0 }]) =>
    known.has(name) || q === undefined || r === undefined
      ? []
      : [{ name, q, r, terrain, level, underside: level }],
  );
  return { ...plan, spaces: [...kept, ...added] };
}

/** The separate battlefields to be drawn: those of the overlay, or all on which somebody stands; else the first. */
function regionsOf(field: Battlefield, { figures }: View, { overlay }: PictureMarks): readonly number[] {
  const spaces = overlay
    ? [...overlay.entries.keys()]
    : figures.flatMap((figure) => figure.spaces.map((space) => field.spaceOf(space)));
  const regions = new Set(spaces.flatMap((space) => (space < 0 ? [] : (field.region[space] ?? 0))));
  return regions.size === 0 ? [0] : [...regions].sort((a, b) => a - b);
}

/** The figures of a view as they are drawn, with labels that tell them apart. */
function figureMarks({ figures }: View): readonly FigureMark[] {
  const labels = distinctLabels(figures.map(({ name }) => name));
  return figures.flatMap(({ name, spaces, controller, life, wounds }, at): FigureMark[] => {
    if (spaces.length === 0) return [];
    const left = life === undefined || life === 1 ? '' : ` ${Math.max(0, life - wounds)}/${life}`;
    const side = controller < 0 ? nobody : controller;
    return [{ side, name: `${name}${left}`, label: labels[at] ?? name.slice(0, 2), spaces }];
  });
}

function tokenMarks({ words: { say } }: Page, { tokens }: View): NonNullable<Marks['tokens']> {
  return tokens.flatMap(({ at, name }) =>
    at === undefined
      ? []
      : [
          {
            name: name ?? say('map:face-down'),
            label: name === undefined ? '?' : name.slice(0, 2),
            space: at,
          },
        ],
  );
}

/** Where the one stands who acts, or anybody. */
function middleOf({ figures }: View): string | undefined {
  const placed = figures.filter(({ spaces }) => spaces.length > 0);
  return (placed.find(({ state }) => state === 'active') ?? placed[0])?.spaces[0];
}

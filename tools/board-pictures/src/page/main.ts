import { type MapAsDrawn, mountBoard, type SceneMarks, sceneMaker } from '@scapewright/board-view';
import type { View } from '@scapewright/protocol';

/** What the page is given: maps with views and marks, by name. */
type Samples = Readonly<
  Record<string, { readonly map: MapAsDrawn; readonly view: View; readonly marks: SceneMarks }>
>;

const wished = new URLSearchParams(location.search);
const samples = (await (await fetch('/samples.json')).json()) as Samples;
const sample = samples[wished.get('map') ?? 'first-light'];
const element = document.getElementById('board');
if (!sample || !element) throw new Error(`maps: ${Object.keys(samples).join(', ')}`);
const { map, view, marks } = sample;
const told: string[] = [];
const board = mountBoard(element, {
  onChoose: ({ key }) => told.push(`choose ${key}`),
  onInspect: ({ key }) => told.push(`inspect ${key}`),
  onEscape: () => told.push('escape'),
  onFlat: () => told.push('flat'),
});
const mode = wished.get('mode') === '3d' ? '3d' : '2d';
await board.setMode(mode);
const before = performance.now();
const make = sceneMaker(map);
board.show(make({ view, ...(wished.has('plain') ? {} : { marks }) }));
element.getBoundingClientRect();
const first = performance.now() - before;
const again = performance.now();
board.show(make({ view }));
board.show(make({ view, marks }));
element.getBoundingClientRect();
const update = (performance.now() - again) / 2;
if (wished.has('plain')) board.show(make({ view }));
Object.assign(globalThis, { board, make, view, marks, told, first, update });
document.body.dataset['ready'] = 'yes';

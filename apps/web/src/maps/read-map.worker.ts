import {
  formatMapProblem,
  importMap,
  type MapProblem,
  planOfMap,
  standardCatalogue,
} from '@scapewright/packs';
import { objectMarks } from '@scapewright/table/content';
import type { MapFinding } from './map-findings.ts';
import { summaryOf } from './map-summary.ts';
import type { ReadAnswer, ReadQuestion } from './read-map.ts';

/** Reads a map that somebody has brought, away from the page: whatever the file holds, the page goes on. */
addEventListener('message', ({ data }: MessageEvent<ReadQuestion>) => {
  postMessage(answer(data));
});

function answer({ id, file, bytes }: ReadQuestion): ReadAnswer {
  try {
    const { map, problems } = importMap(file, bytes);
    const words = problems.map((problem) => findingOf(file, problem));
    if (map === undefined) return { ok: false, problems: words };
    const plan = planOfMap(map, standardCatalogue);
    const all = [...words, ...plan.problems.map((problem) => findingOf(file, problem))];
    if (plan.plan.spaces.length === 0) return { ok: false, problems: all };
    const summary = summaryOf(id, map, plan);
    return {
      ok: true,
      map: { summary, map, plan, objects: objectMarks(plan), problems: all, since: Date.now() },
    };
  } catch (error) {
    return {
      ok: false,
      problems: [{ code: 'fault', text: error instanceof Error ? error.message : String(error) }],
    };
  }
}

function findingOf(file: string, problem: MapProblem): MapFinding {
  const { code, at } = problem;
  return { code, ...(at === undefined ? {} : { at }), text: formatMapProblem(file, problem) };
}

import type { Hook, HookSource, MatchPlan } from '@scapewright/kernel';
import type { Game, SkirmishSource, Unit } from '@scapewright/skirmish/author';
import { hooksOf } from '@scapewright/skirmish/engine';

/** How often each hook acted, by {@link hookNames}: one that runs counts as soon as all that it asked has been answered. */
export type HookCounts = Map<string, number>;

/** The names of the hooks of a unit of content: `terrain water: answer stops`, with a number where there are several alike. */
export function hookNames(kind: Unit['kind'], id: string, hooks: readonly Hook[]): readonly string[] {
  const seen = new Map<string, number>();
  return hooks.map((hook) => {
    const name = `${kind} ${id}: ${hook.kind} ${placeOf(hook)}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name}, ${times}`;
  });
}

function placeOf(hook: Hook): string {
  if (hook.kind === 'modify') return hook.value.name;
  return hook.kind === 'forbid' || hook.kind === 'answer' ? hook.question.name : hook.at;
}

/** The name of an ability: its unit's, and that of its use on a card where that is another one. */
export function nameOfUse(unit: string, use: string): string {
  return unit === use ? unit : `${use} (${unit})`;
}

/**
 * The same plan, with hooks that count how often they act: run, change a number, refuse, or have an answer. A replacement
 * without a condition acts where it changes the event; one with a condition may do its work and leave the event as it is.
 */
export function countingPlan(plan: MatchPlan<Game>, counts: HookCounts): MatchPlan<Game> {
  const sources = plan.sources.map((source) => {
    const { unit } = source as SkirmishSource;
    const id = unit.kind === 'ability' ? nameOfUse(unit.id, source.id) : unit.id;
    const names = hookNames(unit.kind, id, statedHooks(unit, source));
    const hooks = source.hooks.map((hook, at) =>
      counting(hook, () => void counts.set(names[at] as string, (counts.get(names[at] as string) ?? 0) + 1)),
    );
    return { ...source, hooks };
  });
  return { ...plan, sources };
}

/** The hooks as their unit states them: rulings may move them to another moment, but leave their order. */
function statedHooks(unit: Unit, { hooks, params }: HookSource): readonly Hook[] {
  const stated = hooksOf(unit, params);
  return stated.length === hooks.length ? stated : hooks;
}

function counting(hook: Hook, count: () => void): Hook {
  const counted = <Result>(result: Result): Result => {
    if (result !== undefined) count();
    return result;
  };
  switch (hook.kind) {
    case 'modify': {
      const { by } = hook;
      return { ...hook, by: (...asked) => counted(typeof by === 'number' ? by : by(...asked)) };
    }
    case 'answer':
      return { ...hook, answer: (...asked) => counted(hook.answer(...asked)) };
    case 'forbid':
      return { ...hook, when: (...asked) => (hook.when?.(...asked) ?? true) && counted(true) };
    case 'replace':
      if (hook.when === undefined) return { ...hook, run: (...asked) => counted(hook.run(...asked)) };
      return {
        ...hook,
        run: (...asked) => {
          const changed = hook.run(...asked);
          count();
          return changed;
        },
      };
    default:
      return {
        ...hook,
        run: (...asked) => {
          hook.run(...asked);
          count();
        },
      };
  }
}

import type { Hook, HookSource } from '@scapewright/kernel';
import {
  bearers,
  type Game,
  instead,
  replace,
  type SkirmishRun,
  trigger,
  type WindowId,
  woundGroups,
} from '@scapewright/skirmish/author';
import type { PartData } from './clause-data.ts';
import type { AskedWith, Scope } from './scope.ts';
import type { UseOf } from './use.ts';

/** Hooks offered in place of a step: of the trigger's windows, or of the one given. */
export function insteadHooks(
  use: UseOf,
  at?: string,
  can?: (game: Game, scope: Scope) => boolean,
): readonly Hook[] {
  const windows = use.trigger?.windows ?? (at === undefined ? [] : [at]);
  return windows.map((window) =>
    instead(window as WindowId, {
      ...(use.trigger?.isForced === true ? { forced: true } : {}),
      when: (game, args, source) => {
        const scope = use.scope(game, source, args);
        const isOwn = use.trigger !== undefined || scope.self === scope.args.figure;
        return isOwn && use.isOpen(scope) && (can ? can(game, scope) : canAct(game, window, scope));
      },
      run: (run, args, source) => {
        use.carryOut(run, use.scope(run.game, source, args), use.first);
      },
    }),
  );
}

/** Is the figure there that does something in place of a step? Who is put into its start zone is not yet. */
function canAct(game: Game, window: string, { self }: Scope): boolean {
  return window === 'G1.2.place' || game.isOnBattlefield(self);
}

/** Windows whose event a hook changes instead of following it, and the group in which it acts. */
const replaced: Readonly<Record<string, number>> = {
  'E.wounds-would-be-received': woundGroups.wouldReceive,
  'E.wounds-being-received': woundGroups.receives,
  'E.would-be-defeated': 0,
};

const replacedSteps: Readonly<Record<string, WindowId>> = {
  'E.wounds-being-received': 'E.wounds-would-be-received',
  'E.would-be-defeated': 'E.figure-defeated',
};

/** Who decides in a trigger window, where that is not the ability's own player. */
function seatIn(use: UseOf) {
  return (game: Game, args: object, source: HookSource): number => use.seat(use.scope(game, source, args));
}

/** Hooks in the windows of its trigger. */
export function triggerHooks(part: PartData, use: UseOf): readonly Hook[] {
  return (use.trigger?.windows ?? []).map((window) => {
    const group = replaced[window];
    if (group !== undefined) return replaceHook(use, replacedSteps[window] ?? (window as WindowId), group);
    if (part.kind === 'replacement') return replaceHook(use, window as WindowId, 0);
    const scopes = use.trigger?.isEach === true ? eachScope : oneScope;
    return trigger(window as WindowId, {
      optional: use.isOptional,
      when: (game, args, source) =>
        use.trigger?.means(game, window, args) === true &&
        scopes(use, game, source, args).some((scope) => use.isOpen(scope)),
      ...(part.chooser === undefined || part.chooser === 'own' ? {} : { seat: seatIn(use) }),
      run: (run, args, source) => carryOutAll(run, use, source, scopes(use, run.game, source, args)),
    });
  });
}

type Scopes = (use: UseOf, game: Game, source: HookSource, args: AskedWith) => readonly Scope[];

const oneScope: Scopes = (use, game, source, args) => [use.scope(game, source, args)];

/** In a window of the whole round: one for each figure on the battlefield, and one where nobody there has the ability. */
const eachScope: Scopes = (use, game, source, args) => {
  const figures = Array.from({ length: game.figureCount }, (_, figure) => figure);
  const scopes = figures
    .filter((figure) => game.isOnBattlefield(figure))
    .map((figure) => use.scope(game, source, { ...args, figure }));
  return bearers(game, source).length > 0 ? scopes : [use.scope(game, source, args), ...scopes];
};

/** Carries a part out for each figure for which it is open; of several that may, each is asked about. */
function carryOutAll(run: SkirmishRun, use: UseOf, source: HookSource, all: readonly Scope[]): void {
  const open = all.filter((scope) => use.isOpen(scope));
  for (const scope of open) {
    if (open.length > 1 && !use.isOpen(scope)) continue;
    const subject = run.game.keyOf('figure', scope.args.figure ?? scope.self);
    const isAsked = use.isOptional && open.length > 1;
    if (!isAsked || run.may(use.seat(scope), source.id, source.key, subject)) use.carryOut(run, scope);
  }
}

function replaceHook(use: UseOf, at: WindowId, group: number): Hook {
  return replace(at, {
    group,
    optional: use.isOptional,
    when: (game, args, source) => use.isOpen(use.scope(game, source, args)),
    run: (run, args, source) => use.carryOut(run, use.scope(run.game, source, args)) as Partial<typeof args>,
  });
}

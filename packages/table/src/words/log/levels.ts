/** What only says that the clock goes on, or that something is as it was: nobody is told. */
const silent: ReadonlySet<string> = new Set([
  ...[
    'game.begins',
    'game.over',
    'turns.begin',
    'turn.ends',
    'round.ends',
    'cleanup.begins',
    'orders.returned',
  ],
  ...['activation.ordered', 'activation.ends', 'move-phase.begins', 'move-phase.ends', 'transition.begins'],
  ...['attack-phase.begins', 'attack-phase.ends', 'move-action.begins', 'move-action.of-squad', 'move.taken'],
  ...['attack-action.begins', 'attack-action.of-squad', 'move.stays', 'swipe.over', 'fall.over', 'step'],
  ...['engagement.kept', 'move.under-overhang', 'move.onto-overhang', 'move.half-hex-crossed'],
]);

/** Does it say only that the clock goes on, or on what ground somebody goes that does nothing? */
export const isSilent = (reason: string): boolean => silent.has(reason) || /^terrain\.[a-z-]+$/.test(reason);

/** What stands in the shortest log. */
export const gist: ReadonlySet<string> = new Set([
  ...['round.begins', 'wounds.healed', 'figure.revived', 'control.taken', 'player.out', 'attack.escaped'],
]);

/** What only the fullest log has, besides what skirmish calls a detail. */
export const quiet: ReadonlySet<string> = new Set([
  ...['setup.team', 'setup.object-types', 'placement.order', 'grant.move-action', 'grant.attack-action'],
  ...['destructible.by-reference', 'destructible.own-card', 'destructible.types', 'destructible.neutral'],
  ...['destructible.drafted', 'move.cut-short', 'setup.objects', 'move.passes-enemy'],
  ...['attack.further', 'attack.next', 'token.drawn', 'ability.forbids'],
  ...['grant.attack', 'grant.activation', 'grant.move-phase', 'grant.attack-phase', 'roll.first'],
]);

/** What is told with pleasure. */
export const good: ReadonlySet<string> = new Set(['wounds.healed', 'figure.revived']);

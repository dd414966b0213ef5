import type { CardAbility, Command, Scenario } from '@scapewright/packs';
import type { SkirmishSource } from '@scapewright/skirmish/author';
import type { Play } from './play.ts';
import type { Remark } from './remark.ts';

/**
 * Optional abilities that a scenario writes on its own cards, and that nobody was ever offered while it ran: what it shows of them
 * it would show without them. Those of which it says so itself (`not-asked`, `hasnt`, `refuse`) are meant.
 */
export function neverOffered(play: Play): readonly Remark[] {
  const { scenario, game, everAsked } = play;
  const spoken = spokenOf(scenario);
  return scenario.cards.flatMap((card) =>
    [...card.abilities, ...(card.flip?.abilities ?? [])].flatMap((ability) => {
      const id = idOf(ability);
      if (id === undefined || everAsked.has(id) || spoken.has(id)) return [];
      const sources = game.facts.sources.filter(
        (source) => source.id === id && isOn(play, source, card.id) && isOffered(source),
      );
      if (sources.length === 0) return [];
      return [
        {
          message: `${id} of ${card.id} is optional, and nobody was ever offered it; if that is meant, say so: "not-asked: ${id}"`,
          place: ability,
        },
      ];
    }),
  );
}

function idOf(ability: CardAbility): string | undefined {
  if (ability.kind === 'loaded') return ability.id;
  if (ability.kind === 'clause') return ability.clause.id;
  return 'id' in ability.ability ? ability.ability.id : ability.ability.test;
}

function isOn({ game }: Play, { owner }: SkirmishSource, card: string): boolean {
  return owner >= 0 && game.definitionOfCard(owner).id === card;
}

/** Is it something that a player may do, and not more? */
function isOffered({ hooks }: SkirmishSource): boolean {
  const acting = hooks.filter(({ kind }) => kind === 'trigger' || kind === 'instead' || kind === 'replace');
  return (
    acting.length > 0 &&
    acting.every((hook) => {
      if (hook.kind === 'instead') return hook.forced !== true;
      return 'optional' in hook && hook.optional === true;
    })
  );
}

/** Abilities and options that commands use or that a scenario says are not there. */
function spokenOf({ steps }: Scenario): ReadonlySet<string> {
  const used = (command: Command): readonly string[] => {
    if (command.kind === 'refuse') return used(command.command);
    if (command.kind === 'use') return [command.what.id];
    if (command.kind === 'move' || command.kind === 'attack') return command.using ? [command.using] : [];
    return [];
  };
  return new Set(
    steps.flatMap(({ command, expect }) => [
      ...used(command),
      ...expect.flatMap((one) => {
        if (one.assert === 'offers') return [...one.has, ...one.hasnt];
        return one.assert === 'not-asked' ? [one.asks] : [];
      }),
    ]),
  );
}

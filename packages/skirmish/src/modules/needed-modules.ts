import { abilitiesOn } from '../card.ts';
import type { Catalogue } from '../catalogue.ts';
import { hasDraft } from '../draft/drafting.ts';
import { hasAbilities } from '../match-sources.ts';
import type { GameSetup } from '../setup.ts';
import type { EventStimulus } from '../verbs/stimulus-call.ts';

/** When a game needs a module, by the module's name. Told from its content and its setup, so that no game finds out in its middle. */
const needs: Readonly<Record<string, (setup: GameSetup, catalogue: Catalogue) => boolean>> = {
  abilities: (setup, catalogue) =>
    catalogue.abilityIds().length > 0 || catalogue.ruleUnits.length > 0 || hasAbilities(setup),
  drafting: hasDraft,
  objects: needsObjects,
  tokens: ({ tokens = [] }) => tokens.length > 0,
  // Maps are attached to others, and battlefields on which nobody is left leave the game.
  'ground-changes': ({ battlefield, battlefields = [], definitions, tokens = [] }) =>
    battlefields.length > 0 ||
    battlefield.region.some((one) => one !== 0) ||
    definitions.flatMap(abilitiesOn).some((use) => hasGroundEvent(use.with)) ||
    tokens.some(({ data }) => hasGroundEvent(data)),
};

/** Events that change the ground. */
const groundEvents: readonly EventStimulus['kind'][] = ['remove-terrain', 'add-terrain'];

/** Is one of them the effect of a card or a token, as its data state it? */
function hasGroundEvent(data: Readonly<Record<string, unknown>>): boolean {
  return Object.values(data).some((one) =>
    groundEvents.some((kind) => kind === (one as Partial<EventStimulus> | null | undefined)?.kind),
  );
}

/** Modules on which others are built. */
const foundations: Readonly<Record<string, readonly string[]>> = {
  'ground-changes': ['several-battlefields'],
};

/** The names of the modules that a game needs for what its setup holds and for the units that act in it, whether or not they are there. */
export function neededModules(setup: GameSetup, catalogue: Catalogue): readonly string[] {
  const needed = [
    ...Object.keys(needs).filter((name) => needs[name]?.(setup, catalogue)),
    ...modulesOfUnits(setup, catalogue),
  ];
  return [...new Set(needed.flatMap((name) => [...(foundations[name] ?? []), name]))];
}

/** Does a match have objects: plain ones, or cards or maps with an inside, a top or a place in them? */
export function needsObjects({ battlefields = [], definitions, objects = [] }: GameSetup): boolean {
  return (
    objects.length > 0 ||
    battlefields.some(({ of }) => of !== undefined) ||
    definitions.some(
      ({ unit, occupancy, seats, operators }) => unit === 'object' || occupancy || seats || operators,
    )
  );
}

/** What the units need that may act in a match: the abilities of its cards and tokens, the chapters that it plays by, and all that are neither. */
function modulesOfUnits(setup: GameSetup, catalogue: Catalogue): readonly string[] {
  const uses = [
    ...setup.definitions.flatMap(abilitiesOn),
    ...(setup.tokens ?? []).flatMap(({ abilities = [] }) => abilities),
  ];
  return [
    ...catalogue.units.flatMap((unit) => {
      const acts = unit.kind === 'rule' ? (unit.wanted?.(setup) ?? true) : unit.kind !== 'ability';
      return acts ? (unit.modules?.({}) ?? []) : [];
    }),
    ...uses.flatMap((use) => catalogue.ability(use.unit ?? use.id)?.modules?.(use.with) ?? []),
  ];
}

import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  addEffect,
  askPlace,
  bearers,
  bears,
  effectsFrom,
  type Figure,
  type Game,
  instead,
  isDefeated,
  noteUse,
  type PluginParts,
  placesFor,
  revive,
  rollNumber,
  type SkirmishRun,
} from '@scapewright/skirmish/author';

/** The kind of lasting effect of a card that clones instead of attacking. */
export const cloning = 'water-clone';

/** Defeated members of the squad come back instead of an attack. */
export const waterClone = ability({
  id: 'water-clone',
  name: 'Water Clone',
  text: 'Instead of attacking with this card you may roll a d20 for each of its figures: on {on} or more, or {inWater} or more in water, a defeated figure of the card is placed next to it on the same level.',
  parameters: { on: 15, inWater: 10 },
  hooks: ({ on, inWater }) => [
    instead('5.instead', {
      when: (game, { figure }, source) =>
        bears(game, source, figure) &&
        !isCloning(game, source) &&
        isFirst(game, source, figure) &&
        lost(game, source) >= 0,
      run: (run, { figure }, source) => {
        addEffect(run, { kind: cloning, figure, until: 'phase', source });
        noteUse(run, source, figure);
        for (const parent of bearers(run.game, source)) clone(run, source, parent, { on, inWater });
      },
    }),
    instead('5.instead', {
      forced: true,
      when: (game, { figure }, source) => bears(game, source, figure) && isCloning(game, source),
      run: () => {},
    }),
  ],
});

function isCloning(game: Game, source: HookSource): boolean {
  return effectsFrom(game, cloning, source).length > 0;
}

/** The offer is made once for the card: when the first of its figures would attack. */
function isFirst(game: Game, source: HookSource, figure: Figure): boolean {
  return bearers(game, source)[0] === figure;
}

/** A defeated figure of the card, -1 none. */
function lost(game: Game, source: HookSource): number {
  return game.figuresOf(source.owner).find((figure) => isDefeated(game, figure)) ?? -1;
}

function clone(
  run: SkirmishRun,
  source: HookSource,
  parent: number,
  { on, inWater }: { readonly on: number; readonly inWater: number },
): void {
  const { game } = run;
  const copy = lost(game, source);
  const level = game.levelOf(parent);
  const filter = { empty: true, adjacentTo: parent, levelLeast: level, levelMost: level };
  if (copy < 0 || placesFor(game, copy, filter).length === 0) return;
  const seat = game.controller(parent);
  const { result } = rollNumber(run, { seat, figure: parent, role: 'd20' });
  if (result < (game.standsOn(parent, 'water') ? inWater : on)) return;
  const spaces = askPlace(run, source, seat, copy, filter);
  if (spaces) revive(run, copy, spaces);
}

/** With the kinds of lasting effect that it uses. */
export const waterCloneParts: PluginParts = { units: [waterClone], effectKinds: [cloning] };

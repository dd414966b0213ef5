import { forbidden, prepared, type Refusal } from '@scapewright/kernel';
import type { Command } from '@scapewright/packs';
import { isFigureless, mayUseCard, mayUseToken, stimuli } from '@scapewright/skirmish/author';
import { CommandRefused, ScenarioFailure } from '../failure.ts';
import { runEvent } from '../play/interrupt.ts';
import type { Play } from '../play/play.ts';

/** The command `use`: an ability, an option, something carried, or a card without figures. */
export type UseCommand = Extract<Command, { kind: 'use' }>;

/** Uses up something that the figure carries, at whatever moment the game waits. */
export function useItem(play: Play, { figure: name, what }: UseCommand): void {
  const { game, engine, names } = play;
  if (game.hooks.forbidsOf(mayUseToken).length === 0)
    throw new ScenarioFailure(`no plugin that is loaded lets a figure use the item "${what.id}"`);
  if (name === undefined) throw new CommandRefused(`nobody is named who uses ${what.id}`);
  const asked = { figure: names.figure(name), token: names.token(what.id) };
  const refusal = game.refusalOf(mayUseToken, asked);
  if (refusal) throw new CommandRefused(`${name} cannot use ${what.id}`, engine.rulesOfRefusal(refusal));
  runEvent(play, prepared(stimuli.useToken, asked));
}

/** A card without figures is used as an ability of its name; refused here where it is used up, or the figure may not. */
export function checkCard(play: Play, { figure: name, what }: UseCommand): void {
  const { game, engine, names } = play;
  const copies = game.facts.definitions.flatMap((definition, card) =>
    isFigureless(definition) && definition.id === what.id ? [card] : [],
  );
  if (copies.length === 0) throw new ScenarioFailure(`nobody has the card "${what.id}"`);
  if (name === undefined) throw new CommandRefused(`nobody is named who uses ${what.id}`);
  const figure = names.figure(name);
  const left = copies.filter((copy) => game.isCardActive(copy));
  const card = left.find((copy) => game.ownerOfCard(copy) === game.controller(figure)) ?? left[0];
  const refusals: Refusal[] = card === undefined ? [{ reason: 'now.card-removed' }] : [];
  if (card !== undefined)
    forbidden(game.hooks, game, mayUseCard, { figure, card }, (refusal) => refusals.push(refusal));
  if (refusals.length > 0)
    throw new CommandRefused(
      `${name} cannot use ${what.id}`,
      refusals.flatMap((refusal) => engine.rulesOfRefusal(refusal)),
    );
}

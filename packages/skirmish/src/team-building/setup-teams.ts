import type { Parameters } from '../parameters.ts';
import type { GameSetup, PlayerPlan } from '../setup.ts';
import { type TeamCard, type TeamRefusal, teamRefusals } from './team-refusals.ts';

/** A refusal of one player's team. */
export interface SetupTeamRefusal extends TeamRefusal {
  readonly player: string;
}

/** Everything that forbids the teams of a setup under the rules of a game and the setup's point limit. */
export function setupTeamRefusals(
  setup: GameSetup,
  { uniqueness }: Pick<Parameters, 'uniqueness'>,
): readonly SetupTeamRefusal[] {
  return setup.players.flatMap((player) =>
    teamRefusals(teamCards(setup, player), uniqueness, setup.points).map((refusal) => ({
      ...refusal,
      player: player.name,
      message: `${player.name}: ${refusal.message}`,
    })),
  );
}

/** The cards of a player's team, with the copies that its figures need: one for each unit begun. */
export function teamCards(setup: GameSetup, player: PlayerPlan): readonly TeamCard[] {
  const copies = new Map<string, number>();
  for (const { definition: id, figures } of player.cards) {
    const unit = Math.max(1, setup.definitions.find((one) => one.id === id)?.figures ?? 1);
    copies.set(id, (copies.get(id) ?? 0) + Math.max(1, Math.ceil(figures.length / unit)));
  }
  return setup.definitions.flatMap((definition) => {
    const count = copies.get(definition.id);
    return count === undefined ? [] : [{ definition, copies: count }];
  });
}

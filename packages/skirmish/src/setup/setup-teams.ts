import { type Said, saying } from '../log/wording/said.ts';
import { sidesOf } from '../model/card.ts';
import type { Parameters } from '../model/parameters.ts';
import type { GameSetup, PlayerPlan } from '../model/setup.ts';
import type { TeamCard, TeamRefusal } from '../rules/team/team-card.ts';
import { teamRefusals } from '../rules/team/team-refusals.ts';
import { type TeamSentence, teamSentences } from '../rules/team/team-sentences.ts';
import { startingSide, unitsOn } from './starting-cards.ts';

/** A refusal of one player's team. */
export interface SetupTeamRefusal extends TeamRefusal {
  readonly player: string;
  /** The message before it is in a language; and without whose team it is. */
  readonly said: Said;
  readonly refusal: Said;
}

const sentence = (key: TeamSentence, values: Said['values']): Said =>
  saying(`team-refused:${key}`, teamSentences[key], values);

/** Everything that forbids the teams of a setup under the rules of a game and the setup's point limit. */
export function setupTeamRefusals(
  setup: GameSetup,
  { uniqueness }: Pick<Parameters, 'uniqueness'>,
): readonly SetupTeamRefusal[] {
  return setup.players.flatMap((player) =>
    teamRefusals(teamCards(setup, player), uniqueness, setup.points).map((refused) => {
      const refusal = sentence(refused.sentence, refused.values);
      return {
        ...refused,
        player: player.name,
        message: `${player.name}: ${refused.message}`,
        said: sentence('of-player', { player: player.name, refusal }),
        refusal,
      };
    }),
  );
}

/** The cards of a player's team, with the copies that its figures need: one for each unit begun. */
export function teamCards(setup: GameSetup, player: PlayerPlan): readonly TeamCard[] {
  return setup.definitions.flatMap((definition) =>
    sidesOf(definition).flatMap((_, side) => {
      const plans = player.cards.filter(
        (plan) => plan.definition === definition.id && startingSide(plan, definition) === side,
      );
      const copies = plans.reduce((sum, plan) => sum + unitsOn(plan, definition), 0);
      return copies === 0 ? [] : [{ definition, copies, side }];
    }),
  );
}

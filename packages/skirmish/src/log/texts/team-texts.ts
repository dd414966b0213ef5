import type { TeamReason } from '../../rules/team/team-reasons.ts';
import type { LineText } from './line-text.ts';

/** Why a team may not be built so, in words. */
export const teamTexts: Readonly<Record<TeamReason, LineText>> = {
  'team.unique-twice': { text: 'a card that is unique stands on a team only once', at: 'G1.2' },
  'team.identity': { text: 'two such units of one team share an identity', at: 'G1.2' },
  'team.identity-by-name': { text: 'a card without an identity has its name for one', at: 'G1.2' },
  'team.several-identities': { text: 'each of several identities counts', at: 'G1.2' },
  'team.object': { text: 'objects on a team are unique as other units are', at: 'G1.2' },
  'team.crossover-twice': {
    text: 'a crossover card has an identity of its own, which its second copy shares',
    at: 'G1.2',
  },
  'team.event-identity': { text: 'an event unit shares no identity with a unique one', at: 'G1.2' },
  'team.costless-side': { text: 'a flip card starts with a side up that shows a cost', at: 'G1.3' },
  'card.incomplete': { text: 'everything that a unit needs is printed on its card', at: 'G1.2' },
  'card.base': { text: 'the base of a large or huge figure is stated', at: 'G1.2' },
  'team.figureless-points': { text: 'cards without figures cost points too', at: 'G1.2' },
  'team.figureless-unique-twice': {
    text: 'a unique card without figures is on a team once by its name and kind',
    at: 'G1.2',
  },
  'team.figureless-event-twice': {
    text: 'an event card without figures is on a team once by its name and kind',
    at: 'G1.2',
  },
  'team.figureless-need': { text: 'the team holds what a one shot wants to be drafted', at: 'G1.2' },
  'team.points': { text: 'the team costs more points than the limit', at: 'G1.2' },
};

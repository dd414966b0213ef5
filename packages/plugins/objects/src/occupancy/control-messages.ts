import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
export const controlMessages = defineMessages('control', {
  soleOccupant: { text: '{seat} alone is inside {figure}', rules: { superscape: ['SS-DO-041'] } },
  driver: { text: 'the driver of {figure} is of {seat}', rules: { superscape: ['SS-DO-042', 'SS-VDO-004'] } },
  mostOccupants: { text: '{seat} has most figures inside {figure}', rules: { superscape: ['SS-DO-043'] } },
  tie: {
    text: 'nobody has most figures inside {figure}, and nobody drives it',
    rules: { superscape: ['SS-DO-044'] },
  },
  ofNobody: { text: 'nobody is inside {figure}', rules: { superscape: ['SS-DO-046'] } },
  eventObject: { text: '{figure} is taken only from its driver space', rules: { superscape: ['SS-DO-047'] } },
  eventVehicle: {
    text: '{figure}, an Event vehicle, is taken from its driver space',
    rules: { superscape: ['SS-GUNIQ-015', 'SS-DO-047'] },
  },
  onTeam: {
    text: '{figure} is on the team of {seat} as long as that lasts',
    rules: { superscape: ['SS-DO-045', 'SS-GTEAM-008', 'SS-GTEAM-007', 'SS-TEAM-007'] },
  },
  returned: {
    text: "{figure} is under nobody's control, and on the team of whoever drafted it",
    rules: { superscape: ['SS-DO-046', 'SS-DO-009', 'SS-DO-010', 'SS-GTEAM-009'] },
  },
});

import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
export const exteriorMessages = defineMessages('exterior', {
  none: {
    text: 'only an object with exterior spaces is stood on, above its own spaces',
    rules: { superscape: ['SS-DO-018', 'SS-OBJ-105'] },
  },
  kept: {
    text: 'somebody stands on the object: only its own Move Number or card moves it, and nothing while anybody stands beside it too',
    rules: { superscape: ['SS-DO-048', 'SS-THROW-012'] },
  },
  rides: { text: '{figure} goes along on top of {other}', rules: { superscape: ['SS-DO-048'] } },
  order: {
    text: 'those who stood on {figure} are placed first where it stood, in initiative order',
    rules: { superscape: ['SS-DO-069', 'SS-DO-068'] },
  },
  placed: {
    text: '{figure} comes down at {space}, where the object stood',
    rules: { superscape: ['SS-DO-069', 'SS-DO-071', 'SS-DO-072', 'SS-PLACE-104'] },
  },
  noSpace: {
    text: 'no space where the object stood takes {figure}',
    rules: { superscape: ['SS-DO-073', 'SS-DO-065', 'SS-DO-071'] },
  },
});

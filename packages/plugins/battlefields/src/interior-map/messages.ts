import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of Interior maps, and the rules behind it. */
export const messages = defineMessages('interior-map', {
  laid: {
    text: 'the map of the inside of {figure} lies beside the battlefield',
    rules: { '*': ['SS-EXT-001', 'SS-EXT-003', 'SS-EXT-004', 'SS-INTMAP-001'] },
  },
  part: {
    text: 'the inside of {figure} is part of battlefield {battlefield}, where {figure} stands',
    rules: { '*': ['SS-EXT-002', 'SS-INTMAP-002'] },
  },
  floor: {
    text: 'what the map of the inside of {figure} says nothing of is floor',
    rules: { '*': ['SS-INTMAP-009'] },
  },
  entrance: {
    text: '{figure} comes into {other} at an entrance, {space}',
    rules: { '*': ['SS-INTMAP-003', 'SS-INTMAP-010', 'SS-VDO-017'] },
  },
  anywhere: {
    text: '{figure} comes into {other}, which designates no entrance, at {space}',
    rules: { '*': ['SS-INTMAP-004', 'SS-INTMAP-010', 'SS-VDO-017'] },
  },
  inside: { text: '{figure} is on the map of {other}, and so inside it', rules: { '*': ['SS-INTMAP-005'] } },
  closed: {
    text: 'nobody is on that space of the inside',
    rules: { '*': ['SS-INTMAP-007', 'SS-INTMAP-008'] },
  },
  full: {
    text: 'as many figures are inside as the object takes',
    rules: { '*': ['SS-INTMAP-011', 'SS-DO-030'] },
  },
  unfit: { text: 'the object does not take that figure', rules: { '*': ['SS-INTMAP-005', 'SS-DO-026'] } },
  seat: {
    text: 'only who can operate the object stands on that space',
    rules: { '*': ['SS-INTMAP-006', 'SS-VDO-002'] },
  },
  gone: { text: '{figure} is gone, and the map of its inside with it', rules: { '*': ['SS-INTMAP-001'] } },
  noObject: {
    text: 'the map of an inside belongs to no object of the setup',
    rules: { '*': ['SS-INTMAP-001'] },
  },
  noSpace: {
    text: 'who is inside an object with a map stands on a space of the map',
    rules: { '*': ['SS-INTMAP-005'] },
  },
});

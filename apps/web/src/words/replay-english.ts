/** What a replay says. */
export const replayEnglish = {
  'replay.title': 'Watch a game again',
  'replay.text':
    'Open the record of a game: every decision of it, from the first to the last. You can play on from any of them.',
  'replay.drop':
    'Drop the file of a recorded game here: one that you saved, or that a server gave you. It stays on this device.',
  'replay.file': 'Choose a file',
  'replay.too-long': 'This file is too long for a recorded game.',
  'replay.unread':
    'This link holds no game that can be watched. Perhaps it was cut off: ask for it once more.',
  'replay.refused': 'This game cannot be watched',
  'replay.other': 'Open another one',
  'replay.opening': 'Playing the game once through …',
  'replay.place':
    'Decision {place} of {last} · round {round}, {turn, plural, =0 {before the turns} other {turn #}}',
  'replay.next': '{name} decides',
  'replay.slider': 'Place in the game',
  'replay.next.round': 'Next round',
  'replay.next.turn': 'Next turn',
  'replay.next.step': 'Next decision',
  'replay.last.round': 'Round before',
  'replay.last.turn': 'Turn before',
  'replay.last.step': 'Decision before',
  'replay.run': 'Run',
  'replay.stop': 'Stop',
  'replay.stopped':
    'It goes no further here: what was answered next is not possible by the rules and cards of this version.',
  'replay.branch': 'Play on from here',
  'replay.branch.text': 'A game of your own begins, as it stands now. The computer plays the other side.',
  'replay.branch.as': 'As {name}',
  'replay.copy': 'Copy the link to here',
  'replay.download': 'Save as a file',
  'replay.unlinked': 'Its map or cards are not in the packs, so it is given away as a file.',
  'replay.watch': 'Watch it again',
  'replay.share': 'Give it to others',
} as const;

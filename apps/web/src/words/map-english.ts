/** What can be wrong with the file of a map, by the code of the finding, and what to do about it. */
export const mapEnglish = {
  'map.found.whole': 'In detail',
  'map.problem.damaged-file': 'The file is damaged, or is no map: fetch it once more.',
  'map.problem.unknown-format':
    'The file is of a kind that is not known here: save it in the map editor as .hsc or .json.',
  'map.problem.unknown-piece': 'Pieces are not known here and were left out: put known ones in their place.',
  'map.problem.unsupported-tile': 'Tiles have no terrain here and were left out: put others in their place.',
  'map.problem.unsupported-object':
    'Things have no rules here and were left out: take others, or leave them out.',
  'map.problem.unsupported-token': 'Glyphs or treasures have no rules here and were left out: take others.',
  'map.problem.overlapping-tiles': 'Tiles lie in each other: take one of them away.',
  'map.problem.floating-tile': 'Tiles hang in the air: put something under them.',
  'map.problem.stands-on-nothing': 'Something stands on nothing: put ground under it.',
  'map.problem.object-too-high': 'Something stands higher than it may: put it lower.',
  'map.problem.bad-space': 'Spaces are named that the map does not have: correct their names.',
  'map.problem.bad-border': 'An edge is named that lies between no two spaces: correct it.',
  'map.problem.bad-ladder': 'A ladder does not fit where it stands: check its foot and its top.',
  'map.problem.bad-building': 'A building does not fit the map: check its walls, floors and doorways.',
  'map.problem.repeated-id': 'A name is given twice: give each thing one of its own.',
  'map.problem.no-start-zone': 'A start zone is missing: give each player one.',
  'map.problem.unequal-start-zones':
    'The start zones are not equally large: make them so, or play with that.',
  'map.problem.start-space-twice': 'Start zones share spaces: give each space to one player.',
  'map.problem.start-space-taken': 'Something stands in a start zone: move it, or the zone.',
  'map.problem.unreachable-start': 'Nobody gets out of a start zone: open a way.',
  'map.problem.too-slow': 'It takes too long to read this map: make it smaller.',
  'map.problem.fault': 'Reading the map went wrong: fetch the file once more.',
} as const;

import { attackDice, plugin } from '@scapewright/skirmish/author';
import { proving, runScenarioFile, scenarioKit } from '@scapewright/testkit';
import { expect, test } from 'vitest';
import { addsToCarrier, treasure } from './treasure.ts';

const crown = treasure(
  {
    id: 'crown',
    name: 'Crown',
    text: 'Its carrier rolls one attack die more.',
    line: 'the Crown strengthens the attack of {figure}',
    artifact: true,
  },
  (said) => [addsToCarrier(said, 'crown', attackDice, 1)],
);
const kit = scenarioKit({ plugins: [plugin('glyphs/crown', '1.0.0', crown)] });

test(
  'of an Ancient Artifact an army controls one copy: the second is laid down (HS-TREAS-008)',
  proving(['HS-TREAS-008'], ({ cited }) => {
    const text = `scenario: Two crowns
rules: [HS-TREAS-008]
ruleset: heroscape
plugins: {add: [glyphs/crown]}
board:
  hexes: |
    g1 g1 g1 g1 g1 g1
  tokens:
    - {id: t1, kind: glyph, item: crown, at: b1, face: up}
    - {id: t2, kind: glyph, item: crown, at: d1, face: up}
cards: {hero: {}, heroine: {}, foe: {}}
players:
  - {name: red, figures: {ada: {card: hero, at: a1}, bea: {card: heroine, at: e1}}}
  - {name: blue, figures: {joe: {card: foe, at: f1}}}
steps:
  - activate: ada
  - move: {figure: ada, to: b1}
    answers: [{who: red, asks: equip, pick: yes}]
    expect: {value: {figure: ada, stat: attack, against: joe, is: 4}, tokens: {t1: {at: null}}}
  - activate: joe
  - activate: bea
  - move: {figure: bea, to: d1}
    dice: [B]
    answers: [{who: red, asks: equip, pick: yes}, {who: red, asks: drop, pick: t1}]
    expect:
      tokens: {t1: {at: b1}, t2: {at: null}}
      value: [{figure: ada, stat: attack, against: joe, is: 3}, {figure: bea, stat: attack, against: joe, is: 4}]
      log: [HS-TREAS-008]
`;
    const { results } = runScenarioFile('crowns.scenarios.yaml', text, kit);
    expect(cited(results).map(({ message }) => message)).toEqual(['']);
  }),
);

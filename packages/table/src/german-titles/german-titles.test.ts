import { ruleIds } from '@scapewright/rulebook/ids';
import { Wording } from '@scapewright/skirmish/explain';
import { expect, test } from 'vitest';
import { german } from '../german/index.ts';
import { titleOfRule } from '../rules/index.ts';
import { ruleTitleKey, withRule } from '../words/rule-words.ts';
import { tell } from '../words/tell.ts';
import { germanRuleTitles } from './index.ts';

test('a rule that is named in a text is called what it is called in its language', () => {
  const said = withRule(tell('refused:over'), 'SS-URB-003', titleOfRule);
  const words = { ...german(), ...germanRuleTitles() };
  expect(new Wording().text(said)).toBe('The game is over. (SS-URB-003, Road bonus)');
  expect(new Wording('de', words).text(said)).toBe('Das Spiel ist zu Ende. (SS-URB-003, Straßenvorteil)');
});

test('every rule is in the catalogue', () => {
  expect(Object.keys(germanRuleTitles())).toEqual(ruleIds().map(ruleTitleKey));
});

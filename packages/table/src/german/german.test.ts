import { placesOf, skirmishTexts, unitName } from '@scapewright/skirmish/explain';
import { describe, expect, test } from 'vitest';
import { createEngine, rulesetNames, variantsOf } from '../battle/index.ts';
import { tableTexts } from '../words/tell.ts';
import { german } from './index.ts';

/** What may be in a catalogue and need not: names and texts of abilities stand on cards, places in maps. */
const free = /^(text:|name:(ability|place|kind-of-card|it$))/;

/** Every text that is said in English, by the key under which catalogues have it. */
function englishTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>(Object.entries({ ...skirmishTexts(), ...tableTexts }));
  for (const ruleset of rulesetNames)
    for (const variant of [undefined, ...variantsOf(ruleset)]) {
      const engine = createEngine(ruleset, variant === undefined ? {} : { variants: [variant] });
      for (const kind of engine.ruleset.parameters.kinds) texts.set(`name:kind.${kind}`, kind);
      for (const unit of engine.kit.catalogue.units) {
        if (unit.kind !== 'ability') texts.set(unitName(unit).key ?? '', unit.name);
        for (const [reason, { text, catalogueKey = reason }] of Object.entries(unit.messages))
          if (text !== undefined) texts.set(catalogueKey, text);
      }
    }
  return texts;
}

/** The places of a text, plurals among them, without the words of a plural. */
function places(text: string): readonly string[] {
  return placesOf(text)
    .filter((name) => new RegExp(`\\{${name}(,|\\})`).test(text.replaceAll(/(one|other|=\d) \{\w+\}/g, '')))
    .sort();
}

describe('German', () => {
  const texts = englishTexts();
  const words = german();

  test('has every text', () => {
    const missing = [...texts].filter(([key]) => !(key in words) && !free.test(key));
    expect(missing.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('has none that nobody says', () => {
    expect(Object.keys(words).filter((key) => !texts.has(key) && !free.test(key))).toEqual([]);
  });

  test('names in each text what the English names', () => {
    const differ = [...texts].flatMap(([key, text]) => {
      const own = words[key];
      if (own === undefined) return [];
      const [wanted, found] = [places(text), places(own)];
      return wanted.join() === found.join() ? [] : [`${key}: ${wanted.join(' ')} / ${found.join(' ')}`];
    });
    expect(differ).toEqual([]);
  });
});

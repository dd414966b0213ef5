import { packNames } from '@scapewright/cards';
import { type Numbers, oneOf } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';
import { faultOf, folderWith, scape } from '../run-program.ts';
import { damagedDocument, type ShippedFile, shippedAbilities, shippedFiles } from './shipped-files.ts';

type Files = Record<string, string>;

const manifest = `id: yard
version: 1.0.0
engine: ">=0.0.0"
rulesets: [superscape, heroscape]
licence: MIT
credits: Somebody
`;
const smith = `id: smith
name: Tin Smith
unit: hero
uniqueness: unique
size: medium
height: 5
life: 3
move: 5
range: 4
attack: 4
defense: 2
species: human
class: smith
personality: calm
abilities: [own]
`;

/** A pack of one shipped card and what belongs to its pack, with one damaged file; the card, if it has its name still. */
function damagedPack(packs: readonly (readonly ShippedFile[])[], random: Numbers): Files {
  const files = oneOf(packs, random).filter(({ path }) => !path.endsWith('.scenarios.yaml'));
  const cards = files.filter(({ path }) => path.startsWith('cards/'));
  const kept = cards.length === 0 ? undefined : oneOf(cards, random);
  const pack = files.filter((file) => !cards.includes(file) || file === kept);
  const target = random(3) > 0 && kept ? kept : oneOf(pack, random);
  return Object.fromEntries(
    pack.map((file) => [file.path, file === target ? damagedDocument(file.text, random) : file.text]),
  );
}

/** A pack of one card with one damaged ability as data. */
function packOfAbility(abilities: readonly string[], random: Numbers): Files {
  return {
    'pack.yaml': manifest,
    'cards/smith.yaml': smith,
    'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
    'abilities/own.yaml': damagedDocument(oneOf(abilities, random), random),
  };
}

/** Damaged packs are told with their places, or played: no command shows its inside, and no game ends in an error. */
export const packs: Attack = {
  name: 'packs',
  tries: 'a damaged pack in check, card and demo',
  rounds: { whole: 1500, few: 12 },
  begin: () => {
    const shipped = packNames.map((name) => shippedFiles(`${name}/`));
    const abilities = shippedAbilities();
    return async (random) => {
      const isOfAbility = random(2) === 0;
      const files = isOfAbility ? packOfAbility(abilities, random) : damagedPack(shipped, random);
      const folder = folderWith(files);
      const checked = await scape(['check', '.'], folder);
      const card = Object.keys(files)
        .find((path) => path.startsWith('cards/'))
        ?.slice('cards/'.length, -'.yaml'.length);
      const runs = [checked];
      if (card !== undefined) {
        const name = random(2) === 0 ? ['list'] : ['show', card];
        runs.push(await scape(['card', ...name], folder));
        const other = isOfAbility ? 'hulk' : 'batman';
        const ruleset = files['pack.yaml']?.includes('rulesets: [heroscape]') ? 'heroscape' : 'superscape';
        const armies = ['--army', card, '--army', other, '--ruleset', ruleset];
        runs.push(await scape(['demo', '--no-maps', '--seed', 'a', ...armies], folder));
      }
      const came = checked.code === 0 ? 'fine' : runs.at(-1)?.code === 0 ? 'told and played' : 'told';
      return { came, fell: runs.map(faultOf).find((fault) => fault !== undefined) };
    };
  },
};

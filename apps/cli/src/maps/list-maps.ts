import { type RulesetName, rulesetNames } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { rulesetTitle } from '../content/ruleset-title.ts';
import { counted } from '../terminal/counted.ts';
import { type MapFit, mapFits } from './map-fit.ts';

/** Lists the maps that are known by name, with the rulesets that can play them, and the variants that they need for it. */
export function listMaps(composition: DependencyContainer, json = false): void {
  const { line, colours } = composition.resolve(tokens.page);
  const maps = composition.resolve(tokens.maps);
  const listed = [...maps.known().keys()].map((name) => {
    const fits = mapFits(composition, name);
    const best = fits.find(({ as }) => as === 'whole') ?? fits.find(({ as }) => as === 'part');
    const { map, battlefield, name: title } = maps.find(name, best?.ruleset);
    return { name, title, spaces: battlefield.count, players: map.players, fits };
  });
  if (json) {
    line(JSON.stringify(listed));
    return;
  }
  for (const { name, title, spaces, players, fits } of listed) {
    const size = [counted(spaces, 'space'), ...(players === undefined ? [] : [counted(players, 'player')])];
    line(`${colours.bold(name.padEnd(20))} ${title}, ${size.join(', ')}`);
    for (const fit of fits) line(colours.dim(`${' '.repeat(21)}${fitWords(fit)}`));
  }
  line();
  line(colours.dim(`Play one with: npx scape play --map NAME --ruleset ${rulesetNames.join('|')}`));
}

/** `HeroScape: as it is`, `SuperScape: with --variant item-glyphs`. */
export function fitWords({ ruleset, as, variant, problems }: MapFit): string {
  const name = rulesetTitle(ruleset as RulesetName);
  if (as === 'whole') return `${name}: as it is`;
  if (variant !== undefined)
    return as === 'part'
      ? `${name}: with --variant ${variant}; without it ${counted(problems.length, 'token')} left out`
      : `${name}: needs --variant ${variant}`;
  return as === 'part' ? `${name}: ${counted(problems.length, 'token')} left out` : `${name}: not`;
}

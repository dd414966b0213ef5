import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';

/** Lists the maps that are known by name. */
export function listMaps(composition: DependencyContainer): void {
  const { line, colours } = composition.resolve(tokens.page);
  const maps = composition.resolve(tokens.maps);
  for (const name of maps.known().keys()) {
    const { map, battlefield, ...found } = maps.find(name);
    line(
      `${colours.bold(name.padEnd(20))} ${found.name}, ${battlefield.count} spaces, ${map.players ?? '?'} players`,
    );
  }
}

import { Chance } from '@scapewright/bots';
import type { Attack } from '../attack.ts';
import { newChance, playOn, randomMatch } from './random-match.ts';

/** Decisions that are played on in each fork. */
const further = 25;

/** A copy goes on as the game itself; what a seat thinks of comes to no error, and changes nothing in the game. */
export const forks: Attack = {
  name: 'forks',
  tries: 'forks of random games, as they are and as a seat may know them, and saves of them',
  rounds: { whole: 300, few: 4 },
  begin: () => (random) => {
    const came = { copied: 0, thought: 0, loaded: 0 };
    const match = randomMatch(random);
    playOn(match, 200, newChance(random), () => {
      if (random(12) > 0) return;
      const before = match.host.hash();
      const seed = `further/${random(2 ** 31)}`;
      const copies = [match.fork(), match.fork()];
      for (const copy of copies) playOn(copy, further, new Chance(seed));
      if (copies[0]?.host.hash() !== copies[1]?.host.hash())
        throw new Error('two copies come to something else');
      came.copied++;
      const loaded = match.engine.load(
        match.plan,
        JSON.parse(JSON.stringify(match.host.save())),
        match.options,
      );
      if (loaded.host.hash() !== before) throw new Error('a loaded save is another game');
      playOn(loaded, further, new Chance(seed));
      if (loaded.host.hash() !== copies[0]?.host.hash())
        throw new Error('a loaded save comes to something else');
      came.loaded++;
      for (let seat = -1; seat < match.host.game.seatCount; seat++) {
        playOn(match.fork({ seat, seed }), further, new Chance(seed));
        came.thought++;
      }
      if (match.host.hash() !== before) throw new Error('what was done in a fork changed the game');
    });
    return { came };
  },
};

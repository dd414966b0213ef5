import { secretCases } from '@scapewright/fuzz/secrets';
import { oneOf } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';

/** Of two games that differ in a secret alone, whoever may not know it is sent the same, to the last letter. */
export const pairedWorlds: Attack = {
  name: 'paired-worlds',
  tries: 'pairs of games that differ in a secret, played alike, and all that others are sent',
  rounds: { whole: 600, few: 12 },
  begin: () => {
    const cases = secretCases();
    return (random) => {
      const { name, play } = oneOf(cases, random);
      const { leak, answers } = play(random(2 ** 30));
      if (leak === undefined) return { came: { pairs: 1, 'answers while it was kept': answers } };
      const messages = leak.messages.map((message) => JSON.stringify(message)).join('\n');
      return { came: 'leaked', fell: `${name}: seat ${leak.viewer} is sent\n${messages.slice(0, 2000)}` };
    };
  },
};

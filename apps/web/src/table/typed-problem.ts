import type { TypedProblem } from '@scapewright/protocol';
import type { Say } from '../words/words.ts';

/** What is wrong with what somebody typed, in the language of the page. */
export function typedProblem(say: Say, about: TypedProblem['about']): string {
  switch (about.what) {
    case 'unknown':
      return say('typed.unknown', { words: about.words });
    case 'several':
      return say('typed.several', { words: about.words, choices: about.labels.join(say('typed.or')) });
    case 'count': {
      const { least, most, given } = about;
      return say(least === most ? 'typed.count' : 'typed.range', { least, most, given });
    }
    case 'nothing':
      return say('typed.nothing');
    case 'combat-dice':
      return say('typed.combat-dice', { most: about.most });
    case 'dice': {
      const { most, sides } = about;
      return say(most === 1 ? 'typed.die' : 'typed.dice', { most, sides });
    }
  }
}

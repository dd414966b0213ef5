import { effectsFrom, type Figure } from '@scapewright/skirmish/author';
import { relationPart, type Scope } from './scope.ts';

/** The kind of lasting effect that counts something on figures. */
export const tallyKind = 'clause-tally';

/** The figures that the ability has counted by a name, each as often as it has been. */
export function countedIn({ game, source }: Scope, name: string): readonly Figure[] {
  return effectsFrom(game, tallyKind, source, relationPart(name)).flatMap((row) =>
    Array.from({ length: game.readEffect('amount', row) }, () => game.readEffect('figure', row)),
  );
}

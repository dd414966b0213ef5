import type { Space } from '@scapewright/board';
import { effectsFrom, type Figure, type Token } from '@scapewright/skirmish/author';
import { relationPart, type Scope } from './scope.ts';

/** The kind of lasting effect that counts something on figures. */
export const tallyKind = 'clause-tally';

/** The figures that the ability has counted by a name, each as often as it has been. */
export function countedIn({ game, source }: Scope, name: string): readonly Figure[] {
  return effectsFrom(game, tallyKind, source, relationPart(name)).flatMap((row) =>
    Array.from({ length: game.readEffect('amount', row) }, () => game.readEffect('figure', row)),
  );
}

/** The spaces that the ability remembers by a name. */
export function rememberedIn({ game, source }: Scope, name: string): readonly Space[] {
  return effectsFrom(game, tallyKind, source, spacesPart(name)).map((row) => game.readEffect('amount', row));
}

/** The tokens that the ability remembers by a name. */
export function rememberedTokens({ game, source }: Scope, name: string): readonly Token[] {
  return effectsFrom(game, tallyKind, source, tokensPart(name)).map((row) => game.readEffect('amount', row));
}

/** The part under which spaces are remembered: figures that are counted by the same name are something else. */
export function spacesPart(name: string): number {
  return relationPart(`spaces ${name}`);
}

/** The part under which tokens are remembered. */
export function tokensPart(name: string): number {
  return relationPart(`tokens ${name}`);
}

/** Outlines by which classes of figures are told apart. */
export type SilhouetteName =
  | 'archer'
  | 'beast'
  | 'caster'
  | 'cape'
  | 'dragon'
  | 'giant'
  | 'object'
  | 'robot'
  | 'warrior';

/** Words of traits that call for an outline, the most telling first. */
const words: readonly (readonly [SilhouetteName, RegExp])[] = [
  ['dragon', /dragon|wyrm|wyvern|griffin|hydra/],
  ['robot', /robot|soulborg|android|machine|drone|construct|golem|cyborg|vehicle/],
  [
    'beast',
    /beast|wolf|animal|predator|spider|insect|dino|lizard|raptor|hound|bear|cat\b|horse|steed|snake|viper/,
  ],
  ['caster', /wizard|mage|sorcer|witch|shaman|priest|cleric|mystic|cultist|magic|telepath/],
  ['archer', /archer|hunter|scout|sniper|agent|gunner|gunslinger|marksm|soldier|ranger|warden/],
  ['giant', /giant|troll|huge|ogre|elemental|hulk/],
  [
    'cape',
    /superhero|super hero|hero of|champion|vigilante|avenger|savior|protector|villain|crime|mastermind|human.*hero/,
  ],
];

/** The outline for a figure with these traits. */
export function silhouetteFor(
  traits: readonly string[],
  { object, height }: { readonly object: boolean; readonly height: number },
): SilhouetteName {
  if (object) return 'object';
  const text = traits.join(' ').toLowerCase();
  const found = words.find(([, pattern]) => pattern.test(text));
  if (found) return found[0];
  return height >= 8 ? 'giant' : 'warrior';
}

/** What a ready-made army is called, and one plain sentence about it. */
export interface ArmyWords {
  readonly name: string;
  readonly text: string;
}

/** An army of published cards that belong together, for whoever does not want to build one. */
export interface ReadyArmy {
  /** Names it on the command line: no card is called so. */
  readonly id: string;
  readonly game: 'heroscape' | 'superscape';
  readonly words: { readonly en: ArmyWords; readonly de: ArmyWords };
  /** Ids of cards, once for each copy. */
  readonly cards: readonly string[];
}

const copies = (card: string, count: number): readonly string[] => Array.from({ length: count }, () => card);

function army(
  id: string,
  [name, text]: readonly [name: string, text: string],
  [germanName, germanText]: readonly [name: string, text: string],
  cards: readonly string[],
): ReadyArmy {
  const words = { en: { name, text }, de: { name: germanName, text: germanText } };
  return { id, game: 'heroscape', words, cards };
}

/** Armies of 300 to 600 points that hold together: a general's people, a band, a nation, a nest. */
export const readyArmies: readonly ReadyArmy[] = [
  army(
    'orcs-of-grut',
    ['Orcs of Grut', 'Grimnak rides ahead, and the orcs around him hit harder and hold longer.'],
    [
      'Orks von Grut',
      'Grimnak reitet voran, und die Orks um ihn schlagen härter zu und halten länger stand.',
    ],
    [
      'grimnak',
      'tornak',
      ...copies('blade-gruts', 3),
      'heavy-gruts',
      'arrow-gruts',
      ...copies('swog-rider', 2),
    ],
  ),
  army(
    'swarm-of-marr',
    [
      'Swarm of Marr',
      'Fast, cheap and never done: stingers, drudges and hounds, and a mind that takes heroes over.',
    ],
    [
      'Schwarm von Marr',
      'Schnell, billig und nie erledigt: Stecher, Kriecher und Hunde, und ein Geist, der Helden übernimmt.',
    ],
    [
      'ne-gok-sa',
      'me-burq-sa',
      'marro-warriors',
      ...copies('marro-stingers', 2),
      'marrden-hounds',
      ...copies('marro-drudge', 2),
    ],
  ),
  army(
    'soulborg-legion',
    [
      'Soulborg Legion',
      'Machines of Utgar: Deathreavers block every way while guards and a Deathwalker shoot.',
    ],
    [
      'Legion der Soulborgs',
      'Maschinen Utgars: Deathreavers versperren jeden Weg, während Wachen und ein Deathwalker schießen.',
    ],
    [
      'deathwalker-9000',
      'warden-816',
      'zettian-guards',
      ...copies('blastatrons', 2),
      ...copies('deathreavers', 2),
    ],
  ),
  army(
    'hall-of-the-vikings',
    [
      'Hall of the Vikings',
      'Finn, Thorgrim and Eldgrim leave their strength to those who fight on, and Raelin shields them.',
    ],
    [
      'Halle der Wikinger',
      'Finn, Thorgrim und Eldgrim vererben ihre Kraft an die, die weiterkämpfen, und Raelin schützt sie.',
    ],
    ['finn', 'thorgrim', 'eldgrim', 'tarn-viking-warriors', 'raelin'],
  ),
  army(
    'blades-of-the-samurai',
    [
      'Blades of the Samurai',
      'Whoever strikes a samurai badly is struck himself; spearmen hold the line for their lord.',
    ],
    [
      'Klingen der Samurai',
      'Wer einen Samurai schlecht trifft, wird selbst getroffen; Speerträger halten die Linie für ihren Herrn.',
    ],
    ['kaemon-awa', 'tagawa-samurai', 'izumi-samurai', 'kozuke-samurai', ...copies('ashigaru-yari', 2)],
  ),
  army(
    'shadow-clan',
    ['Shadow Clan', 'Ninjas who walk through everybody, vanish and strike from behind.'],
    ['Schattenclan', 'Ninjas, die durch alle hindurchgehen, verschwinden und von hinten zuschlagen.'],
    ['moriko', 'shiori', 'ninjas-of-the-northern-wind', 'mika-connour', 'isamu', 'otonashi'],
  ),
  army(
    'elves-of-ullar',
    [
      'Elves of Ullar',
      'Bows from afar, warriors who hold together, and Acolarh, whose leaf keeps them from death.',
    ],
    [
      'Elfen Ullars',
      'Bögen aus der Ferne, Krieger, die zusammenhalten, und Acolarh, dessen Blatt sie vor dem Tod bewahrt.',
    ],
    ['syvarris', 'acolarh', ...copies('warriors-of-ashra', 2), 'aubrien-archers', 'arkmer', 'kyntela-gwyn'],
  ),
  army(
    'circle-of-ulginesh',
    ['Circle of Ulginesh', 'Five wizards of the elves and their master, who lends them his mind.'],
    ['Kreis des Ulginesh', 'Fünf Zauberer der Elfen und ihr Meister, der ihnen seinen Geist leiht.'],
    ['ulginesh', 'jorhdawn', 'chardris', 'emirroon', 'arkmer', 'kyntela-gwyn'],
  ),
  army(
    'agents-of-vydar',
    [
      'Agents of Vydar',
      'Two masters of their trade and two teams in black, who dodge shots or vanish in smoke.',
    ],
    [
      'Agenten Vydars',
      'Zwei Meister ihres Fachs und zwei Trupps in Schwarz, die Schüssen ausweichen oder im Rauch verschwinden.',
    ],
    ['agent-carr', 'agent-skahen', 'krav-maga-agents', 'nakita-agents'],
  ),
  army(
    'legion-of-rome',
    ['Legion of Rome', 'Marcus leads shields and bows; side by side the legionnaires are a wall.'],
    ['Legion Roms', 'Marcus führt Schilde und Bögen; Seite an Seite sind die Legionäre eine Mauer.'],
    ['marcus-decimus-gallus', ...copies('roman-legionnaires', 3), ...copies('roman-archers', 2)],
  ),
  army(
    'arena-of-capua',
    ['Arena of Capua', 'Spartacus and the gladiators who broke their chains with him.'],
    ['Arena von Capua', 'Spartacus und die Gladiatoren, die mit ihm ihre Ketten sprengten.'],
    ['spartacus', 'crixus', 'retiarius', 'capuan-gladiators'],
  ),
  army(
    'knights-of-weston',
    [
      'The Knights of Weston',
      'Sir Gilbert sends his knights on after his own turn, and Sir Denrick fells giants.',
    ],
    [
      'Die Ritter von Weston',
      'Sir Gilbert schickt nach seinem Zug seine Ritter weiter, und Sir Denrick fällt Riesen.',
    ],
    ['sir-gilbert', 'sir-denrick', ...copies('knights-of-weston', 3)],
  ),
  army(
    'muskets-and-revolvers',
    ['Muskets and Revolvers', 'Four guns of the west, and minutemen who wait and then fire.'],
    ['Musketen und Revolver', 'Vier Revolver des Westens, und Soldaten, die warten und dann feuern.'],
    [
      'johnny-shotgun-sullivan',
      'james-murphy',
      'deadeye-dan',
      'guilty-mccreech',
      ...copies('4th-massachusetts-line', 2),
    ],
  ),
  army(
    'dwarves-of-the-burning-forge',
    [
      'Dwarves of the Burning Forge',
      'Small, slow and hard to move; Mogrimm and Migol lead axes that love big enemies.',
    ],
    [
      'Zwerge der Brennenden Schmiede',
      'Klein, langsam und kaum zu vertreiben; Mogrimm und Migol führen Äxte, die große Feinde lieben.',
    ],
    [
      'mogrimm-forgehammer',
      'migol-ironwill',
      'darrak-ambershard',
      ...copies('axegrinders-of-burning-forge', 2),
    ],
  ),
  army(
    'court-of-bleakewoode',
    [
      'Court of Bleakewoode',
      'Cyprien and Sonya Esenwein drain life, shades take souls, and dead knights ride with them.',
    ],
    [
      'Hof von Bleakewoode',
      'Cyprien und Sonya Esenwein saugen Leben, Schatten nehmen Seelen, und tote Ritter reiten mit ihnen.',
    ],
    ['cyprien-esenwein', 'sonya-esenwein', 'marcu-esenwein', 'shades-of-bleakewoode', 'phantom-knights'],
  ),
  army(
    'dragonflight',
    [
      'Dragonflight',
      'Charos the king, Braxas the queen, and four wyrmlings of fire, ice, acid and lightning.',
    ],
    [
      'Drachenschwarm',
      'Charos der König, Braxas die Königin, und vier Jungdrachen aus Feuer, Eis, Säure und Blitz.',
    ],
    ['charos', 'braxas', 'red-wyrmling', 'white-wyrmling', 'black-wyrmling', 'blue-wyrmling'],
  ),
  army(
    'vipers-of-venoc',
    ['Vipers of Venoc', 'Their warlord drives them on; now and then a whole nest strikes twice.'],
    ['Vipern von Venoc', 'Ihr Kriegsherr treibt sie an; hin und wieder schlägt ein ganzes Nest zweimal zu.'],
    ['venoc-warlord', ...copies('venoc-vipers', 3), ...copies('armoc-vipers', 2), 'elite-onyx-vipers'],
  ),
  army(
    'drow-of-the-underdark',
    [
      'Drow of the Underdark',
      'They hide in the dark, and Pelloth and Estivara strike with the wrath of Lolth.',
    ],
    [
      'Drow des Unterreichs',
      'Sie verbergen sich im Dunkeln, und Pelloth und Estivara schlagen mit Lolths Zorn zu.',
    ],
    ['pelloth', 'estivara', ...copies('deepwyrm-drow', 2), ...copies('drow-chainfighter', 2)],
  ),
  army(
    'fallen-kyrie',
    ['Fallen Kyrie', 'Taelord and those of the winged people who follow Utgar.'],
    ['Gefallene Kyrie', 'Taelord und die des geflügelten Volkes, die Utgar folgen.'],
    ['taelord', 'runa', 'loviatak-the-kyrie-warrior', 'minions-of-utgar'],
  ),
  army(
    'wings-of-jandar',
    [
      'Wings of Jandar',
      'Raelin shields, Kelda heals, Concan leads, and the shields of the sentinels count double.',
    ],
    [
      'Schwingen Jandars',
      'Raelin schützt, Kelda heilt, Concan führt, und die Schilde der Wächter zählen doppelt.',
    ],
    ['raelin', 'kelda', 'concan', ...copies('sentinels-of-jandar', 2)],
  ),
  army(
    'heroes-of-new-york',
    ['Heroes of New York', 'A shield, a web, and nothing wasted on soldiers: two heroes worth an army.'],
    [
      'Helden von New York',
      'Ein Schild und ein Netz, und nichts für Soldaten vergeudet: zwei Helden statt eines Heers.',
    ],
    ['captain-america', 'spider-man'],
  ),
  army(
    'masters-of-evil',
    [
      'Masters of Evil',
      'Doctor Doom, the Red Skull and Venom, three who agree on nothing but their enemies.',
    ],
    ['Meister des Bösen', 'Doctor Doom, Red Skull und Venom, drei, die nur in ihren Feinden einig sind.'],
    ['doctor-doom', 'red-skull', 'venom'],
  ),
];

/** The ready-made armies of a game. */
export function readyArmiesOf(game: ReadyArmy['game']): readonly ReadyArmy[] {
  return readyArmies.filter((one) => one.game === game);
}

/** A ready-made army by its id, or by its name in any language. */
export function readyArmy(text: string): ReadyArmy | undefined {
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const wanted = plain(text);
  return readyArmies.find(({ id, words: { en, de } }) =>
    [id, en.name, de.name].some((name) => plain(name) === wanted),
  );
}

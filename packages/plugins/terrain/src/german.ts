import type { WordCatalogue } from '@scapewright/skirmish/author';
import { terrainGermanNames } from './german-names/index.ts';

/** What this package says, in German. */
export const terrainGerman: WordCatalogue = {
  ...terrainGermanNames,
  'terrain.cosmos.hurt': '{figure} ist verwundet und leidet im Kosmos',
  'terrain.cosmos.unhurt': '{figure} hat keine Wunden und ist im Kosmos sicher',
  'terrain.cosmos.inorganic': '{figure} ist anorganisch und im Kosmos sicher',
  'terrain.lava-field.burn': 'Das Lavafeld verbrennt {figure}',
  'terrain.lava-field.spared': 'Das Lavafeld macht {figure} nichts aus',
  'terrain.molten-lava.burn': 'Die flüssige Lava verbrennt {figure}',
  'terrain.molten-lava.spared': 'Die flüssige Lava macht {figure} nichts aus',
  'terrain.molten-lava.rests': '{figure} bleibt in der flüssigen Lava, die nur verbrennt, wer sie betritt',
  'terrain.molten-lava.roll': '{figure} ist in flüssiger Lava und braucht eine 20',
  'terrain.molten-lava.destroyed': '{figure} würfelt {result} und vergeht in der Lava',
  'terrain.molten-lava.survived': '{figure} würfelt {result} und kommt unversehrt heraus',
  'terrain.shadow.defense': 'Der Schatten verbirgt {figure}: {amount_signed}',
  'terrain.shadow.huge': '{figure} ist zu groß, als dass der Schatten hilft',
  'terrain.sky.freefall': '{figure} fällt frei: Die Bewegungsphase ist vorbei',
  'terrain.sky.landing': '{figure} fällt aus dem Himmel auf {space}',
  'terrain.sky.with-riders': '{figure} kommt mit allen darin herunter, denen nichts geschieht',
  'terrain.sky.no-landing': '{figure} findet keinen Boden zum Landen',
  'terrain.sky.caught': '{figure} ist nicht mehr am Himmel und fällt nicht',
  'terrain.sky.height': '{figure} ist am Himmel, über {other}',
  'terrain.sky.apart': 'Figuren am Himmel grenzen an keine anderen',
  'terrain.sky.range': 'Am Himmel wird aus der Ferne nur mit Reichweite 5 oder mehr angegriffen',
};

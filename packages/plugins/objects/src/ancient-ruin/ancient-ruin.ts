import { object } from '@scapewright/skirmish/author';

/** A crumbling old wall of stone, one of the ruins; it stands between spaces. */
export const ancientRuin = object({
  id: 'ancient-ruin',
  name: 'Ancient Ruin',
  text: 'A crumbling old wall of stone, one of the ruins; it stands between spaces.',
  types: ['structure'],
  classes: ['ruin'],
  rules: {
    superscape: ['SS-OBJ-129', 'SS-OBJ-128', 'SS-OBJ-122', 'SS-OBJ-009', 'SS-OBJ-007'],
    heroscape: ['HS-TERR-009', 'HS-TERR-014', 'HS-OBS-001'],
  },
});

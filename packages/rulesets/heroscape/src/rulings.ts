/** Default positions of the named, switchable rulings. */
export const heroscapeRulings: Readonly<Record<string, string | number | boolean>> = {
  'SIM-1': 'player-by-player',
  shadowDefenseDice: 0,
};

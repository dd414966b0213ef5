/** Armies of about equal points from the rulebook's sample cards. */
export const demonstrationArmies = ['Dawn: hulk, batman', 'Dusk: battle-beast, alien-drone x2'];

import type { Words } from './vocabulary-word.ts';

/** Effects that are done at once. */
export const effects: Words = {
  place: [
    'figure, at, falling?, swipes?, out-of-objects?',
    'places a figure on a chosen space; `swipes: true`: whoever it leaves may strike it first',
  ],
  'push-line': ['figure, at, falling?, out-of-objects?', 'pushes a figure to a chosen space'],
  'switch-places': ['figure?, with?', 'two figures change places'],
  knockback: ['figure, spaces, from?', 'knocks a figure back'],
  maneuver: [
    'figure, spaces, ends?, ends-beside?, unswiped?, flying?, height?',
    'a figure moves by the will of its player; `ends`, `flying` and `height` as in set-move-action; `ends-beside: FILTER`: it has to end next to such a figure; `unswiped: true`: nobody strikes it as it leaves',
  ],
  wounds: ['count, type?, on', 'inflicts wounds'],
  'roll-damage': ['dice, type?, on', 'rolls damage dice'],
  heal: ['count?, on?', 'takes wounds off'],
  defeat: ['on', 'defeats a figure'],
  revive: ['figure, at, wounds?', 'brings a defeated figure back, with so many wounds on it'],
  equip: ['item, on', 'puts an item that lies on no space on a card that has room for it'],
  'remove-from-game': ['on', 'removes a figure from the game'],
  'stay-away': ['', 'in place of being put into the start zone: the figure waits off the battlefield'],
  'put-on-card': [
    'figure?, of?',
    'puts a figure on the card of another, taken off the battlefield or defeated; it lies there until it is placed, revived or gone, and while it is in the game goes with that card',
  ],
  'set-aside': ['figure?', 'takes a figure off the battlefield, to be placed again later'],
  'remove-card': ['card', 'removes a chosen one shot or story from the game'],
  'take-card': ['card', 'adds a chosen one shot or story to the team of its player'],
  'take-control': ['on, until?, by?', 'takes control of a figure; `by` a chosen opponent: gives it away'],
  stop: ['on', 'ends the movement of a figure'],
  escape: ['on?', 'a target escapes from the attack; once it defends, without dice and wounds'],
  'grant-phase': ['to, phase', 'grants a move or an attack phase'],
  'grant-action': ['to, action', 'grants a move or an attack action'],
  'grant-attack': [
    'to, on?, must?',
    'grants a single attack, `on` somebody who is named; `must: true`: it has to be made',
  ],
  'grant-transition': ['to', 'grants a transition phase'],
  activate: [
    'to, that?, without?, controlled?',
    "grants a turn: one for each hero, for each squad (with those whom `that: FILTER` passes), for a card `{of-card: CHOICE}`; `without` move or attack; `controlled: true`: somebody else's figure is controlled for that turn",
  ],
  'roll-die': [
    'die?, plus?, success, then, else? | results',
    'rolls a numbered die and adds `plus`; on `success` or more one thing happens, otherwise another; or `results: { 6: [...], 18: [...] }` says what happens from which result on',
  ],
  'roll-again': ['', 'inside what a roll does: the same roll once more'],
  'for-each': [
    'of, as, do',
    'does something for each figure, one after the other; inside it is called by the name `as`',
  ],
  choose: [
    'name, chooser?, CHOICE',
    'a choice in between: what follows calls it by its name; `chooser: WHO` lets the player of that figure choose',
  ],
  'roll-dice': [
    'dice?, face?, each?, none?, as?, then?',
    'rolls combat dice; each skull, shield or blank (`face`) does one thing, none of them another; or their number is called `as` in `then`. The blank of a Valkyrie die is its symbol',
  ],
  if: ['when, then, else?', 'does one thing where conditions hold, otherwise another'],
  repeat: ['times, do', 'does something so many times'],
  may: ['do', 'asks its player whether something is done'],
  tally: [
    'name, count?, on?, until?',
    'adds to a number that the ability keeps on figures by a name, for this turn where nothing else is said',
  ],
  'move-token': ['token, at', 'lays a chosen token on a chosen space, face up or down as it lies'],
  'bring-tokens': [
    'kind, item, count?',
    'in setup: each unit of its card begins with so many tokens (`kind`, and `item` what they are); until they are laid they are markers on it by the name of the item',
  ],
  'lay-token': ['item, at', 'lays one of the tokens with which its card has begun on a chosen space'],
  'take-token': ['token, by?', 'a figure takes a chosen token from whoever carries it, if it may carry it'],
  'attack-now': [
    'range?, attack?',
    'makes the special attack of the ability here and now, with other numbers where they are given',
  ],
  'move-in-legs': [
    'move?, flying?, acts?, costs?, when?, choose?, do?',
    'moves in as many legs as its player likes, `move` spaces in all; without it they are its normal move; wherever a leg ends something may be done (`do`), `acts` times at most, each for `costs` spaces; `stop` in it ends the move',
  ],
  reroll: [
    'dice?, showing?, most?',
    'rolls dice again: all, those of a choice, or those that show skull, shield or blank, `most` of these at most',
  ],
  'modify-result': ['by', 'adds to what a die shows'],
  'set-result': ['of, to', 'sets the hits or the blocks of the attack'],
  'add-marker': ['name, count?', 'puts markers on its card'],
  'remove-marker': ['name, count?', 'takes markers off its card'],
  'move-markers': [
    'names?, orders?, from?, to?, all?',
    'moves markers by these `names`, unrevealed order markers with `orders: true`, `from` the cards of figures to others of its player, or `to` those of figures; `all: true`: every one to that card, and nobody is asked',
  ],
  'remove-order-markers': [
    'on, count?',
    'takes order markers off the cards of figures: all, or so many unrevealed ones that chance picks',
  ],
  'move-turn-marker': [
    'to',
    'moves the order marker of the turn that begins to the card of a figure, before it is turned up (trigger `before-order-marker`)',
  ],
  'view-order-marker': [
    'on, then?',
    'its player looks at an unrevealed order marker on the card of a figure, which chance picks, and nobody else learns which it is; and what happens then',
  ],
  'move-viewed-marker': [
    'to',
    'moves the order marker that its player has looked at last to the card of a figure',
  ],
  negate: ['on, until?', 'takes all powers of the cards of figures away'],
  'reveal-order-marker': [
    'marker?, then?',
    'turns up its X, or another order marker, where that lies on its card; and what happens then',
  ],
  'flip-card': ['of?', 'turns a flip card over: its own, or that of a figure'],
  'set-relation': [
    'name, to, of?, until?, adds?',
    'remembers figures by a name; `adds: true` keeps those remembered before; `name: ABILITY.NAME`: in place of an ability on the own card of whoever remembers them',
  ],
  'remember-spaces': [
    'name, of?, until?',
    'remembers the spaces where a figure stands, or those that the figure just defeated has left, by a name, for this turn where nothing else is said',
  ],
  'remember-token': [
    'name, until?',
    'remembers the token of the roll, that of a trap, by a name, for this turn where nothing else is said',
  ],
  'forget-relation': ['name, to?', 'forgets figures that it remembers by a name'],
  'add-or-remove-terrain': ['at, terrain', 'makes chosen spaces other terrain'],
  'ignore-wounds': ['count?', 'takes off wounds on their way'],
  'divert-wounds': ['to', 'somebody else receives wounds that are on their way'],
  'add-wounds': ['count?', 'adds wounds on their way'],
  'replace-event': ['by', 'something else happens instead'],
};

/** Effects that hold while something else does. */
export const continuousEffects: Words = {
  'modify-stat': [
    'stat, by? | set? | times?, min?, max?',
    'changes a number: attack, defense, move, range, life, hits, blocks, attacks, climbing-height, rise-levels (in one step of a move), leap-levels; of a card `acting-figures` in a turn, and of those `moving-figures` and `attacking-figures` ...',
  ],
  'set-attack': [
    'uses, distinct-targets?, range?, attack?, targets?, area?, length?, affects?, itself?, sight?, lob?, line-behind?, offered?, while-engaged?, more?, modes?, pool?, also?, again?, further?, must-go-on?, together?, type?',
    'so many attacks in an attack action, and in a special-attack part all that the attack is',
    {
      uses: 'how many attacks',
      'distinct-targets': '`true`: each is on somebody else',
      'range, attack': 'its Range and Attack Number; a list as `attack: [1, 2]` has one for each attack',
      modes: '`[{ range, attack }, ...]`: pairs to choose from, each once',
      pool: 'so many dice for all its attacks together; `any`: each of the modes as often as one likes',
      targets: 'FILTER: whom it may be made on',
      area: '`target` (left out), `line`, `adjacent-to-target`, `adjacent-to-both` (the target and the attacker), `all-adjacent`, `around`, `everywhere` (of those whom `affects` names)',
      length: 'how many spaces a line has',
      affects: 'FILTER: whom in the area it reaches',
      itself: '`true`: in an area its user too',
      also: '`{ most, least?, figures: FILTER }`: so many more figures, as the target sees them (`least` of them have to be chosen); `then: FILTER`: and one more, as the last of those sees others; `targets: true` in place of `figures`: whom it could be made on too; `beside: true`: and whoever is next to one of them, its user as well; `sweep: true`: and whoever is next to its user between the two, counterclockwise',
      again: '`[CONDITION, ...]`: another attack follows while these hold',
      further:
        'whom an attack that follows is on: `chain`, somebody next to the last defender; `same`, the same figure',
      'must-go-on': '`true`: an attack that may follow has to',
      together: '`{ count, figures: FILTER, target: FILTER }`: made with so many others',
      sight: '`false`: no clear sight is needed',
      lob: 'no clear sight is needed, and bases are reached that are at most so many levels above that of the attacker',
      'line-behind':
        'so many spaces in a line that begins behind the target, which the attacker may choose: whom it sees on it is affected too',
      offered: '`false`: it is made by `attack-now` of another part alone',
      'while-engaged': '`true`: past the enemies with whom its user is engaged',
      more: '`{ by: NUMBER, against: FILTER }`: more dice against some',
    },
  ],
  'multiply-hits': ['by?', 'each skull is so many hits'],
  'modify-move-cost': [
    'free-levels | terrain, cost',
    'levels that are climbed for nothing; how many spaces more a space of terrain (`any`: of every one) costs',
  ],
  'modify-sight': ['hidden-from?', 'hides a figure'],
  'make-untargetable': ['by?', 'nobody may target a figure'],
  'restrict-attack': [
    'but?, type?',
    'a figure may not attack, nor do anything instead of attacking; or attack nobody `but` those that a filter passes; `type: normal | special`: nothing of this kind',
  ],
  'restrict-move': ['keep-engagement-with?', 'a figure may not leave an engagement, or may not move at all'],
  'allow-pass-through': ['figures?', 'a figure may move through others'],
  'allow-attack-past': ['figures', 'while it is engaged with such figures alone, it may attack others too'],
  'ignore-swipes': ['', 'nobody may swipe at it'],
  'ignore-stop-terrain': ['terrain', 'terrain (`any`: none at all) does not stop it'],
  'ignore-damage-roll': [
    'source, terrain?',
    'it takes no damage from `falling`, or from `terrain` of these kinds (`any`: of none)',
  ],
  'set-move-action': [
    'flying',
    'it may fly; in a special move also `move`, `height` (levels up or down at most), `ends: beside-enemy | beside-friend | clear-of-enemies`, `beside: WHO`',
  ],
  'forbid-ignoring-wounds': ['of-target?', 'wounds that it inflicts cannot be ignored'],
  'forbid-event': [
    'event, by? | remembered',
    'something may not happen to it: take-control, target, swipe, be-swiped, be-moved (by powers of cards), be-passed, engage, move, leave-engagement, fall; `height-advantage`: nobody has height advantage over it, `attack-height-advantage`: nobody who attacks it; `take-token`: a treasure that the ability has `remembered: NAME`',
  ],
  'share-tokens': [
    'class?, not-class?',
    'what the figure with the ability carries counts as carried by others too, those of whom it is said `of: FILTER`; tokens of a `class` (treasure, ancient-artifact), or of none of `not-class`',
  ],
  'grant-symbol': ['symbol', 'gives a symbol'],
  'remove-symbol': ['symbol', 'takes a symbol away'],
  'count-terrain': [
    'as, terrain, while-on?, within?, levels?',
    'its own spaces of a `terrain`, and those next to it on its level, count as other terrain while it stands on terrain of `while-on`; or all `within` so many spaces, at most so many `levels` above or below its base',
  ],
  'replace-labels': [
    'species?, class?, personality?',
    'in place of what its card shows of these it has another species, class or personality',
  ],
  'add-keyword-or-faction': ['value', 'gives a keyword or a faction'],
};

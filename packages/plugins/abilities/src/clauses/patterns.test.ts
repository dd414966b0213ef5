import { describe, expect, test } from 'vitest';
import { checkClause, clauseAbility } from './clause-ability.ts';
import type { ClauseData, JsonMap } from './clause-data.ts';
import { partOf, type WrittenPart } from './written-parts.ts';

function clause(name: string, parts: readonly WrittenPart[]): ClauseData {
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, parts: parts.map(partOf) };
}

const enemyNear: JsonMap = {
  side: 'enemy',
  within: 4,
  'clear-sight': true,
  'not-size': ['tiny'],
  'levels-apart': 10,
};

/** Every entry of the ledger of ability patterns: as data, or why it is none. */
const patterns: Readonly<Record<string, readonly WrittenPart[] | string>> = {
  'Stealth Climbing 4': [
    {
      kind: 'continuous-modifier',
      when: [
        {
          any: {
            of: [{ 'figure-state': { is: 'under-overhang' } }, { 'figure-state': { is: 'beside-taller' } }],
          },
        },
      ],
      do: [{ 'modify-sight': { 'hidden-from': 'enemy' } }],
      until: 'while-condition',
    },
    { kind: 'continuous-modifier', do: [{ 'ignore-damage-roll': { source: 'falling' } }] },
    { kind: 'continuous-modifier', do: [{ 'modify-move-cost': { 'free-levels': 4 } }] },
  ],
  'Heat Rod': [
    {
      kind: 'instead-of',
      trigger: { on: 'instead-of-move-action' },
      optional: true,
      cost: [{ 'give-up-step': { step: 'action' } }],
      choose: { t: { figure: enemyNear }, s: { space: { empty: true, 'adjacent-to': 'self', for: 't' } } },
      do: [{ place: { figure: 't', at: 's' } }],
    },
  ],
  'Entangling Shock': [
    {
      kind: 'instead-of',
      trigger: { on: 'instead-of-attack-action' },
      choose: { t: { figure: { adjacent: true } } },
      do: [{ 'roll-damage': { dice: 1, type: 'electric', on: 't' } }],
    },
  ],
  'Worthy Foe': [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'start-of-round' },
      when: [{ 'relation-exists': { name: 'foe', exists: false } }],
      choose: {
        t: { figure: { side: 'enemy', unit: 'hero', uniqueness: ['unique', 'event'], highest: 'attack' } },
      },
      do: [{ 'set-relation': { name: 'foe', to: 't' } }],
    },
    {
      kind: 'continuous-restriction',
      do: [{ 'restrict-move': { 'keep-engagement-with': { relation: 'foe' } } }],
    },
    {
      kind: 'triggered-optional',
      trigger: { on: 'attack-dice-rolled' },
      when: [{ attack: { target: { relation: 'foe' } } }],
      choose: { d: 'dice-subset' },
      do: [{ reroll: { dice: 'd' } }],
    },
  ],
  'Super Leap': [
    {
      kind: 'special-move',
      do: [
        { 'set-move-action': { move: 10, flying: true, height: 50 } },
        { 'grant-symbol': { symbol: 'flying' } },
        { 'modify-stat': { stat: 'attack', by: -3 } },
      ],
      until: 'activation',
    },
  ],
  'Rage Smash 5': [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { type: 'normal', adjacent: true } }],
      do: [{ 'modify-stat': { stat: 'attack', by: { min: [{ 'wounds-on': 'self' }, 5] } } }],
    },
  ],
  'Preserving Justice': [
    {
      kind: 'continuous-characteristic',
      do: [
        { 'add-keyword-or-faction': { value: 'Justice League', of: { side: 'ally', label: 'Vigilante' } } },
      ],
    },
    {
      kind: 'setup',
      trigger: { on: 'setup-step', step: 'G1.3' },
      do: [{ 'add-marker': { name: 'justice', count: { min: [{ units: 'Justice League' }, 3] } } }],
    },
    {
      kind: 'triggered-optional',
      trigger: { on: 'die-rolled', die: 'd20' },
      when: [{ 'marker-present': { name: 'justice' } }],
      cost: [{ 'remove-marker': { name: 'justice' } }],
      choose: { sign: { 'plus-or-minus': { by: 3 } } },
      do: [{ 'modify-result': { by: { number: 'sign' } } }],
    },
  ],
  'League Contingency Plan': [
    {
      kind: 'triggered-optional',
      trigger: { on: 'last-figure-of-card-defeated', of: 'own' },
      do: [{ 'move-markers': { orders: true, names: ['justice'] } }],
    },
  ],
  'Bat-a-rang Arsenal': [
    {
      kind: 'special-attack',
      do: [{ 'set-attack': { range: 5, attack: 3, uses: 3, 'distinct-targets': true } }],
    },
    {
      kind: 'triggered-optional',
      trigger: { on: 'before-attack' },
      when: [
        { attack: { type: 'this' } },
        {
          any: {
            of: [
              { attack: { adjacent: true } },
              { adjacency: { of: 'target', 'to-filter': { side: 'ally' } } },
            ],
          },
        },
      ],
      do: [
        {
          'roll-die': {
            success: 16,
            then: [
              { choose: { name: 'type', enum: { of: 'damage-type' } } },
              { wounds: { count: 1, type: 'type', on: 'target' } },
            ],
          },
        },
      ],
    },
  ],
  'Force Push': [
    {
      kind: 'windowed-action',
      trigger: { on: 'before-moving, after-move-action, before-attack-action, after-attack-action' },
      limit: { count: 1, per: 'turn', key: 'figure' },
      choose: {
        t: { figure: { side: 'opponent', size: ['small', 'medium'], within: 2, 'clear-sight': true } },
        s: {
          space: {
            empty: true,
            for: 't',
            'straight-line-from': { of: 't', spaces: 2 },
            level: { max: { 'level-of': 't' } },
            'not-closer-to': 'self',
          },
        },
      },
      do: [{ 'push-line': { figure: 't', at: 's' } }],
    },
  ],
  'Force Leap': 'falling tiers belong to the ruleset: a drop is not known where falling is asked for',
  'Force Sensitive': [{ kind: 'marker-only' }],
  'Bacta Healing': [
    {
      kind: 'triggered-optional',
      trigger: { on: 'order-marker-revealed', of: 'own' },
      when: [{ matches: { who: 'occupant' } }],
      do: [{ heal: { count: 1, on: 'occupant' } }],
    },
  ],
  'Throw Special Attack': 'needs the objects of the objects plugin and a table by their size',
  Flying: [{ kind: 'continuous-permission', do: [{ 'set-move-action': { flying: true } }] }],
  Stealth: [{ kind: 'continuous-modifier', do: ['ignore-swipes'] }],
  'Water Affinity': [
    { kind: 'continuous-modifier', do: [{ 'ignore-stop-terrain': { terrain: ['water'] } }] },
  ],
  'Super Strength': [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'wounds-about-to-be-received' },
      when: [{ 'wound-kind': { of: ['exposure', 'falling'] } }],
      do: [{ 'ignore-wounds': { count: 1 } }],
    },
  ],
  'Mental Shield': [
    { kind: 'continuous-restriction', do: [{ 'forbid-event': { event: 'take-control', by: 'enemy' } }] },
  ],
  'Magical Affinity': [
    {
      kind: 'continuous-modifier',
      do: [{ 'forbid-ignoring-wounds': { 'of-target': { symbol: 'magical-affinity' } } }],
    },
    { kind: 'marker-only' },
  ],
  Crossover: 'a rule of team building, before there is a game',
  'Damage type Resistance': [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'wounds-being-received' },
      when: [{ 'wound-kind': { of: ['cold'] } }],
      do: [{ 'ignore-wounds': { count: 1 } }],
    },
  ],
  'Damage type Weakness': [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'wounds-being-received' },
      when: [{ 'wound-kind': { of: ['cold'] } }],
      do: [{ 'add-wounds': { count: 1 } }],
    },
  ],
  'Canary Cry for Justice': [
    {
      kind: 'instead-of',
      trigger: { on: 'instead-of-attack-action' },
      do: [
        {
          'roll-die': {
            success: 11,
            then: [{ wounds: { count: 1, type: 'sonic', on: { each: { side: 'enemy', adjacent: true } } } }],
          },
        },
      ],
    },
  ],
  'Accelerated Healing Factor': [
    { kind: 'triggered-optional', trigger: { on: 'cleanup' }, do: [{ heal: { count: 1 } }] },
  ],
  'Double Attack': [{ kind: 'continuous-modifier', do: [{ 'set-attack': { uses: 2 } }] }],
  'Deadly Shot': [{ kind: 'continuous-modifier', do: [{ 'multiply-hits': { by: 2 } }] }],
  'Fog Cloud': [{ kind: 'triggered-optional', trigger: { on: 'after-targeted' }, do: ['escape'] }],
  'Exploding and line attacks': [
    { kind: 'special-attack', do: [{ 'set-attack': { range: 7, attack: 3, area: 'adjacent-to-target' } }] },
  ],
  'Initiative reroll or bonus': [
    {
      kind: 'triggered-optional',
      trigger: { on: 'initiative-roll' },
      limit: { count: 1, per: 'round', key: 'card' },
      do: ['reroll'],
    },
    { kind: 'continuous-modifier', do: [{ 'modify-stat': { stat: 'initiative', by: 2 } }] },
  ],
  Knockback: [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-combat' },
      do: [{ knockback: { figure: 'target', spaces: 2 } }],
    },
  ],
  'Take Control, Maneuver, Place, Switch, Heal, Revive': [
    {
      kind: 'triggered-optional',
      trigger: { on: 'transition' },
      choose: { t: { figure: { side: 'enemy', adjacent: true } } },
      do: [
        { 'take-control': { on: 't', until: 'turn' } },
        { maneuver: { figure: 't', spaces: 2 } },
        { 'switch-places': { with: 't' } },
        { heal: { on: 't' } },
      ],
    },
  ],
  'Manifestation and Tether': [
    {
      kind: 'setup',
      trigger: { on: 'setup-step', step: 'G1.3' },
      choose: { t: { figure: { side: 'ally' } } },
      do: [{ 'set-relation': { name: 'tether', to: 't' } }],
    },
    {
      kind: 'triggered-automatic',
      trigger: { on: 'end-of-turn' },
      when: [{ 'relation-exists': { name: 'tether', exists: false } }],
      do: [{ 'remove-from-game': { on: 'self' } }],
    },
  ],
  'Event uniqueness': [
    {
      kind: 'replacement',
      trigger: { on: 'would-be-defeated' },
      do: [{ 'replace-event': { by: [{ wounds: { count: 4 } }] } }],
    },
    { kind: 'continuous-restriction', do: [{ 'forbid-event': { event: 'take-control', by: 'enemy' } }] },
  ],
  'Equipment and item glyph powers': 'belongs to the bearer of a token: the items plugins wrap a clause',
  'One shot': 'figureless cards wrap a clause',
  'Story ability': 'figureless cards wrap a clause',
  'A glyph that takes Flying away': [
    { kind: 'continuous-characteristic', do: [{ 'remove-symbol': { symbol: 'flying', of: 'any' } }] },
  ],
};

describe('the ledger of ability patterns', () => {
  const written = Object.entries(patterns).filter(
    (entry): entry is [string, readonly WrittenPart[]] => typeof entry[1] !== 'string',
  );

  test.each(written)('%s is pure data', (name, parts) => {
    const data = clause(name, parts);
    expect(checkClause(data)).toEqual([]);
    const unit = clauseAbility(data);
    const acts = unit.hooks({}).length > 0 || parts.every((part) => part.kind === 'marker-only');
    expect(acts).toBe(true);
  });

  test('at least seven in ten need no code', () => {
    expect(written.length / Object.keys(patterns).length).toBeGreaterThanOrEqual(0.7);
  });
});

describe('a clause that is wrong', () => {
  const wrong = (part: WrittenPart): readonly string[] =>
    checkClause(clause('wrong', [part])).map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('names unknown verbs, triggers and parameters with their places', () => {
    expect(wrong({ kind: 'triggered-optional', trigger: { on: 'whenever' }, do: ['heel'] })).toEqual([
      'parts.0.trigger.on: unknown trigger "whenever"',
      'parts.0.do.0: unknown effect "heel"',
    ]);
    expect(
      wrong({ kind: 'continuous-modifier', do: [{ 'modify-stat': { stat: 'attack', bye: 1 } }] }),
    ).toEqual([
      'parts.0.do.0.modify-stat.by: by is a number',
      'parts.0.do.0.modify-stat.bye: unknown parameter "bye"',
    ]);
  });

  test('says how long a lasting effect must be given', () => {
    const [problem] = checkClause(
      clause('wrong', [
        {
          kind: 'triggered-optional',
          trigger: { on: 'transition' },
          do: [{ 'modify-stat': { stat: 'attack', by: 1 } }],
        },
      ]),
    );
    expect(problem?.cure).toBe('say how long it lasts: "until: turn"');
  });

  test('is refused as an ability', () => {
    expect(() =>
      clauseAbility(clause('wrong', [{ kind: 'setup', trigger: { on: 'G1.3' }, do: ['fly'] }])),
    ).toThrow('unknown effect "fly"');
  });
});

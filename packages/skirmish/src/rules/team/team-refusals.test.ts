import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../../model/card.ts';
import { plainCard } from '../../model/plain-card.ts';
import type { TeamCard } from './team-card.ts';
import { teamPoints, teamRefusals } from './team-refusals.ts';

function card(id: string, more: Partial<CardDefinition> = {}, copies = 1): TeamCard {
  return { definition: plainCard(id, more), copies };
}

const reasons = (cards: readonly TeamCard[], rule: 'identity' | 'card' = 'identity') =>
  teamRefusals(cards, rule).map((refusal) => refusal.reasons[0]);

describe('teams by identity', () => {
  const knight = { name: 'Knight', identity: ['Ada Moor'], publisher: 'alpha' };

  test('two unique units of one identity are refused', () => {
    expect(reasons([card('a', knight), card('b', { ...knight, name: 'Gadgeteer' })])).toEqual([
      'team.identity',
    ]);
  });

  test('an event unit counts like a unique one', () => {
    expect(reasons([card('a', knight), card('b', { ...knight, uniqueness: 'event' })])).toEqual([
      'team.identity',
    ]);
  });

  test('any one of several identities is enough', () => {
    const both = card('b', { identity: ['Eve', 'Ada Moor'], publisher: 'alpha' });
    expect(teamRefusals([card('a', knight), both], 'identity')[0]?.reasons).toContain(
      'team.several-identities',
    );
  });

  test('a name without an identity is one', () => {
    expect(reasons([card('a', knight), card('b', { name: 'ada  moor', publisher: 'Alpha' })])).toEqual([
      'team.identity',
    ]);
  });

  test('publishers set identities apart', () => {
    expect(reasons([card('a', knight), card('b', { ...knight, publisher: 'beta' })])).toEqual([]);
  });

  test('common and uncommon units may share an identity', () => {
    expect(reasons([card('a', knight), card('b', { ...knight, uniqueness: 'uncommon' }, 2)])).toEqual([]);
    expect(reasons([card('a', knight), card('b', { ...knight, uniqueness: 'common' }, 3)])).toEqual([]);
  });

  test('a crossover card joins others of its identity, but not itself', () => {
    const crossing = { ...knight, symbols: ['crossover'] };
    expect(reasons([card('a', knight), card('b', crossing)])).toEqual([]);
    expect(teamRefusals([card('b', crossing, 2)], 'identity')[0]?.reasons).toEqual([
      'team.unique-twice',
      'team.crossover-twice',
    ]);
  });
});

describe('teams by card', () => {
  test('a unique card stands once in an army, whatever its identity', () => {
    expect(reasons([card('a', {}, 2)], 'card')).toEqual(['team.unique-twice']);
    const twins = { identity: ['Ada Moor'] };
    expect(reasons([card('a', twins), card('b', twins)], 'card')).toEqual([]);
  });
});

describe('points', () => {
  test('the limit itself is allowed, one more is not', () => {
    const team = [card('a'), card('b', { points: 50, uniqueness: 'common' }, 3)];
    expect(teamPoints(team)).toBe(250);
    expect(teamRefusals(team, 'identity', 250)).toEqual([]);
    expect(teamRefusals(team, 'identity', 249)[0]?.reasons).toEqual(['team.points']);
  });
});

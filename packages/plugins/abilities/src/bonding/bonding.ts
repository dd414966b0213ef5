import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

const parameters = {
  /** Labels that the other has, all of them. */
  labels: [] as readonly string[],
  /** Labels of which it has at least one. */
  anyLabels: [] as readonly string[],
  /** `hero`, `squad` or `any`. */
  unit: 'hero' as string | readonly string[],
  size: [] as string | readonly string[],
  uniqueness: [] as string | readonly string[],
  /** Ids of cards. */
  card: [] as readonly string[],
  /** Spaces from this card's figure within which it is, in clear sight. */
  within: 0,
  /** Only when an order marker on this card has been turned up, ahead of its turn or after it. */
  ordered: '' as '' | 'before' | 'after',
  /** Somebody else than the one whose turn it is, who may be of this card too. */
  other: false,
  /** A phase that the other's turn is without. */
  without: 'none' as 'none' | 'move' | 'attack',
};

/** Before (or after) the card takes its turn, somebody with certain labels takes one. */
export const bonding = template({
  id: 'bonding',
  name: 'Bonding',
  text: 'Before a turn with this card you may first take a turn with a {labels} {unit} that you control.',
  says: (params) => {
    const { ordered, other, within, without } = params;
    const time =
      ordered === 'after'
        ? 'After an order marker on this card has been turned up and its turn has been taken'
        : ordered === 'before'
          ? 'When an order marker on this card has been turned up, before its turn'
          : 'Before a turn with this card';
    const near = within > 0 ? ` and that it sees within ${within} spaces` : '';
    const but = without === 'none' ? '' : `, in which it does not ${without}`;
    return `${time} you may take a turn with ${other ? 'another' : 'a'} ${described(params)} that you control${near}${but}.`;
  },
  parameters,
  parts: (params) => {
    const { ordered, other, without, within, labels, anyLabels, unit, size, uniqueness, card } = params;
    const filter = {
      side: 'own',
      ...(unit === 'any' ? {} : { unit }),
      ...(labels.length > 0 ? { 'all-labels': labels } : {}),
      ...(anyLabels.length > 0 ? { label: anyLabels } : {}),
      ...(size.length > 0 ? { size } : {}),
      ...(uniqueness.length > 0 ? { uniqueness } : {}),
      ...(card.length > 0 ? { card } : {}),
      ...(within > 0 ? { within, 'clear-sight': true } : {}),
    };
    const only = without === 'none' ? {} : { without };
    const asTurn = other
      ? {
          choose: { partner: { figure: { ...filter, leaving: { side: 'own', 'same-card': true } } } },
          do: [{ activate: { to: 'partner', ...only } }],
        }
      : {
          choose: { partner: { card: filter } },
          do: [
            {
              activate: {
                to: {
                  'of-card': 'partner',
                  ...(within > 0 ? { that: { within, 'clear-sight': true } } : {}),
                },
                ...only,
              },
            },
          ],
        };
    return [
      {
        kind: 'triggered-optional',
        trigger: {
          on:
            ordered === 'before'
              ? 'order-marker-revealed'
              : ordered === 'after'
                ? 'turn-taken'
                : 'before-activation',
          of: 'card',
        },
        limit: { count: 1, per: 'turn', key: 'card' },
        ...asTurn,
      },
    ];
  },
});

function described({ labels, anyLabels, unit, size, uniqueness, card }: typeof parameters): string {
  const listed = (list: string | readonly string[]): string =>
    typeof list === 'string' ? list : list.join(' or ');
  const parts = [
    listed(uniqueness),
    listed(size),
    labels.join(' '),
    listed(anyLabels),
    listed(card),
    listed(unit),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** With the kinds of lasting effect that it uses. */
export const bondingParts: PluginParts = { units: [bonding], effectKinds: clauseEffectKinds };

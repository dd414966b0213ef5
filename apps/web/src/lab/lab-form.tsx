import { useMemo } from 'react';
import { pictureOfMap } from '../content/content.ts';
import type { CardContent, Overview } from '../content/content-shapes.ts';
import { Button, Field, Panel, SelectField } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { LabSide } from './lab-side.tsx';
import type { LabWish } from './lab-wish.ts';

interface LabFormProps {
  readonly wish: LabWish;
  readonly cards: readonly CardContent[];
  readonly overview: Overview;
  readonly onChange: (wish: LabWish) => void;
  readonly onPlay: () => void;
}

const bots = ['quick', 'greedy', 'shrewd', 'thinker', 'random'] as const;
const gameCounts = ['20', '100', '400'] as const;

/** Everything that is chosen before games are played. */
export function LabForm({ wish, cards, overview, onChange, onPlay }: LabFormProps) {
  const say = useWords();
  const change = (part: Partial<LabWish>): void => onChange({ ...wish, ...part });
  const playable = useMemo(
    () => cards.filter(({ games }) => games.includes(wish.ruleset)),
    [cards, wish.ruleset],
  );
  const maps = overview.maps.filter(({ games }) => games.includes(wish.ruleset));
  const isReady = wish.sides.every((side) => side.cards.length > 0) && wish.seed.trim() !== '';
  const counts = [...new Set([...gameCounts, String(wish.games)])].sort((a, b) => Number(a) - Number(b));
  const levels = (bots as readonly string[]).includes(wish.bot) ? bots : [...bots, wish.bot];
  return (
    <form
      className="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onPlay();
      }}
    >
      {wish.sides.map((side, at) => (
        <LabSide
          key={at === 0 ? 'one' : 'other'}
          number={at}
          side={side}
          game={wish.ruleset}
          cards={playable}
          onChange={(part) => {
            const sides = wish.sides.map((one, other) => (other === at ? { ...one, ...part } : one));
            change({ sides: sides as LabWish['sides'] });
          }}
        />
      ))}
      <Panel title={say('lab.terms')} className="lab-terms">
        <div className="lab-map">
          {pictureOfMap(wish.map) === undefined ? null : <img src={pictureOfMap(wish.map)} alt="" />}
          <SelectField
            label={say('setup.map')}
            value={wish.map}
            options={maps.map(({ id, name }) => [id, name] as const)}
            onChange={(map) => change({ map })}
          />
        </div>
        <SelectField
          label={say('lab.bot')}
          value={wish.bot}
          options={levels.map((bot) => [bot, botWords(say, bot)] as const)}
          hint={say('lab.bot.hint', { bot: wish.bot })}
          onChange={(bot) => change({ bot: bot as LabWish['bot'] })}
        />
        <SelectField
          label={say('lab.games')}
          value={String(wish.games)}
          options={counts.map((count) => [count, count] as const)}
          onChange={(count) => change({ games: Number(count) })}
        />
        <Field label={say('lab.seed')} hint={say('lab.seed.hint')}>
          {(ids) => (
            <input
              {...ids}
              value={wish.seed}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ seed: target.value })}
            />
          )}
        </Field>
        <Button type="submit" weight="main" disabled={!isReady}>
          {say('lab.play', { games: wish.games })}
        </Button>
      </Panel>
    </form>
  );
}

/** A link may name any bot in any temper; what has no words of its own is shown by its name. */
function botWords(say: ReturnType<typeof useWords>, bot: string): string {
  return bot === 'random' || bot === 'quick' || bot === 'greedy' || bot === 'shrewd' || bot === 'thinker'
    ? say(`lab.bot.${bot}`)
    : bot;
}

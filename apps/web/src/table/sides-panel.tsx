import { sideLook } from '@scapewright/board-view';
import type { View, ViewCard, ViewFigure } from '@scapewright/protocol';
import { useWords } from '../words/words.ts';

interface SidesPanelProps {
  readonly view: View;
  /** The seat whose own order markers may be seen on this screen; others see a back. */
  readonly reader: number | undefined;
  readonly onCard: (card: string) => void;
  readonly onPoint: (key: string | undefined) => void;
}

/** Both sides with their cards: life, order markers, who acts. */
export function SidesPanel({ view, reader, onCard, onPoint }: SidesPanelProps) {
  const say = useWords();
  return (
    <section className="sides" aria-label={say('table.sides')}>
      {view.seats.map(({ seat, name, out }) => (
        <div key={seat} className="side" data-side={seat + 1} data-acts={view.activeSeat === seat}>
          <h2>
            <span className="side-sign" aria-hidden="true">
              {sideLook(seat).letter}
            </span>
            {name}
            {out ? <span className="tag">{say('table.out')}</span> : null}
          </h2>
          <ul>
            {view.cards
              .filter((card) => card.seat === seat)
              .map((card) => (
                <li key={card.key}>
                  <CardRow
                    card={card}
                    figures={view.figures.filter((figure) => figure.card === card.key)}
                    isActive={view.activeCard === card.key}
                    markers={markersOf(card, reader === seat)}
                    onCard={onCard}
                    onPoint={onPoint}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The most life that is shown as single pips. */
const mostPips = 10;

/** Life as pips, wounds among them struck out, as they are on the base. */
function Pips({ left, life }: { readonly left: number; readonly life: number }) {
  const say = useWords();
  return (
    <span className="pips" role="img" aria-label={say('table.life', { left, life })}>
      {Array.from({ length: life }, (_, at) => (
        <span key={at} data-wound={at >= left} />
      ))}
    </span>
  );
}

interface CardRowProps {
  readonly card: ViewCard;
  readonly figures: readonly ViewFigure[];
  readonly isActive: boolean;
  readonly markers: readonly string[];
  readonly onCard: (card: string) => void;
  readonly onPoint: (key: string | undefined) => void;
}

function CardRow({ card, figures, isActive, markers, onCard, onPoint }: CardRowProps) {
  const say = useWords();
  const [only] = figures;
  const life = only?.life ?? 0;
  const left = figures.filter(({ state }) => state !== 'defeated').length;
  const [has, of] =
    figures.length === 1 ? [Math.max(0, life - (only?.wounds ?? 0)), life] : [left, figures.length];
  return (
    <button
      type="button"
      className="card-row"
      data-out={card.out}
      data-active={isActive}
      onClick={() => onCard(card.key)}
      onPointerEnter={() => onPoint(only?.key)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <span className="card-name">{card.name}</span>
      {markers.length === 0 ? null : (
        <span
          className="card-markers"
          role="img"
          aria-label={say('table.markers', { markers: markers.join(' ') })}
        >
          {markers.map((marker, at) => (
            <span key={`${marker}${at}`}>{marker}</span>
          ))}
        </span>
      )}
      {of > 0 ? (
        <span className="card-life">
          {figures.length === 1 && of <= mostPips ? (
            <Pips left={has} life={of} />
          ) : (
            <meter min={0} max={of} value={has} aria-label={say('table.life', { left: has, life: of })} />
          )}
          <span aria-hidden="true">
            {has}/{of}
          </span>
        </span>
      ) : null}
    </button>
  );
}

/** On a screen that several people look at, markers that lie face down are seen from the back. */
function markersOf({ orderMarkers, revealed = [] }: ViewCard, mayRead: boolean): readonly string[] {
  return mayRead ? orderMarkers : orderMarkers.map((marker) => (revealed.includes(marker) ? marker : '?'));
}

import type { Option, Question, QuestionAnswer } from '@scapewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface QuestionPanelProps {
  readonly question: Question;
  readonly refused: string | undefined;
  /** Keys that have been chosen so far, where several are wanted. */
  readonly chosen: readonly string[];
  readonly onChosen: (keys: readonly string[]) => void;
  readonly onAnswer: (answer: QuestionAnswer) => void;
  readonly onPoint: (key: string | undefined) => void;
  /** What is known of an option beside its own words: odds, costs. */
  readonly moreOf: (option: Option) => string | undefined;
  /** What else one may do with the question. */
  readonly children?: ReactNode;
}

/** What is wanted now, and every answer as a button. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, refused } = props;
  const say = useWords();
  return (
    <section className="question" aria-label={say('table.question')}>
      <h2>{question.title}</h2>
      {question.text === '' ? null : <p className="small quiet">{sentence(question.text)}</p>}
      {refused === undefined ? null : (
        <p className="notice warn small" role="alert">
          {sentence(refused)}
        </p>
      )}
      <Answers key={question.number} {...props} />
      {props.children}
    </section>
  );
}

function Answers(props: QuestionPanelProps) {
  const { question } = props;
  if (question.shape === 'allot' || (question.shape === 'chance' && question.most > 1))
    return <Places {...props} />;
  return question.most > 1 ? <Several {...props} /> : <One {...props} />;
}

/** One answer: a press gives it. What harms one's own side wants a second press. */
function One({ question, onAnswer, onPoint, moreOf }: QuestionPanelProps) {
  const [doubted, setDoubted] = useState<string>();
  return (
    <ul className="answers">
      {question.options.map((option, at) => (
        <AnswerButton
          key={option.key}
          option={option}
          number={at + 1}
          more={moreOf(option)}
          isDoubted={doubted === option.key}
          onPoint={onPoint}
          onPress={() => {
            if (option.sure && doubted !== option.key) setDoubted(option.key);
            else onAnswer({ pick: option.key });
          }}
        />
      ))}
    </ul>
  );
}

/** Several answers: each is pressed in or out, then all are given. */
function Several({ question, chosen, onChosen, onAnswer, onPoint, moreOf }: QuestionPanelProps) {
  const say = useWords();
  const { least, most, options } = question;
  const press = (key: string): void => {
    if (chosen.includes(key)) onChosen(chosen.filter((one) => one !== key));
    else if (chosen.length < most) onChosen([...chosen, key]);
  };
  const isEnough = chosen.length >= least && chosen.length <= most;
  return (
    <>
      <ul className="answers">
        {options.map((option, at) => (
          <AnswerButton
            key={option.key}
            option={option}
            number={at + 1}
            more={moreOf(option)}
            isPressed={chosen.includes(option.key)}
            onPoint={onPoint}
            onPress={() => press(option.key)}
          />
        ))}
      </ul>
      <Button weight="main" disabled={!isEnough} onClick={() => onAnswer({ pick: [...chosen] })}>
        {chosen.length === 0 && least === 0 ? say('table.confirm.none') : say('table.confirm')}
      </Button>
      <p className="small quiet" role="status">
        {say('table.chosen', { count: chosen.length })}
      </p>
    </>
  );
}

/** One answer for each place, in order: markers on cards. The last one gives them all. */
function Places({ question, chosen, onChosen, onAnswer, onPoint, moreOf }: QuestionPanelProps) {
  const say = useWords();
  const { options, places = [], most, repeat } = question;
  const names = places.length > 0 ? places : Array.from({ length: most }, (_, at) => String(at + 1));
  const press = (key: string): void => {
    const next = [...chosen, key];
    if (next.length < names.length) onChosen(next);
    else onAnswer({ pick: next });
  };
  const labelOf = (key: string): string => options.find((one) => one.key === key)?.label ?? key;
  return (
    <>
      <ol className="places" aria-live="polite">
        {chosen.map((key, at) => (
          <li key={names[at]}>{say('table.place', { place: names[at] ?? '', card: labelOf(key) })}</li>
        ))}
        <li className="places-next">{say('table.place.next', { place: names[chosen.length] ?? '' })}</li>
      </ol>
      <ul className="answers">
        {options.map((option, at) => (
          <AnswerButton
            key={option.key}
            option={option}
            number={at + 1}
            more={moreOf(option)}
            isOff={!repeat && chosen.includes(option.key)}
            onPoint={onPoint}
            onPress={() => press(option.key)}
          />
        ))}
      </ul>
      {chosen.length === 0 ? null : (
        <Button little weight="plain" onClick={() => onChosen(chosen.slice(0, -1))}>
          {say('table.place.back')}
        </Button>
      )}
    </>
  );
}

interface AnswerButtonProps {
  readonly option: Option;
  readonly number: number;
  readonly more: string | undefined;
  readonly isPressed?: boolean;
  readonly isDoubted?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly onPoint: (key: string | undefined) => void;
}

/** An answer as a button. Its name begins with its label. */
function AnswerButton(props: AnswerButtonProps) {
  const { option, number, more, isPressed, isDoubted = false, isOff = false, onPress, onPoint } = props;
  const say = useWords();
  const { label, note, side, key, preview } = option;
  const cost = preview?.['cost'];
  const facts = [
    cost === undefined ? '' : say('table.cost', { count: cost }),
    (preview?.['risk'] ?? 0) > 0 ? say('table.risk') : '',
    more ?? '',
    note ?? '',
  ].filter((fact) => fact !== '');
  return (
    <li>
      <button
        type="button"
        className="answer"
        data-side={side}
        disabled={isOff}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        onClick={onPress}
        onPointerEnter={() => onPoint(key)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(key)}
        onBlur={() => onPoint(undefined)}
      >
        <span className="answer-label">{isDoubted ? say('table.sure', { label }) : label}</span>
        {facts.length === 0 ? null : <span className="answer-facts">{facts.join(' · ')}</span>}
        {number > 9 ? null : (
          <span aria-hidden="true" className="answer-key">
            {number}
          </span>
        )}
      </button>
    </li>
  );
}

/** The device goes to somebody else before something secret is shown. */
export function HandOver({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const say = useWords();
  return (
    <section className="question" aria-label={say('table.question')}>
      <h2>{say('table.hand-over', { name })}</h2>
      <p>{say('table.hand-over.text', { name })}</p>
      <Button weight="main" onClick={onDone}>
        {say('table.hand-over.done', { name })}
      </Button>
    </section>
  );
}

/** Keys 1 to 9 press the answers, wherever the focus is but in a field. */
export function useNumberKeys(question: Question | undefined, onKey: (option: Option) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
      const option = question?.options[Number(event.key) - 1];
      if (option) onKey(option);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [question, onKey]);
}

/** With a capital letter and a full stop, as sentences are. */
export function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

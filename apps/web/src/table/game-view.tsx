import { type BoardHit, type MapAsDrawn, marksOfQuestion, type SceneMarks } from '@scapewright/board-view';
import type { Option, QuestionAnswer, TableClient, View } from '@scapewright/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { GameState } from '../game/game-link.ts';
import { Clocks } from '../online/clocks.tsx';
import { Rematch } from '../online/rematch.tsx';
import { TalkPanel } from '../online/talk-panel.tsx';
import { Button, ButtonLink, Notice } from '../parts/parts.tsx';
import { ShareGame } from '../replay/share-buttons.tsx';
import { useWords } from '../words/words.ts';
import { AbsencePanel } from './absence-panel.tsx';
import { BoardPanel } from './board-panel.tsx';
import { CommandLine } from './command-line.tsx';
import { readCommand } from './commands.ts';
import { EndPanel } from './end-panel.tsx';
import { sideOf } from './game-texts.ts';
import { LastLine, LogPanel } from './log-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import { HandOver, QuestionPanel, useNumberKeys } from './question-panel.tsx';
import { ResignButton } from './resign-button.tsx';
import { SidesPanel } from './sides-panel.tsx';
import { OrdersGiven, StandingOrder } from './standing-orders.tsx';
import { ToldPanel } from './told-panel.tsx';
import { typedProblem } from './typed-problem.ts';
import { useAbsence } from './use-absence.ts';
import { useSnapshots } from './use-game.ts';
import { useLook } from './use-look.ts';
import { useOrders } from './use-orders.ts';
import { usePlaceAll } from './use-place-all.ts';
import { useBeside } from './use-questions-beside.ts';
import { useSeat, useTitle } from './use-seat.ts';
import { useTelling } from './use-telling.ts';

type OpenGame = Extract<GameState, { readonly state: 'open' }>;

interface GameViewProps {
  readonly game: OpenGame;
  /** Its id, where it is played over a server, with others who are elsewhere. */
  readonly onlineId?: string;
  /** What stands where the game would ask or tell how it ended: a replay is gone through there. */
  readonly instead?: ReactNode;
}

const tabs = ['game', 'cards', 'log'] as const;
type Tab = (typeof tabs)[number];

/** A game that is open: board, what is wanted, both sides, the log. */
export function GameView({ game, onlineId, instead }: GameViewProps) {
  const { clients, seats } = game;
  const say = useWords();
  const snapshots = useSnapshots(clients);
  const seat = useSeat(snapshots);
  const client = clients.get(seat) as TableClient;
  const snapshot = snapshots.get(seat) ?? client.getSnapshot();
  const { view, lines, waitingFor, welcome, over, asked, refusal, clock, chat, connection } = snapshot;
  const shared = clients.size > 1;
  const [known, setKnown] = useState<number>();
  const [question] = snapshot.questions;
  const isSecret = question?.shape === 'allot' && shared && known !== seat;
  const [tab, setTab] = useState<Tab>('game');
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [map, setMap] = useState<MapAsDrawn>();
  const beside = useBeside(client, isSecret ? undefined : question);
  const number = question?.number;
  const asks = useTelling(client, question, setPointed);
  const placeAll = usePlaceAll(client, isSecret ? undefined : question, asks.say);
  const { tell, why, hint } = asks;
  const look = useLook(client, view, asks.say);
  const { looked, lineTo } = look;
  const away = useAbsence(welcome?.table, isSecret || instead !== undefined ? -1 : seat, lines);
  const [awayMarks, setAwayMarks] = useState<SceneMarks>();
  const { ordered, onOrdered } = useOrders(welcome?.table, seat);

  useEffect(() => {
    let isWanted = true;
    void client.ask('map', {}).then((told) => {
      if (isWanted && told.ok) setMap((before) => before ?? told.told);
    });
    return () => {
      isWanted = false;
    };
  }, [client]);
  useEffect(() => {
    setChosen([]);
    setPointed(undefined);
  }, [number, seat]);
  useEffect(() => {
    if (question && question.shape !== 'allot') setKnown(undefined);
  }, [question]);
  useTitle(question?.title ?? welcome?.map);

  const answer = useCallback(
    (given: QuestionAnswer) => {
      if (number !== undefined) void client.answer({ number, ...given });
      tell(undefined);
    },
    [client, number, tell],
  );
  const press = useCallback(
    (option: Option) => {
      if (!question) return;
      if (question.shape === 'allot') {
        const next = [...chosen, option.key];
        if (next.length < question.most) setChosen(next);
        else answer({ pick: next });
      } else if (question.most > 1)
        setChosen(
          chosen.includes(option.key) ? chosen.filter((one) => one !== option.key) : [...chosen, option.key],
        );
      else if (!option.sure) answer({ pick: option.key });
    },
    [question, chosen, answer],
  );
  useNumberKeys(isSecret ? undefined : question, press);

  const onBoard = useCallback(
    (hit: BoardHit) => {
      const option = question?.options.find(({ key }) => key === hit.key);
      if (option && !isSecret) press(option);
      else if (looked?.what === 'sight') lineTo(hit.figure ?? hit.space);
      else why(hit.figure ?? hit.space);
    },
    [question, press, why, isSecret, looked, lineTo],
  );
  const marks = useMemo<SceneMarks>(() => {
    if (awayMarks) return awayMarks;
    if (looked) return look.marks;
    const shown = marksOfQuestion(isSecret ? undefined : question);
    const way = beside.wayTo(pointed);
    const subject = view?.figures.find(({ key }) => key === question?.subject);
    return {
      ...shown,
      ...(chosen.length > 0 ? { chosen } : {}),
      ...(way && subject ? { way: [...subject.spaces.slice(0, 1), ...way] } : {}),
      ...(pointed === undefined ? {} : { pointed: [...(shown.pointed ?? []), pointed] }),
    };
  }, [question, isSecret, beside.wayTo, pointed, chosen, view, looked, look.marks, awayMarks]);

  if (!view) return <p className="empty">{say('table.opening')}</p>;
  const nameOf = (one: number): string => view.seats.find((other) => other.seat === one)?.name ?? '';
  const command = (text: string): void => {
    const read = readCommand(text, isSecret ? undefined : question, view);
    if (read.do === 'answer') answer(read.answer);
    else if (read.do === 'why') why(read.about);
    else if (read.do === 'card') asks.card(read.card);
    else if (read.do === 'problem')
      asks.say(read.about ? typedProblem(say, read.about) : say('table.command.unread'));
    else if (read.do === 'undo') void client.undo();
    else if (read.do === 'sight') look.sight(read.from, read.to);
    else if (read.do === 'threat') look.threat(read.figure);
    else if (read.do === 'odds') asks.odds(read.target, read.attacker);
    else hint();
  };
  const isPerson = seats[seat] === 'person';
  return (
    <div className="table" data-tab={tab}>
      <header className="table-head">
        <Link href="/" className="table-name">
          Scapewright
        </Link>
        <h1>
          <span className="table-map">{map?.title ?? ''} · </span>
          {say('table.round', { round: view.round })}
        </h1>
        <div className="table-tools">
          {isPerson && !over ? (
            <>
              <Button little weight="plain" onClick={() => void client.undo()}>
                {say('table.undo')}
              </Button>
              <Button little weight="plain" disabled={!question || isSecret} onClick={hint}>
                {say('table.hint')}
              </Button>
              <ResignButton onResign={() => void client.resign()} />
            </>
          ) : null}
        </div>
      </header>
      <main className="table-main">
        {map ? (
          <BoardPanel
            map={map}
            view={view}
            marks={marks}
            lines={lines}
            onChoose={onBoard}
            onInspect={(hit) => why(hit.figure ?? hit.space)}
            onHover={(hit) => setPointed(hit?.offered ? hit.key : undefined)}
          />
        ) : (
          <div className="table-board" />
        )}
        <div className="table-now">
          <LastLine lines={lines} />
          {connection === 'waiting' ? <Notice tone="warn">{say('online.lost')}</Notice> : null}
          {clock && clock.kind !== 'none' ? <Clocks clock={clock} nameOf={nameOf} /> : null}
          {placeAll && instead === undefined ? (
            <Button onClick={placeAll}>{say('table.place-all')}</Button>
          ) : null}
          {instead !== undefined ? (
            instead
          ) : over ? (
            <EndPanel result={over} nameOf={nameOf}>
              {onlineId !== undefined && isPerson ? (
                <Rematch id={onlineId} rematch={snapshot.rematch} />
              ) : null}
              {game.share ? <ShareGame share={game.share} /> : null}
              {onlineId === undefined ? null : (
                <ButtonLink to={`/replay?table=${onlineId}`}>{say('replay.watch')}</ButtonLink>
              )}
            </EndPanel>
          ) : isSecret ? (
            <HandOver name={nameOf(seat)} onDone={() => setKnown(seat)} />
          ) : question ? (
            <QuestionPanel
              question={shared ? { ...question, title: `${nameOf(seat)}: ${question.title}` } : question}
              refused={refusal?.message}
              chosen={chosen}
              onChosen={setChosen}
              onAnswer={answer}
              onPoint={setPointed}
              moreOf={beside.moreOf}
            >
              <StandingOrder client={client} question={question} onOrdered={onOrdered} />
            </QuestionPanel>
          ) : (
            <p className="table-waiting" role="status">
              {waitingFor.length === 0
                ? say('table.working')
                : say('table.waiting', {
                    names: waitingFor.map(nameOf).join(', '),
                    count: waitingFor.length,
                  })}
            </p>
          )}
          {asked.map(({ id, from }) => (
            <section key={id} className="notice warn">
              <p>{say('table.asked', { name: nameOf(from) })}</p>
              <Button little onClick={() => void client.consent(id, true)}>
                {say('table.asked.yes')}
              </Button>
              <Button little onClick={() => void client.consent(id, false)}>
                {say('table.asked.no')}
              </Button>
            </section>
          ))}
          <OrdersGiven client={client} ordered={ordered} onOrdered={onOrdered} />
          {away.missed.length > 0 ? (
            <AbsencePanel
              told={away.missed}
              view={view}
              seat={seat}
              onMarks={setAwayMarks}
              onClose={away.close}
            />
          ) : null}
          {looked ? (
            <LookPanel looked={looked} view={view} onPoint={setPointed} onClose={look.close} />
          ) : asks.telling ? (
            <ToldPanel
              telling={asks.telling}
              isOnBoard={(key) => onBoardAs(view, key)}
              onSight={look.sight}
              onThreat={look.threat}
              onClose={() => tell(undefined)}
            />
          ) : null}
          <CommandLine onCommand={command} />
          {onlineId !== undefined ? <TalkPanel client={client} chat={chat} nameOf={nameOf} /> : null}
        </div>
        <SidesPanel view={view} reader={shared ? known : seat} onCard={asks.card} onPoint={setPointed} />
        <LogPanel lines={lines} sideOf={(part) => sideOf(view, part)} onPoint={setPointed} />
      </main>
      <nav className="table-tabs" aria-label={say('table.more')}>
        {tabs.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {say(`table.tab.${one}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** What a key is, where it is on the battlefield. */
function onBoardAs({ figures }: View, key: string): 'figure' | 'space' | undefined {
  const figure = figures.find((one) => one.key === key);
  if (figure) return figure.spaces.length > 0 ? 'figure' : undefined;
  return /^[a-z]{1,2}\d+(@\d+)?$/.test(key.replace(/^space:/, '')) ? 'space' : undefined;
}

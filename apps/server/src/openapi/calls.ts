import * as shapes from '@scapewright/protocol/http';
import { z } from 'zod';
import { cardsWanted } from '../routes/catalogue.ts';
import { account, guest, session } from '../routes/players.ts';
import { strongest } from '../routes/profiles.ts';
import { sinceLine, wanted } from '../routes/tables.ts';
import { announced, entry } from '../routes/tournaments.ts';
import { wish } from '../tables/wish.ts';

/** One call of the API. */
export interface Call {
  readonly method: 'get' | 'post' | 'delete';
  /** Below `/api/v1`, with parameters as `:id`. */
  readonly path: string;
  readonly does: string;
  /** What is sent. */
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  /** What is answered, by status. */
  readonly answers: Readonly<Record<number, z.ZodType | 'text' | 'nothing'>>;
  /** Needs a token. */
  readonly asSomebody?: boolean;
}

const some = z.looseObject({});
const byRuleset = cardsWanted.pick({ ruleset: true });

/** Every call that there is. */
export const calls: readonly Call[] = [
  { method: 'get', path: '/health', does: 'says that the server runs', answers: { 200: shapes.health } },
  {
    method: 'get',
    path: '/ready',
    does: 'says whether it takes games',
    answers: { 200: shapes.ready, 503: shapes.ready },
  },
  { method: 'get', path: '/metrics', does: 'counts, for Prometheus', answers: { 200: 'text' } },
  { method: 'get', path: '/openapi.json', does: 'this description', answers: { 200: some } },
  {
    method: 'post',
    path: '/guests',
    does: 'makes a player at once',
    body: guest,
    answers: { 201: shapes.welcomed },
  },
  {
    method: 'post',
    path: '/accounts',
    does: 'makes an account; with a guest’s token it keeps the guest’s games',
    body: account,
    answers: { 201: shapes.welcomed, 409: shapes.problem },
  },
  {
    method: 'post',
    path: '/sessions',
    does: 'logs in',
    body: session,
    answers: { 200: shapes.welcomed, 401: shapes.problem, 429: shapes.problem },
  },
  { method: 'delete', path: '/sessions', does: 'logs out', answers: { 204: 'nothing' } },
  {
    method: 'get',
    path: '/me',
    does: 'says who I am',
    answers: { 200: shapes.me },
    asSomebody: true,
  },
  {
    method: 'get',
    path: '/passkeys',
    does: 'lists my passkeys',
    answers: { 200: shapes.passkeys },
    asSomebody: true,
  },
  {
    method: 'post',
    path: '/passkeys/options',
    does: 'says what a browser is to make a passkey with, as WebAuthn has it',
    answers: { 200: shapes.passkeyOptions, 409: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'post',
    path: '/passkeys',
    does: 'adds the passkey that a browser has made',
    body: shapes.newPasskey,
    answers: { 201: shapes.made, 409: shapes.problem, 422: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'delete',
    path: '/passkeys/:id',
    does: 'removes one of mine',
    answers: { 204: 'nothing' },
    asSomebody: true,
  },
  {
    method: 'post',
    path: '/sessions/passkey/options',
    does: 'says what a browser is to log in with, as WebAuthn has it',
    answers: { 200: shapes.passkeyOptions },
  },
  {
    method: 'post',
    path: '/sessions/passkey',
    does: 'logs in by a passkey',
    body: shapes.usedPasskey,
    answers: { 200: shapes.welcomed, 401: shapes.problem },
  },
  {
    method: 'get',
    path: '/rulesets',
    does: 'lists rulesets with their variants',
    answers: { 200: shapes.rulesets },
  },
  { method: 'get', path: '/maps', does: 'lists maps', query: byRuleset, answers: { 200: shapes.maps } },
  { method: 'get', path: '/maps/:name', does: 'shows a map', answers: { 200: shapes.oneMap } },
  { method: 'get', path: '/cards', does: 'finds cards', query: cardsWanted, answers: { 200: shapes.cards } },
  {
    method: 'get',
    path: '/armies',
    does: 'lists ready-made armies',
    query: byRuleset,
    answers: { 200: shapes.armies },
  },
  {
    method: 'post',
    path: '/tables',
    does: 'makes a table',
    body: wish,
    answers: { 201: shapes.madeTable, 422: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'get',
    path: '/tables',
    does: 'lists tables: mine, open ones, or those that are played',
    query: wanted,
    answers: { 200: shapes.tableList },
  },
  { method: 'get', path: '/tables/:id', does: 'shows a table in short', answers: { 200: shapes.shortTable } },
  {
    method: 'post',
    path: '/tables/:id/seats',
    does: 'takes a seat',
    body: shapes.seatWish,
    answers: { 200: shapes.seated, 403: shapes.problem, 409: shapes.problem, 410: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'post',
    path: '/tables/:id/start',
    does: 'begins, where all seats are taken',
    answers: { 200: shapes.shortTable, 409: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'post',
    path: '/tables/:id/rematch',
    does: 'sits down where the same people play again',
    answers: { 201: shapes.rematch, 409: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'get',
    path: '/tables/:id/record',
    does: 'gives the record of a game that is over',
    answers: { 200: some, 403: shapes.problem },
  },
  {
    method: 'get',
    path: '/tables/:id/log',
    does: 'gives the lines that I may read',
    query: sinceLine,
    answers: { 200: shapes.tableLog },
  },
  {
    method: 'get',
    path: '/players',
    does: 'lists the strongest at a game',
    query: strongest,
    answers: { 200: shapes.strongest },
  },
  { method: 'get', path: '/players/:id', does: 'shows a player', answers: { 200: shapes.profile } },
  {
    method: 'get',
    path: '/notices',
    does: 'lists by which ways I am told that it is my turn',
    answers: { 200: shapes.ways },
    asSomebody: true,
  },
  {
    method: 'post',
    path: '/notices',
    does: 'adds a way',
    body: shapes.wantedWay,
    answers: { 201: shapes.addedWay, 409: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'delete',
    path: '/notices/:id',
    does: 'takes a way away',
    answers: { 204: 'nothing' },
    asSomebody: true,
  },
  {
    method: 'get',
    path: '/notices/confirm/:id/:proof',
    does: 'agrees to mail, by the link in it',
    answers: { 200: 'text' },
  },
  {
    method: 'get',
    path: '/notices/stop/:id/:proof',
    does: 'ends notices, by the link in them',
    answers: { 200: 'text' },
  },
  {
    method: 'post',
    path: '/notices/stop/:id/:proof',
    does: 'the same, as mail programs do it',
    answers: { 200: 'text' },
  },
  { method: 'get', path: '/tournaments', does: 'lists tournaments', answers: { 200: shapes.tournamentList } },
  {
    method: 'post',
    path: '/tournaments',
    does: 'announces a tournament',
    body: announced,
    answers: { 201: shapes.made, 422: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'get',
    path: '/tournaments/:id',
    does: 'shows how a tournament stands',
    answers: { 200: shapes.tournament },
  },
  {
    method: 'post',
    path: '/tournaments/:id/entrants',
    does: 'takes part',
    body: entry,
    answers: { 201: shapes.done, 409: shapes.problem, 422: shapes.problem },
    asSomebody: true,
  },
  {
    method: 'delete',
    path: '/tournaments/:id/entrants',
    does: 'takes part no more',
    answers: { 204: 'nothing' },
    asSomebody: true,
  },
  {
    method: 'post',
    path: '/tournaments/:id/start',
    does: 'begins the first round',
    answers: { 200: shapes.shortTournament, 409: shapes.problem },
    asSomebody: true,
  },
];

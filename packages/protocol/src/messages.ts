import * as z from 'zod/mini';
import { answers, askNames } from './asks.ts';
import { changes } from './changes.ts';
import { line } from './line.ts';
import { question } from './question.ts';
import { view } from './view.ts';

/** The version of the protocol. */
export const protocolVersion = 1;

/** A seat, from 0; -1 for a spectator. */
const seat = z.int().check(z.minimum(-1));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const rules = z.array(z.string());

export const status = z.enum(['waiting', 'playing', 'over', 'closed']);
export const refusalCode = z.enum([
  'stale',
  'foreign',
  'illegal',
  'over',
  'malformed',
  'spectator',
  'rate',
  'unknown',
]);

/** Time left, in milliseconds by seat. */
export const clock = z.object({
  kind: z.enum(['none', 'live', 'days']),
  running: z.array(z.int()),
  left: z.record(z.string(), z.number()),
  due: z.optional(z.string()),
});

/** What standing orders say of a kind of question: the key of an option to take always, or `ask`. */
export const standingOrders = z.record(
  z.string().check(z.maxLength(100)),
  z.string().check(z.maxLength(200)),
);

export const result = z.object({ winners: z.array(z.int()), reason: z.string(), rules });

/** What stands in `state` and `update` alike. */
const moment = {
  at: z.int().check(z.minimum(0)),
  lines: z.array(line),
  questions: z.array(question),
  clock,
  status,
  /** Seats that are being asked, where the rules let it be known. */
  waitingFor: z.array(z.int()),
  /** May this viewer take back its last answer without asking? */
  mayUndo: z.optional(z.boolean()),
};

const toldHead = { type: z.literal('told'), id };

/** What was asked beside the game. */
const told = z.discriminatedUnion('what', [
  z.extend(answers.why, { ...toldHead, what: z.literal('why') }),
  z.extend(answers.odds, { ...toldHead, what: z.literal('odds') }),
  z.extend(answers.reach, { ...toldHead, what: z.literal('reach') }),
  z.extend(answers.threat, { ...toldHead, what: z.literal('threat') }),
  z.extend(answers.sight, { ...toldHead, what: z.literal('sight') }),
  z.extend(answers.hint, { ...toldHead, what: z.literal('hint') }),
  z.extend(answers.card, { ...toldHead, what: z.literal('card') }),
  z.extend(answers.map, { ...toldHead, what: z.literal('map') }),
  z.extend(answers.log, { ...toldHead, what: z.literal('log') }),
]);

/** What a table says. */
export const fromTable = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    table: z.string(),
    seat,
    ruleset: z.string(),
    variants: z.array(z.string()),
    map: z.string(),
    players: z.array(
      z.object({ seat: z.int(), name: z.string(), kind: z.string(), online: z.optional(z.boolean()) }),
    ),
    /** The hash of the seed, where the dice are committed to. */
    dice: z.optional(z.string()),
    /** The language in which the table speaks to this connection. */
    language: z.optional(z.string()),
  }),
  z.object({ type: z.literal('state'), view, ...moment }),
  z.object({ type: z.literal('update'), changes, ...moment }),
  z.object({ type: z.literal('accepted'), id, at: z.int().check(z.minimum(0)) }),
  z.object({ type: z.literal('refused'), id, code: refusalCode, message: z.string(), rules }),
  told,
  z.object({ type: z.literal('asked'), from: z.int(), what: z.enum(['undo', 'draw']), id }),
  z.object({ type: z.literal('chat'), from: seat, text: z.string(), when: z.string() }),
  /** `rematch`: the table at which those who sit here play again. */
  z.object({
    type: z.literal('over'),
    at: z.int().check(z.minimum(0)),
    result,
    rematch: z.optional(z.string()),
  }),
  z.object({ type: z.literal('closing'), retry: z.number() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);

const pick = z.union([
  z.string().check(z.maxLength(200)),
  z.int(),
  z.array(z.union([z.string().check(z.maxLength(200)), z.int()])).check(z.maxLength(200)),
]);

/** What is said to a table. */
export const toTable = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.int(),
    since: z.optional(z.int().check(z.minimum(0))),
    /** In which the table is to speak, as BCP 47 names it; left out: English. */
    language: z.optional(z.string().check(z.maxLength(35))),
  }),
  z.object({
    type: z.literal('answer'),
    id,
    number: z.int(),
    pick: z.optional(pick),
    way: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200))),
  }),
  z.looseObject({ type: z.literal('ask'), id, what: z.enum(askNames as readonly [string, ...string[]]) }),
  z.object({ type: z.literal('undo'), id }),
  z.object({ type: z.literal('draw'), id }),
  z.object({ type: z.literal('consent'), id, yes: z.boolean() }),
  z.object({ type: z.literal('orders'), id, standing: standingOrders }),
  z.object({ type: z.literal('resign'), id }),
  z.object({ type: z.literal('chat'), id, text: z.string().check(z.minLength(1), z.maxLength(500)) }),
]);

export type FromTable = z.infer<typeof fromTable>;
export type ToTable = z.infer<typeof toTable>;

/** One message of a table, by its type. */
export type FromTableOf<Type extends FromTable['type']> = Extract<FromTable, { type: Type }>;
export type WelcomeMessage = FromTableOf<'welcome'>;
export type StateMessage = FromTableOf<'state'>;
export type UpdateMessage = FromTableOf<'update'>;
export type AcceptedMessage = FromTableOf<'accepted'>;
export type RefusedMessage = FromTableOf<'refused'>;
export type ToldMessage = FromTableOf<'told'>;
export type AskedMessage = FromTableOf<'asked'>;
export type ChatMessage = FromTableOf<'chat'>;

export type Clock = z.infer<typeof clock>;
export type Status = z.infer<typeof status>;
export type RefusalCode = z.infer<typeof refusalCode>;
export type Result = z.infer<typeof result>;
export type StandingOrders = z.infer<typeof standingOrders>;

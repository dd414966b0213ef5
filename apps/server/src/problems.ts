import { isStoreAway } from '@scapewright/store';
import { english, type Said, saying } from '@scapewright/table';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError, type z } from 'zod';
import { saidOfIssue } from './words/issue-words.ts';
import type { ServerText } from './words/server-texts.ts';
import { isSaidIn, tell, wordingFor } from './words/speech.ts';

/** One thing that is wrong with what was sent. */
export interface ProblemPart {
  /** Where: `seats.0.army.cards`. */
  readonly place: string;
  readonly message: Said;
  readonly fix?: Said | undefined;
}

/** An answer that says what is wrong and what to do: `application/problem+json`, in the language of whoever asks. */
export class Problem extends Error {
  readonly status: number;
  readonly title: ServerText;
  readonly detail: Said;
  readonly fix: Said | undefined;
  readonly problems: readonly ProblemPart[] | undefined;

  constructor(
    status: number,
    title: ServerText,
    detail: ServerText | Said,
    more: { readonly fix?: ServerText; readonly problems?: readonly ProblemPart[] } = {},
  ) {
    const said = typeof detail === 'string' ? tell(detail) : detail;
    super(english.text(said));
    this.status = status;
    this.title = title;
    this.detail = said;
    this.fix = more.fix && tell(more.fix);
    this.problems = more.problems;
  }
}

export const notFound = (what: ServerText & `missing:${string}`): Problem =>
  new Problem(404, 'problem:not-found', what);

export const notYou = (detail: ServerText): Problem => new Problem(403, 'problem:refused', detail);

/** Everything that keeps something from being played, each with what to do; the first of it is told also by itself. */
export function unplayable(title: ServerText, problems: readonly ProblemPart[]): Problem {
  const [first] = problems;
  if (!first) return new Problem(422, title, 'table:refused');
  const { message, fix } = first;
  return new Problem(422, title, fix ? tell('problem:with-fix', { message, fix }) : message, {
    problems: problems.map((part) => ({ ...part, fix: part.fix ?? tell('table:change') })),
  });
}

/** Words that there are in English alone. */
export const inEnglish = (text: string): Said => saying('english', '{text}', { text });

/** What was sent, checked. Throws a Problem that names every place that is wrong. */
export function checked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  throw ofZod(read.error, given ?? {});
}

function ofZod({ issues }: ZodError, given: unknown): Problem {
  const problems = issues.slice(0, 20).map((issue): ProblemPart => {
    const place = issue.path.map(String).join('.').slice(0, 100);
    return { place, message: saidOfIssue(issue, given) };
  });
  const { place, message: what } = problems[0] ?? { place: '', message: tell('shape:other') };
  const detail = place === '' ? what : tell('shape:at', { place, what });
  return new Problem(422, 'problem:unread', detail, { problems });
}

/** When those come back who came while the database was away, in seconds. */
export const comeBackLater = 5;

/** Answers whatever went wrong; what is a fault of ours tells nothing of the inside. */
export function answerProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
  const wording = wordingFor(request.headers['accept-language']);
  const said = ({ message, fix }: Pick<ProblemPart, 'message' | 'fix'>) => ({
    message: wording.text(message),
    fix: fix && wording.text(fix),
    ...(isSaidIn(wording, message) && (!fix || isSaidIn(wording, fix)) ? {} : { lang: english.language }),
  });
  const { status, title, detail, fix, problems } = problem;
  const { message, ...rest } = said({ message: detail, fix });
  if (status === 503) void reply.header('retry-after', comeBackLater);
  const body = { type: 'about:blank', title: wording.text(tell(title)), status, detail: message, ...rest };
  void reply
    .status(status)
    .type('application/problem+json')
    .header('content-language', wording.language)
    .header('vary', 'accept-language')
    .send(
      JSON.stringify({
        ...body,
        problems: problems?.map(({ place, ...what }) => ({ place, ...said(what) })),
      }),
    );
}

function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ZodError) return ofZod(error, undefined);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new Problem(413, 'problem:too-long', 'request:too-long');
  if (status === 429)
    return new Problem(429, 'problem:too-many-requests', 'request:too-much', { fix: 'request:wait' });
  if (status >= 400 && status < 500) return new Problem(status, 'problem:unread', 'request:unread');
  if (status === 503 || isStoreAway(error))
    return new Problem(503, 'problem:away', 'request:away', { fix: 'request:again' });
  return new Problem(500, 'problem:failed', 'request:failed', { fix: 'request:again' });
}

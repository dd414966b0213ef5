import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError, type z } from 'zod';

/** One thing that is wrong with what was sent. */
export interface ProblemPart {
  /** Where: `seats.0.army.cards`. */
  readonly place: string;
  readonly message: string;
  readonly fix?: string | undefined;
}

/** An answer that says what is wrong and what to do: `application/problem+json`. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly fix: string | undefined;
  readonly problems: readonly ProblemPart[] | undefined;

  constructor(
    status: number,
    title: string,
    detail: string,
    more: { readonly fix?: string; readonly problems?: readonly ProblemPart[] } = {},
  ) {
    super(detail);
    this.status = status;
    this.title = title;
    this.fix = more.fix;
    this.problems = more.problems;
  }
}

export const notFound = (what: string): Problem => new Problem(404, 'Not found', `There is no ${what} here.`);

export const notYou = (detail: string): Problem => new Problem(403, 'Not allowed', detail);

/** What was sent, checked. Throws a Problem that names every place that is wrong. */
export function checked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  throw ofZod(read.error);
}

function ofZod({ issues }: ZodError): Problem {
  const problems = issues.slice(0, 20).map(({ path, message }): ProblemPart => {
    const place = path.map(String).join('.').slice(0, 100);
    return { place, message };
  });
  const [first] = problems;
  const where = first?.place ? `“${first.place}”: ` : '';
  return new Problem(422, 'That cannot be read', `${where}${first?.message ?? 'it is not what is wanted'}`, {
    problems,
  });
}

/** Answers whatever went wrong; what is a fault of ours tells nothing of the inside. */
export function answerProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
  const { status, title, message, fix, problems } = problem;
  void reply
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail: message, fix, problems }));
}

function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ZodError) return ofZod(error);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413)
    return new Problem(413, 'Too long', 'That is longer than anything that makes sense here.');
  if (status === 429)
    return new Problem(429, 'Too many requests', 'That was too much at once.', {
      fix: 'Wait as long as Retry-After says, and go on.',
    });
  if (status >= 400 && status < 500)
    return new Problem(status, 'That cannot be read', 'This is not what is wanted here.');
  return new Problem(
    status === 503 ? 503 : 500,
    'Something has failed',
    'That is our fault. Nothing has changed.',
    {
      fix: 'Try again in a moment.',
    },
  );
}

/** What a client says by itself, where the table can say nothing. */
export interface ClientWords {
  readonly closed: string;
  readonly timeout: string;
  readonly goneOn: string;
  readonly noMessage: string;
  readonly sentNoMessage: string;
  readonly otherAnswer: string;
}

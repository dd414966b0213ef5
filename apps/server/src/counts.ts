/** What is counted while a server runs, for whoever looks after it. */
export type Counted =
  | 'scape_messages_accepted_total'
  | 'scape_messages_refused_total'
  | 'scape_messages_unread_total'
  | 'scape_sockets_refused_total'
  | 'scape_sockets_dropped_total'
  | 'scape_requests_total'
  | 'scape_logins_failed_total'
  | 'scape_notices_sent_total'
  | 'scape_notices_failed_total';

/** Counters that only grow, each with one label that has few values. */
export class Counts {
  private readonly counts = new Map<string, number>();

  /** `of`: a label, as `code="rate"`. */
  add(name: Counted, of = ''): void {
    const key = of === '' ? name : `${name}{${of}}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** Lines as Prometheus reads them. */
  lines(): readonly string[] {
    return [...this.counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => `${key} ${count}`);
  }
}

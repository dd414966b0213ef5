import type { TalkNews } from './table-talk.ts';

/** How much of what was said is remembered for those who must be told it later. */
const mostNews = 400;

/** What was said at a table and asked of others, by the journal's length when it was, and who listens to it. */
export class TableNews {
  private readonly kept: { readonly at: number; readonly news: TalkNews }[] = [];
  private readonly hearers = new Set<(news: TalkNews) => void>();

  /** Remembers what is new after so many entries of the journal. */
  note(entries: number, news: readonly TalkNews[]): void {
    for (const one of news) this.kept.push({ at: entries, news: one });
    if (this.kept.length > mostNews) this.kept.splice(0, mostNews / 2);
  }

  /** What came since the journal had so many entries, as far as it is remembered. */
  since(entries: number): readonly TalkNews[] {
    return this.kept.filter(({ at }) => at >= entries).map(({ news }) => news);
  }

  /** Has all news told, once it is noted, until it is told to stop. */
  hear(listener: (news: TalkNews) => void): () => void {
    this.hearers.add(listener);
    return () => {
      this.hearers.delete(listener);
    };
  }

  /** Tells those who listen. */
  tell(news: readonly TalkNews[]): void {
    for (const hearer of this.hearers) for (const one of news) hearer(one);
  }
}

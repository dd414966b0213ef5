import type { Level, Line, LinePart, TableClient } from '@scapewright/protocol';
import type { Page } from '../terminal/page.ts';
import { details, type LineStyle, printLines } from '../terminal/print-lines.ts';
import { sideOfPart } from '../terminal/side-of-part.ts';

/** The log of one viewer as it is told in the terminal. */
export class ToldLog {
  /** Are steps and rules shown? */
  rules: boolean;
  private readonly page: Page;
  private readonly viewer: TableClient;
  private detail: Level;
  /** Is only the last round told of what happened before? */
  private isLate: boolean;
  /** The number of the last line that was told. */
  private told = -1;

  constructor(
    page: Page,
    viewer: TableClient,
    { detail, rules, isLate }: { readonly detail: Level; readonly rules: boolean; readonly isLate: boolean },
  ) {
    this.page = page;
    this.viewer = viewer;
    this.detail = detail;
    this.rules = rules;
    this.isLate = isLate;
  }

  /** Tells what is new. A game that goes on is told from its last round. */
  tell(): void {
    const { lines } = this.viewer.getSnapshot();
    if (lines.length === 0) return;
    if (this.isLate) {
      const round = lines.findLast(({ kind }) => kind === 'round') ?? lines[0];
      this.told = (round?.n ?? 0) - 1;
      this.isLate = false;
    }
    const fresh = lines.filter(({ n }) => n > this.told);
    this.told = lines.at(-1)?.n ?? this.told;
    if (fresh.length > 0) this.print(fresh);
  }

  /** Tells the last lines again, of those that are told. */
  async tellAgain(most: number): Promise<void> {
    const asked = await this.viewer.ask('log', { most: 500 });
    if (!asked.ok) {
      this.page.line(`  ${asked.message}`);
      return;
    }
    const shown = details.indexOf(this.detail);
    this.print(asked.told.lines.filter(({ level }) => details.indexOf(level) <= shown).slice(-most));
  }

  /** Sets how much is told; any other word says how much it is. */
  setDetail(word: string): void {
    const wanted = details.find((one) => one === word.toLowerCase());
    if (wanted) this.detail = wanted;
    const { say } = this.page.words;
    const about = { detail: this.detail, details: details.join(', ') };
    this.page.line(`  ${say(wanted ? 'report:is' : 'report:can-be', about)}`);
  }

  /** `on`, `off`, or the other way round. */
  setRules(word: string): void {
    this.rules = word === '' ? !this.rules : /^(on|yes)$/i.test(word);
    this.page.line(`  ${this.page.words.say(this.rules ? 'report:rules-on' : 'report:rules-off')}`);
  }

  private print(lines: readonly Line[]): void {
    const { view } = this.viewer.getSnapshot();
    const style: LineStyle = {
      ...{ detail: this.detail, rules: this.rules },
      sideOf: (part: LinePart) => view && sideOfPart(view, part),
    };
    printLines(this.page, lines, style);
  }
}

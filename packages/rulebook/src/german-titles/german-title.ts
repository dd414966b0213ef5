import { germanTitles } from '../generated/german-titles.gen.ts';
import type { RuleId } from '../generated/ids.gen.ts';

/** A rule's title in German. All of them come with this: a bundler keeps it apart for whoever speaks German. */
export function germanTitle(id: RuleId): string {
  return germanTitles[id];
}

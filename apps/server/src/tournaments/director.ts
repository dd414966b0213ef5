import type { TournamentTerms } from '@scapewright/protocol/http';
import type { KeptTable, KeptTournament, Pairing, PairingResult, Player, Store } from '@scapewright/store';
import { notFound, notYou, Problem } from '../problems.ts';
import { freshId } from '../secrets.ts';
import type { TableDesk } from '../tables/table-desk.ts';
import { nextPairs, roundsOf } from './pairing.ts';

export interface DirectorParts {
  readonly store: Store;
  readonly desk: TableDesk;
  readonly failed: (error: unknown) => void;
}

/** How often it is looked whether a round has lasted long enough, in milliseconds. */
const look = 5000;
const hour = 3_600_000;

/** Runs tournaments: who plays whom, at which tables, and when the next round begins. Any server can, at any time. */
export class Director {
  private readonly parts: DirectorParts;
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;

  constructor(parts: DirectorParts) {
    this.parts = parts;
    this.timer = setInterval(() => void this.look(), look);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** A tournament. Throws a Problem where there is none. */
  async find(id: string): Promise<{ readonly kept: KeptTournament; readonly terms: TournamentTerms }> {
    const kept = await this.parts.store.tournaments.find(id);
    if (!kept) throw notFound('missing:tournament');
    return { kept, terms: JSON.parse(kept.terms) as TournamentTerms };
  }

  /** Announces one. Throws a Problem where its tables could not be played. */
  async announce(name: string, terms: TournamentTerms, owner: Player): Promise<string> {
    for (const map of terms.maps) this.parts.desk.mustBePlayable({ ...terms, map }, undefined);
    const id = freshId();
    await this.parts.store.tournaments.add({ id, name, owner: owner.id, terms: JSON.stringify(terms) });
    return id;
  }

  /** Lets somebody take part, with an army that fits. */
  async enter(id: string, { id: player, name }: Player, army: readonly string[] | undefined): Promise<void> {
    const { store, desk } = this.parts;
    const { kept, terms } = await this.find(id);
    if (kept.status !== 'open') throw new Problem(409, 'problem:too-late', 'cup:begun');
    const entrants = await store.tournaments.entrants(id);
    if (entrants.some((one) => one.player === player)) return;
    if (entrants.length >= terms.most) throw new Problem(409, 'problem:full', 'cup:full');
    for (const map of terms.maps) desk.mustBePlayable({ ...terms, map }, army);
    await store.tournaments.enter(id, { player, name, army });
  }

  /** Begins the first round, at the word of whoever announced it. */
  async begin(id: string, player: Player): Promise<void> {
    const { kept } = await this.find(id);
    if (kept.owner !== player.id) throw notYou('cup:not-yours');
    if (kept.status !== 'open') return;
    if ((await this.parts.store.tournaments.entrants(id)).length < 2)
      throw new Problem(409, 'problem:not-yet', 'cup:two');
    await this.goOn(id);
  }

  /** Takes notice of how a game ended. */
  async ended(table: KeptTable): Promise<void> {
    const id = await this.parts.store.tournaments.ofTable(table.id);
    if (id !== undefined) await this.goOn(id);
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (const id of await this.parts.store.tournaments.playing()) await this.goOn(id);
    } catch (error) {
      this.parts.failed(error);
    } finally {
      this.isLooking = false;
    }
  }

  /** Does what there is to do: notes results, lays tables, begins the next round, or ends it all. */
  private async goOn(id: string): Promise<void> {
    const { store } = this.parts;
    const { kept, terms } = await this.find(id);
    if (kept.status !== 'open' && kept.status !== 'playing') return;
    for (const pairing of await store.tournaments.pairings(id))
      if (pairing.round === kept.round && pairing.result === undefined)
        await this.attend(kept, terms, pairing);
    const pairings = await store.tournaments.pairings(id);
    if (pairings.some(({ result }) => result === undefined)) return;
    const entrants = await store.tournaments.entrants(id);
    const rounds = roundsOf(terms.format, entrants.length, terms.rounds);
    const isAlone = entrants.filter(({ hasLeft }) => !hasLeft).length < 2;
    const pairs = isAlone ? [] : nextPairs(terms.format, entrants, pairings, rounds);
    if (pairs.length === 0) {
      await store.tournaments.end(id, 'over');
      return;
    }
    const due = terms.roundHours === undefined ? undefined : Date.now() + terms.roundHours * hour;
    if (await store.tournaments.beginRound(id, kept.round, pairs, due)) await this.goOn(id);
  }

  /** One board of the round: its table is laid, its result noted; after the time of the round it is a draw. */
  private async attend(kept: KeptTournament, terms: TournamentTerms, pairing: Pairing): Promise<void> {
    const { store } = this.parts;
    const { id, due } = kept;
    const table = pairing.table === undefined ? undefined : await store.games.find(pairing.table);
    if (!table) {
      await this.lay(kept, terms, pairing);
      return;
    }
    if (table.status === 'over') await store.tournaments.settle(id, pairing, resultOf(table));
    else if (table.status === 'closed' || (due !== undefined && Date.now() > due)) {
      await store.tournaments.settle(id, pairing, 'draw');
      await store.games.close(table.id);
    }
  }

  private async lay(
    { id, name, owner }: KeptTournament,
    terms: TournamentTerms,
    pairing: Pairing,
  ): Promise<void> {
    const { store, desk } = this.parts;
    const entrants = await store.tournaments.entrants(id);
    const people = [pairing.first, pairing.second].flatMap(
      (player) => entrants.find((one) => one.player === player) ?? [],
    );
    const map = terms.maps[(pairing.round - 1) % terms.maps.length] ?? '';
    const table = await desk.seat(
      { ...terms, map, tournament: { id, name, round: pairing.round } },
      people,
      owner,
    );
    if (!(await store.tournaments.lay(id, pairing, table))) await store.games.close(table);
  }
}

function resultOf({ result }: KeptTable): PairingResult {
  const { winners } = JSON.parse(result ?? '{"winners":[]}') as { readonly winners: readonly number[] };
  if (winners.length !== 1) return 'draw';
  return winners[0] === 0 ? 'first' : 'second';
}

/** For tests: what people at a real table tell the app besides the end of their turns (mirror.ts); the facts are those of the tape. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Facts } from '@tavola/testing/mirror-tape.ts';
import type { Playback } from './mirror-playback.ts';
import type { Party } from './mirror-tape.ts';

/** Which facts people tell whatever they are asked: lists that the rules read whole. */
const LISTED = /^(item|crafted|souls|market|payments|hired):/;
/** What follows from people's own rules in an automaton's turn: items that take hits, cards that go. */
const PRIVATE = /^(item|crafted|vp|dominance|leader|plot|supply):/;

export class Teller {
  private readonly playback: Playback;
  /** The person who plays the Corvids. */
  private readonly raiders: Seat;
  /** How much was told when people last looked at the Lost Souls. */
  private lookedAt = -1;

  constructor(playback: Playback, party: Party) {
    this.playback = playback;
    this.raiders = party.findIndex(({ kind, settings }) => kind === 'player' && settings?.faction === 'corvids');
  }

  /** At the end of a person's turn: everything, or only what is never asked for. */
  tellTurn(facts: Facts | null, seat: Seat, isTelling: boolean): void {
    this.playback.mirror.tellTruth(facts, (id) => isTelling || LISTED.test(id) || !isOf(id, seat));
  }

  /** The Company's cards lie open from the start. */
  showHand(): void {
    const { playback } = this;
    const { mirror } = playback;
    const next = mirror.ahead((it) => it.kind === 'chance' && it.ask === 'deck');
    const found = mirror.eventAt(playback.turnAround(next));
    if (found) mirror.tellTruth(found.facts, (id) => id.startsWith('market:') && !this.isAutomatons(id));
  }

  /** AUT-8.4.1: when the Lizards name their order, people look at the Lost Souls; a wrong number corrects it. */
  looksAtSouls(): boolean {
    const { playback } = this;
    const { mirror } = playback;
    const told = mirror.events();
    if (told.at(-1)?.kind !== 'automaton.order-set' || this.lookedAt === told.length) return false;
    const set = mirror.eventAhead(({ kind }) => kind === 'automaton.order-set');
    const found = mirror.eventAt(playback.turnAround(set));
    const now = mirror.eventAt(set);
    if (!found || !now) return false;
    // What the Lizards bought in this turn has gone there since.
    mirror.tellTruth(found.facts, (id) => id.startsWith('souls:'), { shown: now.facts as Facts });
    this.lookedAt = mirror.events().length;
    return true;
  }

  /** ROOT-11.2.5: when a trade post of a person falls, what is left of the funds. */
  looksAtFunds(): boolean {
    const { playback } = this;
    const { mirror } = playback;
    const told = mirror.events();
    if (told.at(-1)?.kind !== 'outside.disrupted' || this.lookedAt === told.length) return false;
    this.lookedAt = told.length;
    playback.catchUp();
    const end = playback.milestoneAhead();
    const spent = mirror.tape.entries.findLastIndex(
      (it, i) => i >= mirror.at && i < end && it.kind === 'event' && it.event.kind === 'riverfolk.disrupted',
    );
    const found = mirror.eventAt(spent);
    if (!found) return false;
    mirror.tellTruth(found.facts, (id) => id.startsWith('payments:'));
    return true;
  }

  /** In an automaton's turn: what changed on people's own boards by their own rules. */
  keepUp(): void {
    const { mirror } = this.playback;
    const battle = mirror.eventAhead(({ kind }) => kind === 'battle');
    const found = mirror.eventAt(battle);
    const first = mirror.ahead((it) => it.kind === 'chance' && it.ask === 'die');
    if (!found || first < battle) return;
    const raided = this.raidedBefore(battle);
    mirror.tellTruth(found.facts, (id) => (PRIVATE.test(id) && !this.isAutomatons(id)) || raided.includes(id));
  }

  /** ROOT-13.7: the Corvids, played by a person, place warriors when a raid of theirs falls. Nobody else knows that it was one. */
  private raidedBefore(end: number): readonly string[] {
    const { mirror } = this.playback;
    return mirror.tape.entries.slice(this.playback.turnNow(), end).flatMap((it) => {
      if (it.kind !== 'event' || it.event.kind !== 'placed') return [];
      const { seat, clearing } = it.event;
      return seat === this.raiders ? [`warriors:${clearing}:${seat}`] : [];
    });
  }

  private isAutomatons(id: string): boolean {
    const { mirror } = this.playback;
    return mirror.tape.seats.some((_, seat) => mirror.isAutomaton(seat) && !id.startsWith('supply') && isOf(id, seat));
  }
}

export function isOf(id: string, seat: Seat): boolean {
  const [kind, a, b] = id.split(':');
  if (kind === 'supply') return true;
  return Number(kind === 'warriors' || kind === 'piece' || kind === 'plot' ? b : a) === seat;
}

/** For tests: what people at a real table tell the app (mirror.ts), by themselves or asked; the facts are those of the tape. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { sayValue } from '@tavola/kernel/real.ts';
import type { Playback } from './mirror-playback.ts';
import type { Facts } from './mirror-tape.ts';

/** Which facts people tell whatever they are asked: lists that the rules read whole. */
const LISTED = /^(item|crafted|souls|market|payments|hired):/;
/** What only its own rules change on an automaton's board: nobody ever has to tell it. */
const ITS_OWN = /^(decree|minister|conspiracy|condition|track|quest|blocked|ambush):/;
/** What follows from people's own rules in an automaton's turn: items that take hits, cards that go. */
const PRIVATE = /^(item|crafted|vp|dominance|leader|plot|supply):/;

/** Pieces that change places need a few passes; more of them say that something is not as told. */
const MOST_PASSES = 20;

export class Teller {
  /** Facts that people were asked for and told by themselves. */
  asked = 0;
  told = 0;
  private readonly playback: Playback;
  private truth: Facts = new Map();
  /** The person who plays the Corvids. */
  private readonly raiders: Seat;
  /** How much was told when people last looked at the Lost Souls. */
  private lookedAt = -1;

  constructor(playback: Playback) {
    this.playback = playback;
    this.raiders = playback.party.findIndex(
      ({ kind, settings }) => kind === 'player' && settings?.faction === 'corvids',
    );
  }

  /** Everything that lies on the table now. */
  tellAll(facts: Facts | null, { joining = false } = {}): void {
    this.tellTruth(facts, () => true, { joining });
  }

  /** At the end of a person's turn: everything, or only what is never asked for. */
  tellTurn(facts: Facts | null, seat: Seat, isTelling: boolean): void {
    this.tellTruth(facts, (id) => isTelling || LISTED.test(id) || !isOf(id, seat));
  }

  /** What the app needs to know at once. */
  answerNeeds(): void {
    const { app } = this.playback;
    while (app.need !== null) {
      for (const fact of app.need.facts) {
        this.asked++;
        this.tellAsked(fact);
      }
    }
  }

  /** The Company's cards lie open from the start. */
  showHand(): void {
    const { playback } = this;
    const next = playback.ahead((it) => it.kind === 'chance' && it.ask === 'deck');
    const found = playback.eventAt(playback.turnAround(next));
    if (found) this.tellTruth(found.facts, (id) => id.startsWith('market:') && !this.isAutomatons(id));
  }

  /** AUT-8.4.1: when the Lizards name their order, people look at the Lost Souls; a wrong number corrects it. */
  looksAtSouls(): boolean {
    const { playback } = this;
    const told = playback.told();
    if (told.at(-1)?.kind !== 'automaton.order-set' || this.lookedAt === told.length) return false;
    const set = playback.eventAhead(({ kind }) => kind === 'automaton.order-set');
    const found = playback.eventAt(playback.turnAround(set));
    const now = playback.eventAt(set);
    if (!found || !now) return false;
    // What the Lizards bought in this turn has gone there since.
    this.tellTruth(found.facts, (id) => id.startsWith('souls:'), { shown: now.facts as Facts });
    this.lookedAt = playback.told().length;
    return true;
  }

  /** ROOT-11.2.5: when a trade post of a person falls, what is left of the funds. */
  looksAtFunds(): boolean {
    const { playback } = this;
    const told = playback.told();
    if (told.at(-1)?.kind !== 'outside.disrupted' || this.lookedAt === told.length) return false;
    this.lookedAt = told.length;
    playback.catchUp();
    const end = playback.milestoneAhead();
    const spent = playback.tape.findLastIndex(
      (it, i) => i >= playback.at && i < end && it.kind === 'event' && it.event.kind === 'riverfolk.disrupted',
    );
    const found = playback.eventAt(spent);
    if (!found) return false;
    this.tellTruth(found.facts, (id) => id.startsWith('payments:'));
    return true;
  }

  /** In an automaton's turn: what changed on people's own boards by their own rules. */
  keepUp(): void {
    const { playback } = this;
    const battle = playback.eventAhead(({ kind }) => kind === 'battle');
    const found = playback.eventAt(battle);
    const first = playback.ahead((it) => it.kind === 'chance' && it.ask === 'die');
    if (!found || first < battle) return;
    const raided = this.raidedBefore(battle);
    this.tellTruth(found.facts, (id) => (PRIVATE.test(id) && !this.isAutomatons(id)) || raided.includes(id));
  }

  /** ROOT-13.7: the Corvids, played by a person, place warriors when a raid of theirs falls. Nobody else knows that it was one. */
  private raidedBefore(end: number): readonly string[] {
    return this.playback.tape.slice(this.playback.turnNow(), end).flatMap((it) => {
      if (it.kind !== 'event' || it.event.kind !== 'placed') return [];
      const { seat, clearing } = it.event;
      return seat === this.raiders ? [`warriors:${clearing}:${seat}`] : [];
    });
  }

  /** `shown`: what lies there when it has been told, where the step on the screen changes it once more. */
  private tellTruth(
    facts: Facts | null,
    wanted: (id: string) => boolean,
    { joining = false, shown = facts as Facts } = {},
  ): void {
    this.truth = facts as Facts;
    for (let pass = 0; ; pass++) {
      const wrong = this.playback.app.table
        .facts()
        .filter(({ id, sure, place, ...known }) => {
          if (place === 'nowhere' || !wanted(id)) return false;
          return sayValue(known) !== shown.get(id) || !sure;
        })
        .map(({ id }) => id);
      if (wrong.length === 0) return;
      const drifted = wrong.filter((id) => ITS_OWN.test(id));
      if (drifted.length > 0 && !joining) throw new Error(`the app lost track of ${drifted}`);
      const before = this.told;
      for (const id of wrong) this.tell(id);
      if (this.told === before || pass > MOST_PASSES) throw new Error(`these facts cannot be told: ${wrong}`);
    }
  }

  /** Pieces that move would for a moment be on the map twice; then the fact waits until the others are told. */
  private tell(id: string): void {
    try {
      this.playback.app.tell(id, this.truth.get(id) as string);
      this.told++;
    } catch (error) {
      if (!/CONTRADICTS|NOT_LISTED/.test(String(error))) throw error;
    }
  }

  /** What cannot be beside what else is believed: then people tell the rest of that faction first. */
  private tellAsked(fact: string): void {
    const said = this.truth.get(fact) ?? this.firstSeen(fact);
    try {
      this.playback.app.tell(fact, said);
    } catch (error) {
      if (!String(error).includes('CONTRADICTS')) throw error;
      const owner = this.playback.party.findIndex((_, seat) => isOf(fact, seat));
      this.tellTruth(this.truth, (id) => isOf(id, owner));
    }
  }

  /** Before anybody has told anything: what lies on the table from the start. */
  private firstSeen(fact: string): string {
    const seen = this.playback.tape.find((it) => it.kind === 'event' && it.facts !== null) as { readonly facts: Facts };
    return seen.facts.get(fact) as string;
  }

  private isAutomatons(id: string): boolean {
    return this.playback.party.some(
      ({ kind }, seat) => kind === 'automaton' && !id.startsWith('supply') && isOf(id, seat),
    );
  }
}

function isOf(id: string, seat: Seat): boolean {
  const [kind, a, b] = id.split(':');
  if (kind === 'supply') return true;
  return Number(kind === 'warriors' || kind === 'piece' || kind === 'plot' ? b : a) === seat;
}

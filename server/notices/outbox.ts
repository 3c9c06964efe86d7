/** Messages that are being sent: few at once, one at a time to each receiver, and never more waiting than we can hold. The others stay in the store (claims.ts). */

type Letter = { readonly person: string; send(): Promise<void> };

const AT_ONCE = 16;
const MOST_WAITING = 2000;
const MOST_OF_ONE = 20;

export class Outbox {
  /** Oldest first. */
  private waiting: Letter[] = [];
  private readonly busy = new Map<string, Promise<void>>();
  private closed = false;
  /** Called when a message is out, or not. */
  onEnd: () => void = () => {};

  /** How many messages can begin at once. */
  get room(): number {
    return this.closed ? 0 : Math.max(0, AT_ONCE - this.busy.size - this.waiting.length);
  }

  /** False when there is no room. */
  add(person: string, send: () => Promise<void>): boolean {
    const own = this.waiting.filter((letter) => letter.person === person).length;
    if (this.closed || own >= MOST_OF_ONE || this.waiting.length >= MOST_WAITING) return false;
    this.waiting.push({ person, send });
    this.next();
    return true;
  }

  get size(): number {
    return this.waiting.length + this.busy.size;
  }

  /** When everything that was given so far is out. */
  async idle(): Promise<void> {
    while (this.busy.size > 0) await Promise.all(this.busy.values());
  }

  /** What waits is dropped. */
  close(): void {
    this.closed = true;
    this.waiting = [];
  }

  private next(): void {
    while (this.busy.size < AT_ONCE) {
      const at = this.waiting.findIndex(({ person }) => !this.busy.has(person));
      const letter = this.waiting[at];
      if (!letter) return;
      this.waiting.splice(at, 1);
      const { person } = letter;
      const sending = letter
        .send()
        .catch(() => {})
        .then(() => {
          this.busy.delete(person);
          this.next();
          this.onEnd();
        });
      this.busy.set(person, sending);
    }
  }
}

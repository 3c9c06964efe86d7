/** The way between a phone and the server's evening: words go one after the other, news come as they happen; what cannot go now waits. */
import type { Following } from '@tavola/kernel/real/following.ts';
import type { EveningUpdate, WordTaken } from '@tavola/server/api/evenings.ts';
import { codeOf } from '../../api/errors.ts';
import { get, post } from '../../api/request.ts';

/** `away`: the server cannot be reached; `gone`: it has no such evening for this person any more. */
type State = 'live' | 'away' | 'gone';
type Listener = {
  news(update: EveningUpdate): void;
  refused(word: string, code: string): void;
  moved(): void;
};

/** What is not the server's word: the same is said again later. */
const LATER = ['OFFLINE', 'SERVER', 'BUSY', 'STORE_AWAY', 'STORE_FULL', 'TOO_MANY', 'REPLAY_TOO_LONG'];
const GONE = ['NOT_FOUND', 'NO_PERSON'];
const AGAIN_MS = 3000;

export class EveningLine {
  state: State = 'away';
  /** When this phone lost the others; null while it has them. */
  since: number | null = null;
  private readonly id: string;
  private readonly following: Following;
  private readonly listener: Listener;
  private source: EventSource | null = null;
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, following: Following, listener: Listener) {
    this.id = id;
    this.following = following;
    this.listener = listener;
  }

  connect(): () => void {
    this.open();
    const back = () => this.open();
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      this.source?.close();
      this.source = null;
      clearTimeout(this.timer);
    };
  }

  /** One word after the other; what cannot be sent now waits. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let next = this.following.unsent[0]; next; next = this.following.unsent[0]) await this.sendOne(next.word);
    } catch (error) {
      this.failed(codeOf(error));
    } finally {
      this.isSending = false;
    }
  }

  private async sendOne(word: { readonly word: string }): Promise<void> {
    try {
      const { update } = await post<WordTaken>(`/evenings/${this.id}/words`, word);
      this.following.settled(word.word);
      this.heard(update);
    } catch (error) {
      const code = codeOf(error);
      if (LATER.includes(code) || GONE.includes(code)) throw error;
      this.following.settled(word.word);
      this.listener.refused(word.word, code);
    }
  }

  private open(): void {
    this.source?.close();
    const source = new EventSource(`/api/evenings/${this.id}/live`);
    this.source = source;
    source.addEventListener('evening', ({ data }: MessageEvent<string>) => this.heard(JSON.parse(data)));
    source.onerror = () => {
      // One that was refused stays closed and does not say why.
      if (source.readyState === EventSource.CLOSED) void this.askWhy();
      else this.lost('away');
    };
    void this.send();
  }

  private async askWhy(): Promise<void> {
    try {
      this.heard(await get<EveningUpdate>(`/evenings/${this.id}/news?rev=${this.following.rev}`));
      this.later();
    } catch (error) {
      this.failed(codeOf(error));
    }
  }

  private heard(update: EveningUpdate): void {
    this.state = 'live';
    this.since = null;
    this.listener.news(update);
  }

  private failed(code: string): void {
    this.lost(GONE.includes(code) ? 'gone' : 'away');
    if (this.state === 'away') this.later();
  }

  private lost(state: State): void {
    this.since ??= Date.now();
    this.state = state;
    this.listener.moved();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.source?.readyState === EventSource.CLOSED) this.open();
      else if (this.source) void this.send();
    }, AGAIN_MS);
  }
}

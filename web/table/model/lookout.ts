/** What follows from touches at one question, looked up by previews and kept until the question is answered. */
import { type Foresight, foreseen, type Stage } from '@tavola/kernel/host/folding.ts';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { TableHost } from '../../host/host.ts';

export class Lookout {
  private readonly host: Pick<TableHost, 'preview'>;
  private readonly seat: Seat;
  private readonly found = new Map<string, Preview | null>();

  constructor(host: Pick<TableHost, 'preview'>, seat: Seat) {
    this.host = host;
    this.seat = seat;
  }

  /** At once where nothing has to be looked up. */
  run<T>(work: Foresight<T>): T | Promise<T> {
    const first = work.next();
    return first.done ? first.value : this.goOn(work, first.value);
  }

  /** What the seat will see when this stage is asked; null for the table as it stands. */
  viewAt({ options }: Stage): unknown {
    const path = options[0]?.path.slice(0, -1) ?? [];
    return path.length === 0 ? null : (this.found.get(keyOf(path))?.view ?? null);
  }

  private async goOn<T>(work: Foresight<T>, path: readonly Step[]): Promise<T> {
    for (let next = path; ; ) {
      const preview = await this.previewOf(next);
      const step = work.next(preview && foreseen(preview));
      if (step.done) return step.value;
      next = step.value;
    }
  }

  /** Null where it cannot be found out: the host then asks one thing at a time. */
  private async previewOf(path: readonly Step[]): Promise<Preview | null> {
    const key = keyOf(path);
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const ids = path.map(({ option }) => option);
    const preview = await this.host.preview(this.seat, ids).catch(() => null);
    this.found.set(key, preview);
    return preview;
  }
}

function keyOf(path: readonly Step[]): string {
  return path.map(({ option }) => option).join(' ');
}

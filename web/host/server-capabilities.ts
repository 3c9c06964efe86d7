/** What a table on the server offers beside its core, each by requests of its own. `path` is that of the match. */
import type { Hint, Thinking } from '@tavola/bots/hint/hint.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { readLines } from '../api/lines.ts';
import { get, post, request } from '../api/request.ts';
import type { KeptPlan, Match, PossibleUndo, SeenBeat, TriedPlan } from '../api/types.ts';
import type { Advice, KeptMatch, Pauses, Plans, Reactions, Seats, Undo } from './host.ts';

/** Where the server answers with the match as it is now, it is shown at once. */
type Show = (match: Match) => void;

export function undoAt(path: string): Undo {
  return {
    async possible(seat) {
      const { undo } = await get<{ undo: PossibleUndo | null }>(`${path}/undo?seat=${seat}`);
      return undo;
    },
    take: (seat, practice) => post(`${path}/undo`, { seat, practice }),
    consent: (seat, agree) => post(`${path}/undo/consent`, { seat, agree }),
  };
}

export function adviceAt(path: string): Advice {
  return {
    async sensible(seat, after) {
      const { options } = await get<{ readonly options: readonly string[] }>(
        `${path}/sensible?seat=${seat}${inQuery('after', after)}`,
      );
      return options;
    },
    async hint(seat, wish, signal, onThinking) {
      type Said = Thinking | { readonly hint: Hint };
      try {
        for await (const said of readLines<Said>(`${path}/hint`, { seat, ...wish }, signal)) {
          if ('hint' in said) return said.hint;
          onThinking(said);
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      return null;
    },
  };
}

export function reactionsAt(path: string, show: Show): Reactions {
  return {
    order: async (seat, order) => show(await request<Match>('PUT', `${path}/seats/${seat}/standing`, order)),
  };
}

export function keptAt(path: string, show: Show): KeptMatch {
  return {
    async missed(eyes) {
      const { beats } = await get<{ readonly beats: readonly SeenBeat[] }>(`${path}/beats?seat=${eyes}`);
      return beats;
    },
    abandon: async (agree) => show(await post<Match>(`${path}/abandon`, { agree })),
    // The live line tells what comes of it.
    repair: (agree) => post(`${path}/repair`, { agree }),
    async rematch() {
      const { id } = await post<Match>(`${path}/rematch`);
      return `/match/${id}`;
    },
  };
}

type Offered = { readonly match: Match; readonly link: { readonly path: string } | null };
export function plansAt(path: string): Plans {
  const of = (seat: Seat) => `${path}/seats/${seat}/plan`;
  return {
    rehearse: (seat, steps) => post<TriedPlan>(`${of(seat)}/try`, { steps }),
    kept: async (seat) => (await get<{ readonly plan: KeptPlan | null }>(of(seat))).plan,
    keep: (seat, steps, stops) => request('PUT', of(seat), { steps, stops }),
    drop: (seat) => request('DELETE', of(seat)),
  };
}

export function seatsAt(path: string, show: Show): Seats {
  const offered = ({ match, link }: Offered) => {
    show(match);
    return link?.path ?? null;
  };
  return {
    async replaceByBot(seat, on) {
      const bot = `${path}/seats/${seat}/bot`;
      show(await request<Match>(on ? 'PUT' : 'DELETE', bot, on ? {} : undefined));
    },
    leave: () => post(`${path}/leave`),
    offer: async (seat) => offered(await post(`${path}/seats/${seat}/offer`, {})),
    answerOffer: async (seat, agree) => offered(await post(`${path}/seats/${seat}/offer/consent`, { agree })),
    withdrawOffer: async (seat) => show(await request<Match>('DELETE', `${path}/seats/${seat}/offer`)),
  };
}

export function pausesAt(path: string, show: Show): Pauses {
  return {
    ask: async () => show(await post<Match>(`${path}/pause`, { on: true })),
    answer: async (agree) => show(await post<Match>(`${path}/pause/consent`, { agree })),
    goOn: async () => show(await post<Match>(`${path}/pause`, { on: false })),
  };
}

/** The same name for each of these values. */
export function inQuery(name: string, values: readonly string[]): string {
  return values.map((value) => `&${name}=${encodeURIComponent(value)}`).join('');
}

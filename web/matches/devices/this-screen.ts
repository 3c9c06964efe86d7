/** The screen that this browser is, where it shows a table to a room: known by a token that it keeps. */
import { codeOf } from '../../api/errors.ts';
import { beScreen, get, post, request } from '../../api/request.ts';

export type Board = {
  readonly id: string;
  readonly link: string;
  readonly code: string;
  readonly match: string | null;
};
type Made = { readonly token: string; readonly board: Board };

const KEY = 'tavola-tv';

/** Made once; from now on what this page asks of a match is asked by the screen. */
export async function thisBoard(): Promise<Board> {
  const token = localStorage.getItem(KEY);
  if (token !== null) {
    try {
      const board = await get<Board>(`/boards/${token}`);
      beScreen(token);
      return board;
    } catch (error) {
      if (codeOf(error) !== 'NOT_FOUND') throw error;
    }
  }
  const made = await post<Made>('/boards');
  localStorage.setItem(KEY, made.token);
  beScreen(made.token);
  return made.board;
}

/** The screen itself turns away from its table. */
export function leaveTable(link: string): Promise<unknown> {
  return request('PUT', `/boards/${link}?board=${localStorage.getItem(KEY)}`, { match: null });
}

/** This browser becomes a screen that shows the match. */
export async function becomeBoard(match: string): Promise<void> {
  const { link, match: before } = await thisBoard();
  if (before !== null && before !== match) await leaveTable(link);
  // The person who sits here says so, not the screen.
  beScreen(null);
  await request('PUT', `/boards/${link}`, { match });
}

import { expect, test } from 'vitest';
import type { TalkLine } from '../../api/types.ts';
import { unreadOf } from './read-talk.ts';

test('what others said since the talk was shown is unread, what one said oneself is not', () => {
  const said = (number: number, person: string) => ({ number, person, text: '' }) as unknown as TalkLine;
  const talk = [said(1, 'bia'), said(2, 'ana'), said(3, 'bia')];
  expect(unreadOf(talk, -1, 'ana')).toBe(2);
  expect(unreadOf(talk, 1, 'ana')).toBe(1);
  expect(unreadOf(talk, 3, 'ana')).toBe(0);
});

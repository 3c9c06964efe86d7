import { expect, test } from 'vitest';
import { hasCompany } from './match.ts';

type Seats = Parameters<typeof hasCompany>[0]['seats'];
const seat = {
  seat: 0,
  name: '',
  level: null,
  away: null,
  present: true,
  deadline: null,
  left: null,
  rests: [],
  offer: null,
  vacant: false,
  shown: null,
  settings: {},
};
const [ana, herScreen, bia, bot] = [
  { ...seat, kind: 'person', person: 'p_a' },
  { ...seat, kind: 'screen', person: 'p_a' },
  { ...seat, kind: 'person', person: 'p_b' },
  { ...seat, kind: 'bot', person: null },
] as const satisfies Seats;

test('talk is offered where somebody else could read it: not beside one screen, nor to bots', () => {
  const among = (seats: Seats, spectators = false) => hasCompany({ seats, talk: { spectators } });
  expect(among([ana, bot])).toBe(false);
  expect(among([ana, herScreen, bot])).toBe(false);
  expect(among([ana, herScreen, bia])).toBe(true);
  expect(among([ana, bot], true)).toBe(true);
});

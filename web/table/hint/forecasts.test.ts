import type { BoardOption } from '@tavola/games/board/contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inIdleTime } from './forecasts.ts';

const options = Array.from({ length: 30 }, (_, i): BoardOption => ({ id: `o${i}`, move: { kind: 'go' } }));
const tag = { text: '75 %', label: 'three in four' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at most twelve options are asked at once, and told together', () => {
  const asked: string[] = [];
  const told = vi.fn();
  const forecast = ({ id }: BoardOption) => {
    asked.push(id);
    return id === 'o3' ? tag : null;
  };
  inIdleTime(options, forecast, told);
  expect(asked).toHaveLength(0);
  vi.advanceTimersToNextTimer();
  expect(asked).toHaveLength(12);
  expect(told).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(asked).toHaveLength(30);
  expect(told.mock.calls).toEqual([[new Map([['o3', tag]])]]);
});

test('a question that is answered is not reckoned any further', () => {
  const ask = vi.fn(() => null);
  const stop = inIdleTime(options, ask, () => {});
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(ask).toHaveBeenCalledTimes(12);
});

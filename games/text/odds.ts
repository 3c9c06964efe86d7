/** Forecasts as people read them: whole per cent, one decimal. */
import type { Say } from '@tavola/kernel/face/text.ts';

/** "75 %"; what is not certain is never 0 or 100. */
export function percent(chance: number, { language }: Pick<Say, 'language'>): string {
  const isCertain = chance <= CERTAIN || chance >= 1 - CERTAIN;
  const whole = isCertain ? Math.round(chance) * 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));
  return language === 'en' ? `${whole}%` : `${whole} %`;
}

/** "0,6", and "2" where it is a whole number. */
export function decimal(value: number, { language }: Pick<Say, 'language'>): string {
  const rounded = Math.round(10 * value) / 10;
  const digits = Number.isInteger(rounded) ? String(Math.abs(rounded)) : Math.abs(rounded).toFixed(1);
  return `${rounded < 0 ? '−' : ''}${language === 'en' ? digits : digits.replace('.', ',')}`;
}

/** Sums of many small shares are not exact. */
const CERTAIN = 1e-9;

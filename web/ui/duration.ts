/** Lengths of time and dates as people say them. */
import type { Text } from '../text/languages.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A length that somebody chose, or what is left of a long clock: never more than two units. */
export function spanText(t: Text, seconds: number): string {
  if (seconds >= DAY) return t.clock.days(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  if (seconds >= HOUR) return t.clock.hours(Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE));
  return seconds >= MINUTE ? t.clock.minutes(Math.floor(seconds / MINUTE)) : t.clock.seconds(Math.floor(seconds));
}

/** `Mon, 23 Nov, 00:00` */
export function untilText(language: string, at: number): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language, format).format(at);
}

/** `2026-11-23` as `23 Nov` */
export function dayText(language: string, date: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date));
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** `America/Sao_Paulo` as `Sao Paulo` */
export function zoneText(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

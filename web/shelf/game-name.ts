import { saidIn } from '@tavola/kernel/face/languages.ts';
import { gameEntry } from './game-list.ts';

export function gameName(id: string, language: string): string | undefined {
  const entry = gameEntry(id);
  return entry && saidIn(entry.name, language);
}

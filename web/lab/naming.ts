/** What the things that the lab counts are called, and how they look. */

import type { Grouping } from '@tavola/bots/lab/result.ts';
import { shapeId } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { createContext, useContext } from 'react';
import { gameEntry } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import type { Text } from '../text/languages.ts';
import { type LabWords, useLabWords } from './words.ts';

export type KindLook = {
  readonly colour: string;
  readonly glyph: { readonly sheet?: string; readonly id: string } | null;
};
export type Naming = {
  head(grouping: Grouping): string;
  name(grouping: Grouping, kind: string): string;
  /** `place` among all that are shown: for a colour where the game names none. */
  look(grouping: Grouping, kind: string, place: number): KindLook;
  reason(reason: string): string;
  percent(rate: number): string;
  number(n: number, digits?: number): string;
};

export const FaceContext = createContext<SpokenFace | null>(null);

export function useNaming(): Naming {
  const spoken = useContext(FaceContext) as SpokenFace;
  return namingOf(spoken, useLabWords(), useText());
}

const SEATS = 6;

function namingOf({ face, text, language }: SpokenFace, t: LabWords, shell: Text): Naming {
  const number = (n: number, digits = 0) =>
    n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    head: (grouping) => {
      if (grouping.by === 'trait') return text.traits?.[grouping.trait]?.name ?? grouping.trait;
      return grouping.by === 'seat' ? t.bySeat : t.byBot;
    },
    name: (grouping, kind) => {
      if (grouping.by === 'seat') return t.seatN(Number(kind) + 1);
      return grouping.by === 'bot' ? botName(kind, t, shell) : (text.traits?.[grouping.trait]?.value(kind) ?? kind);
    },
    look: (grouping, kind, place) => {
      const own = grouping.by === 'trait' ? face.looks?.trait?.(grouping.trait, kind) : undefined;
      const at = grouping.by === 'seat' ? Number(kind) : place;
      const glyph = own?.glyph ? { sheet: gameEntry(face.id)?.glyphs, id: own.glyph } : null;
      const plain = grouping.by === 'trait' ? 'var(--text-2)' : `var(--p${(at % SEATS) + 1})`;
      const shape = grouping.by === 'trait' ? null : { id: shapeId(at) };
      return { colour: own?.colour ?? plain, glyph: (glyph as KindLook['glyph']) ?? shape };
    },
    reason: (reason) => text.reasons[reason] ?? reason,
    percent: (rate) => `${number(100 * rate, 1)}%`,
    number,
  };
}

export function botName(bot: string, t: LabWords, shell: Text): string {
  if (bot in shell.levels) return shell.levels[bot as keyof Text['levels']];
  if (bot === 'random' || bot === 'learner' || bot === 'greedy') return t.bots[bot];
  return bot.startsWith('search:') ? t.bots.search(bot.slice('search:'.length)) : bot;
}

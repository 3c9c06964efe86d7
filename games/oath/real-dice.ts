/** The dice of Oath as people roll them: all of a throw are told at once (docs/assistant.md). */
import type { DieSide, RealDice } from '@tavola/kernel/face/real-face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { ATTACK_FACES, DEFENSE_FACES, type DieFace } from './data/board.ts';
import type { Ask } from './rules/state/moves.ts';
import type { Words } from './text/words.ts';

export const faceGlyphs: { readonly [F in DieFace]: string } = {
  double: 'face-skull',
  sword: 'face-sword',
  hollow: 'face-hollow',
  doubler: 'face-x2',
  shields: 'face-shields',
  shield: 'face-shield',
  blank: 'face-blank',
};

const END_DIE = 6;

export function realDice(it: unknown, { words }: Say): RealDice | null {
  const ask = it as Ask;
  if (ask === 'end-die') return { count: 1, sides: Array.from({ length: END_DIE }, (_, i) => numbered(i + 1)) };
  if (typeof ask === 'string' || (ask.kind !== 'attack-die' && ask.kind !== 'defense-die')) return null;
  const faces = ask.kind === 'attack-die' ? ATTACK_FACES : DEFENSE_FACES;
  const names = (words as Words).faces;
  const sides = faces.map((face, i) => ({ ...numbered(i + 1), name: names[face] ?? face, glyph: faceGlyphs[face] }));
  return { count: ask.of - ask.n + 1, sides };
}

function numbered(n: number): DieSide {
  return { option: String(n), name: String(n) };
}

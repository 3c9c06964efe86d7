/** Sounds made in the browser, without files. Nothing is made before the first touch, nor where nobody wants sound. */
import { settings } from '../browser/settings.ts';
import { recipeOf, type SoundName, type Voice } from './recipes.ts';

/** -26 and -16 dB. */
const LEVELS = { off: 0, discreet: 0.05, full: 0.158 };
/** At most one sound in this time. */
const GAP_MS = 120;

type Room = { readonly context: AudioContext; readonly out: GainNode; readonly noise: AudioBuffer };
let room: Room | null = null;
let last = Number.NEGATIVE_INFINITY;

export function playSound(name: SoundName, chord?: readonly number[]): void {
  const level = LEVELS[settings().sound];
  const now = performance.now();
  if (level === 0 || now - last < GAP_MS || !navigator.userActivation?.hasBeenActive) return;
  if (document.hidden && name !== 'turn') return;
  last = now;
  room ??= madeRoom();
  room.out.gain.value = level;
  for (const voice of recipeOf(name, Math.random, chord)) sing(room, voice);
}

function madeRoom(): Room {
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.createDynamicsCompressor()).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, out, noise };
}

function sing({ context, out, noise }: Room, { wave, pitch, to, filter, after, lasts, level }: Voice): void {
  const from = context.currentTime + after / 1000;
  const end = from + lasts / 1000;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(level, from + Math.min(0.02, lasts / 4000));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  let into: AudioNode = gain;
  const sieve = filter && context.createBiquadFilter();
  if (sieve) {
    sieve.type = filter.kind;
    sieve.frequency.value = filter.at;
    sieve.Q.value = filter.q ?? 1;
    sieve.connect(gain);
    into = sieve;
  }
  const source = wave === 'noise' ? context.createBufferSource() : context.createOscillator();
  const glides = source instanceof OscillatorNode ? source.frequency : sieve?.frequency;
  if (source instanceof OscillatorNode) source.type = wave === 'triangle' ? 'triangle' : 'sine';
  else source.buffer = noise;
  glides?.setValueAtTime(pitch, from);
  if (to !== undefined) glides?.linearRampToValueAtTime(to, end);
  source.connect(into);
  source.start(from);
  source.stop(end);
}

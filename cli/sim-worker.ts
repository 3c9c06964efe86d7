/** A share of the games of `tavola sim --jobs n`, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@tavola/bots/library.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { type SimSetup, simulate } from './simulate.ts';

export type Share = { readonly game: string; readonly setup: SimSetup };

const { game, setup } = workerData as Share;
const tally = simulate((await loadGame(game)) as AnyGame, setup, () => parentPort?.postMessage('game'));
parentPort?.postMessage(tally);

/** Which bot plays a faction. The factions enter themselves in factions.ts, because they use the shared judgement and it uses them. */
import type { FactionId } from '../data/factions.ts';
import type { Player } from '../rules/state/state.ts';
import type { Answers, FactionBot } from './contract.ts';

const bots: { [id in FactionId]?: FactionBot } = {};
const asked: { [kind: string]: Answers[string] } = {};
const offered: { [kind: string]: Answers[string] } = {};

export function enter(id: FactionId, bot: FactionBot): void {
  bots[id] = bot;
  Object.assign(asked, bot.asked);
  Object.assign(offered, bot.offered);
}

export function botOf({ faction, automaton }: Player): FactionBot {
  if (automaton) return unknown;
  const bot = bots[faction];
  if (!bot) throw new Error(`no bot plays ${faction} (factions.ts)`);
  return bot;
}

/** An automaton has a board of its own and is never asked: its pieces are worth what pieces are usually worth. */
const unknown: FactionBot = {
  warrior: () => 0.3,
  building: () => 1.5,
  token: () => 0.8,
  rule: () => 0.2,
  promise: ({ turns }) => 2 * turns,
  answers: {},
};

/** How to answer a question that another faction puts, or what it offers. */
export function answerToOthers(kind: string): Answers[string] | undefined {
  return asked[kind];
}
export function answerToOffer(kind: string): Answers[string] | undefined {
  return offered[kind];
}

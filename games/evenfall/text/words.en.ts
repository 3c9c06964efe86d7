/** How effects are said in English. */
import type { Keyword } from '../data/effects.ts';
import { bagText, effectText, type Words } from './renderer.ts';

const units = {
  herb: ['Herb', 'Herbs'],
  elixir: ['Elixir', 'Elixirs'],
  knowledge: ['Knowledge', 'Knowledge'],
  any: ['Resource of your choice', 'Resources of your choice'],
  mana: ['Mana', 'Mana'],
  cards: ['Card', 'Cards'],
  vp: ['VP', 'VP'],
  discard: ['hand Card', 'hand Cards'],
} as const;

export const keywordsEn: { readonly [K in Keyword]: string } = {
  artifact: 'Artifact',
  familiar: 'Familiar',
  spell: 'Spell',
};
export const figuresEn = { witch: 'Witch', elder: 'Elder' } as const;

const joined = (parts: readonly string[], last: string) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
const times = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const article = (keyword: string) => (keyword === 'Artifact' ? 'an Artifact' : `a ${keyword}`);

export const wordsEn: Words = {
  amount: (key, n) => `${n} ${units[key][n === 1 ? 0 : 1]}`,
  list: (parts) => joined(parts, 'and'),
  or: (parts) => joined(parts, 'or'),
  gain: (bag) => `gain ${bag}`,
  nothing: 'nothing',
  next: '; then ',
  harvest: (bag) => `Exploration: ${bag}`,
  binding: (parts) => `Binding: ${parts}`,
  ifKeyword: (keyword, bag) => `with ${article(keyword)}, ${bag} more`,
  ops: {
    pay: ({ cost, then }, words) =>
      `${cost.discard ? 'discard' : 'pay'} ${bagText(words, cost)} → ${effectText(words, then)}`,
    payUpTo: ({ resource, max, per }, words) =>
      `pay up to ${words.amount(resource, max)}; gain ${bagText(words, per)} for each`,
    transfer: ({ count }) => `make ${times(count, 'Transfer', 'Transfers')}`,
    explore: ({ scope, count = 1 }) =>
      ({
        'outer-all': 'explore your whole Outer Circle',
        'outer-one': 'explore 1 Place of your Outer Circle',
        'coven-one': 'explore 1 Place of either of your Circles',
        'opponent-outer': `explore up to ${times(count, 'Place', 'different Places')} in opponents' Outer Circles`,
        'trigger-place': 'explore that Place at once',
      })[scope],
    coven: ({ steps, both }) =>
      `climb ${times(steps, 'step', 'steps')} on the Coven Track${both ? ', with both halves of the field' : ''}`,
    reachedTrackBonus: () => 'gain the bonus of a field of the Coven Track you already reached',
    drawPlace: ({ count }) => `draw ${times(count, 'Place', 'Places')} from the deck into your Outer Circle`,
    discoverFree: ({ refill }) =>
      `${refill ? 'choose a Region and fill its empty spaces' : 'choose a Region'}; discover a Place there without sending Witches`,
    perCount: ({ counter, gain, every = 1, max }, words) =>
      `gain ${bagText(words, gain)} per ${every === 1 ? '' : `${every} `}${words.counters[counter]}${max === undefined ? '' : ` (at most ${max} times)`}`,
    removeRitual: ({ gain }, words) =>
      `take one of your Rituals with its Catalysts out of the game; the figures on it go back to the Reserve; gain ${bagText(words, gain)}`,
    moveFigures: () => 'all figures on one of your Rituals may go to a Region',
    returnFigure: ({ figure, count }) =>
      `return up to ${count} ${figure === 'any' ? (count === 1 ? 'figure' : 'figures') : figuresEn[figure]} from action fields of your Coven to the Reserve`,
    sendElder: ({ count }) => `up to ${times(count, 'Elder', 'Elders')} of the Reserve may go to a Region`,
    copySpecialist: () =>
      "an Elder of the Reserve goes onto an opponent's Specialist; this round its effect works for you too (not one you have)",
    takeRedStone: () => 'take the Red Powerstone',
  },
  counters: {
    'keyword:artifact': 'visible Artifact in your Coven',
    'keyword:familiar': 'visible Familiar in your Coven',
    'keyword:spell': 'visible Spell in your Coven',
    keywordSets: 'set of Artifact, Familiar and Spell',
    scythes: 'Scythe in your Coven',
    orbs: 'Orb in your Coven',
    placesOuter: 'Place in your Outer Circle',
    placesInner: 'Place in your Inner Circle',
    specialists: 'Specialist of yours',
    covenTrackPosition: 'step climbed on the Coven Track',
    mana: 'Mana left',
    figuresInRegions: 'figure of yours in the Regions',
    eldersPlaced: 'Elder of yours outside the Reserve',
    resourceSymbols: 'Resource symbol on your Places and per Scythe on a Place with such a symbol',
    stonesAndSymbolsInner: 'Powerstone placed and per stone symbol in your Inner Circle',
  },
  triggers: {
    discover: () => 'whenever you discover a Place',
    explorePlace: ({ place }) => (place ? "whenever you explore this Ritual's Place" : 'whenever you explore a Place'),
    discard: () => 'whenever you discard a Card',
    playRitual: ({ keyword }) => `whenever you play ${keyword ? article(keywordsEn[keyword]) : 'a'} Ritual`,
    playSpecialist: () => 'whenever you play a Specialist',
    playCouncil: () => 'whenever you play a Council Member',
    buildScythe: () => 'whenever you build a Scythe',
    buildOrb: () => 'whenever you build an Orb',
    covenStep: () => 'with each step on the Coven Track',
    transfer: () => 'whenever you make a Transfer',
    activateField: ({ figure, where }) =>
      `whenever you activate an action field${where === 'region' ? ' of a Region' : where === 'coven' ? ' of your Coven' : ''}${figure ? ` with ${figure === 'witch' ? 'a Witch' : 'an Elder'}` : ''}`,
    activateOwnToken: () => 'whenever you activate your Coven Token',
    opponentActivatesToken: () => 'whenever an opponent activates their Coven Token',
    bindingBonus: () => 'whenever you get a Binding Bonus',
    joinConflict: () => 'at the start of each conflict you take part in',
    winConflict: () => 'whenever you win a conflict',
    loseConflict: () => 'whenever you take part in a conflict and do not win',
  },
  modifiers: {
    elderFieldScope: ({ scope }) =>
      `your Elders also use action fields ${scope === 'regions' ? 'of the Regions' : 'of your Outer Circle'}`,
    catalystManaPrice: ({ scythe, orb }) => `you may build Scythes for ${scythe} Mana and Orbs for ${orb} Mana`,
    costReduction: ({ keyword, amount }) =>
      `your ${keywordsEn[keyword]} Rituals cost ${times(amount, 'Resource', 'Resources')} less, of your choice`,
    strength: ({ amount }) => `your strength is ${amount} higher in every conflict you take part in`,
    dialAdjust: ({ max }) =>
      `after the reveal you may change your Dial by up to ${max}, spending or regaining that Mana`,
    winTies: () => 'you win ties of strength in conflicts',
    witchDiscount: ({ needs, pays, perRound }) =>
      `${perRound === 1 ? 'once per round' : `${perRound} times per round`}, discover a Place that needs ${needs} Witches with ${pays}`,
  },
  timings: {
    instant: 'instant',
    field: (slots) => (slots === 1 ? 'action field' : `${slots} action fields, each`),
    turn: 'turn',
    endOfRound: 'round end',
    endOfGame: 'end of the game',
  },
};

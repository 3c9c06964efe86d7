/** How effects are said in English. */
import { a, counted, either, list } from '@tavola/games/text/en.ts';
import type { Keyword } from '../../data/effects.ts';
import { bagText, effectText, type Phrases } from '../renderer.ts';

const units = {
  herb: ['Herb', 'Herbs'],
  elixir: ['Elixir', 'Elixirs'],
  knowledge: ['Knowledge', 'Knowledge'],
  any: ['Resource of your choice', 'Resources of your choice'],
  resource: ['Resource', 'Resources'],
  mana: ['Mana', 'Mana'],
  cards: ['Card', 'Cards'],
  vp: ['VP', 'VP'],
  discard: ['Card from hand', 'Cards from hand'],
} as const;

export const keywords: { readonly [K in Keyword]: string } = {
  artifact: 'Artifact',
  familiar: 'Familiar',
  spell: 'Spell',
};
const figures = { witch: ['Witch', 'Witches'], elder: ['Elder', 'Elders'], any: ['figure', 'figures'] } as const;

export const phrases: Phrases = {
  amount: (key, n) => `${n} ${units[key][n === 1 ? 0 : 1]}`,
  list: (parts) => list(parts),
  or: (parts) => either(parts),
  gain: (bag) => `gain ${bag}`,
  nothing: 'nothing',
  next: '; then ',
  harvest: (bag) => `Exploration: ${bag}`,
  binding: (parts) => `Binding: ${parts}`,
  ifKeyword: (keyword, bag) => `with ${a(keyword)}, ${bag} more`,
  ops: {
    pay: ({ cost, then }, own) =>
      `${cost.discard ? 'discard' : 'pay'} ${bagText(own, cost)} → ${effectText(own, then)}`,
    payUpTo: ({ resource, max, per }, own) =>
      `pay up to ${own.amount(resource, max)}; gain ${bagText(own, per)} for each`,
    transfer: ({ count }) => `make ${counted(count, 'Transfer', 'Transfers')}`,
    explore: ({ scope, count = 1 }) =>
      ({
        'outer-all': 'explore your whole Outer Circle',
        'outer-one': 'explore 1 Place in your Outer Circle',
        'coven-one': 'explore 1 Place in either of your Circles',
        'opponent-outer': `explore up to ${counted(count, 'Place', 'different Places')} in opponents' Outer Circles`,
        'trigger-place': 'explore that Place at once',
      })[scope],
    coven: ({ steps, both }) =>
      `climb ${counted(steps, 'step', 'steps')} on the Coven Track${both ? ', with both halves of the field' : ''}`,
    reachedTrackBonus: () => 'gain the bonus of a field you have already reached on the Coven Track',
    drawPlace: ({ count }) => `draw ${counted(count, 'Place', 'Places')} from the deck into your Outer Circle`,
    discoverFree: ({ refill }) =>
      `${refill ? 'choose a Region and fill its empty spaces' : 'choose a Region'}; discover a Place there without sending Witches`,
    perCount: ({ counter, gain, every = 1, max }, own) =>
      `gain ${bagText(own, gain)} per ${every === 1 ? '' : `${every} `}${own.counters[counter]}${max === undefined ? '' : ` (at most ${max} times)`}`,
    removeRitual: ({ gain }, own) =>
      `take one of your Rituals with its Catalysts out of the game; the figures on it return to the Reserve; gain ${bagText(own, gain)}`,
    moveFigures: () => 'all figures on one of your Rituals may go to a Region',
    returnFigure: ({ figure, count }) =>
      `return up to ${counted(count, figures[figure][0], figures[figure][1])} from your Coven's action fields to the Reserve`,
    sendElder: ({ count }) => `up to ${counted(count, 'Elder', 'Elders')} from the Reserve may go to a Region`,
    copySpecialist: () =>
      "put an Elder from the Reserve on an opponent's Specialist; this round its effect works for you too (never one you already have)",
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
    playRitual: ({ keyword }) => `whenever you play ${keyword ? a(keywords[keyword]) : 'a'} Ritual`,
    playSpecialist: () => 'whenever you play a Specialist',
    playCouncil: () => 'whenever you play a Council Member',
    buildScythe: () => 'whenever you build a Scythe',
    buildOrb: () => 'whenever you build an Orb',
    covenStep: () => 'with each step on the Coven Track',
    transfer: () => 'whenever you make a Transfer',
    activateField: ({ figure, where }) =>
      `whenever you activate an action field${where === 'region' ? ' in a Region' : where === 'coven' ? ' in your Coven' : ''}${figure ? ` with ${figure === 'witch' ? 'a Witch' : 'an Elder'}` : ''}`,
    activateOwnToken: () => 'whenever you activate your Coven Token',
    opponentActivatesToken: () => 'whenever an opponent activates their Coven Token',
    bindingBonus: () => 'whenever you get a Binding Bonus',
    joinConflict: () => 'at the start of each conflict you take part in',
    winConflict: () => 'whenever you win a conflict',
    loseConflict: () => 'whenever you take part in a conflict and do not win',
  },
  modifiers: {
    elderFieldScope: ({ scope }) =>
      `your Elders may also use action fields ${scope === 'regions' ? 'in the Regions' : 'in your Outer Circle'}`,
    catalystManaPrice: ({ scythe, orb }) => `you may build Scythes for ${scythe} Mana and Orbs for ${orb} Mana`,
    costReduction: ({ keyword, amount }) =>
      `your ${keywords[keyword]} Rituals cost ${counted(amount, 'Resource', 'Resources')} less, of your choice`,
    strength: ({ amount }) => `your strength is ${amount} higher in every conflict you take part in`,
    dialAdjust: ({ max }) =>
      `after the reveal you may change your Dial by up to ${max}, spending or regaining that Mana`,
    winTies: () => 'you win ties of strength in conflicts',
    witchDiscount: ({ needs, pays, perRound }) =>
      `${perRound === 1 ? 'once per round' : `${perRound} times per round`}, discover a Place that needs ${needs} Witches with only ${pays}`,
  },
  timings: {
    instant: 'instant',
    field: (slots) => (slots === 1 ? 'action field' : `${slots} action fields, each`),
    turn: 'turn',
    endOfRound: 'round end',
    endOfGame: 'end of the game',
  },
};

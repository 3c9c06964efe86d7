/** The automata (Laws of Robotics): which there are, their levels and their traits. */
import type { CharacterId, FactionId } from './factions.ts';

/** The factions that can be left to the rules; a new automaton enters here. */
export const automatonIds: readonly FactionId[] = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'lizards',
  'riverfolk',
  'duchy',
  'corvids',
];

/** AUT-3.3.1. */
export const levels = ['normal', 'easy', 'challenging', 'nightmare'] as const;
export type Level = (typeof levels)[number];

/** AUT-3.3.2, in the order of the cards. */
export const traitIds = {
  marquise: ['blitz', 'fortified', 'hospitals', 'iron-will'],
  eyrie: ['nobility', 'relentless', 'swoop', 'war-tax'],
  alliance: ['informants', 'popularity', 'veterans', 'wildfire'],
  vagabond: ['adventurer', 'berserker', 'helper', 'marksman'],
  lizards: ['spiteful', 'erratic', 'fanatics', 'martyrs'],
  riverfolk: ['greedy', 'involved', 'garrison', 'ferocious'],
  duchy: ['foundations', 'investors', 'overwhelm', 'invaders'],
  corvids: ['gamble', 'backup-plans', 'mastermind', 'vendetta'],
} as const satisfies { readonly [faction in FactionId]: readonly string[] };
export type Trait = (typeof traitIds)[FactionId][number];

/** AUT-7.3.1: the characters of the Vagabot; cards of their own, with names that Vagabonds have too. */
export const vagabotIds = [
  'thief',
  'tinker',
  'ranger',
  'vagrant',
  'scoundrel',
  'arbiter',
] as const satisfies readonly CharacterId[];
export type VagabotId = (typeof vagabotIds)[number];

/** The seat setting that holds the traits of an automaton. */
export type TraitField = `${FactionId}Traits`;
export function traitField(faction: FactionId): TraitField {
  return `${faction}Traits`;
}

/** AUT-S: no service cards, the three basic ones, or the advanced one of the automaton too; `auto` is the basic ones where somebody sells. */
export const serviceChoices = ['auto', 'none', 'basic', 'basic+advanced'] as const;
export type ServiceChoice = (typeof serviceChoices)[number];
export type ServiceCards = Exclude<ServiceChoice, 'auto'>;

/** AUT-10.7: the ministers of the Drillbit Duchy from top to bottom, each with its suit. */
export const drillbitMinisters = [
  { id: 'captain', suit: 'fox' },
  { id: 'marshal', suit: 'rabbit' },
  { id: 'foremole', suit: 'mouse' },
  { id: 'brigadier', suit: 'fox' },
  { id: 'banker', suit: 'rabbit' },
  { id: 'mayor', suit: 'mouse' },
  { id: 'earl-of-stone', suit: 'fox' },
  { id: 'baron-of-dirt', suit: 'rabbit' },
  { id: 'duchess-of-mud', suit: 'mouse' },
] as const;

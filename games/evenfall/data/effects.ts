/** The vocabulary in which every effect of Evenfall is written (rules section 3.4): operations, abilities, modifiers, counters. */

export const resources = ['herb', 'elixir', 'knowledge'] as const;
export type Resource = (typeof resources)[number];
export type Keyword = 'artifact' | 'familiar' | 'spell';
export const keywords: readonly Keyword[] = ['artifact', 'familiar', 'spell'];
export type Figure = 'witch' | 'elder';

export type GainKey = Resource | 'any' | 'mana' | 'cards' | 'vp';
export const gainKeys: readonly GainKey[] = ['herb', 'elixir', 'knowledge', 'any', 'mana', 'cards', 'vp'];
/** What is gained: `any` are Resources of the receiver's choice. */
export type Bag = { readonly [K in GainKey]?: number };
export type CostKey = Resource | 'any' | 'mana' | 'discard';
export type Cost = { readonly [K in CostKey]?: number };

export type Counter =
  | `keyword:${Keyword}`
  | 'keywordSets'
  | 'scythes'
  | 'orbs'
  | 'placesOuter'
  | 'placesInner'
  | 'specialists'
  | 'covenTrackPosition'
  | 'mana'
  | 'figuresInRegions'
  | 'eldersPlaced'
  | 'resourceSymbols'
  | 'stonesAndSymbolsInner';

export type ExploreScope = 'outer-all' | 'outer-one' | 'coven-one' | 'opponent-outer' | 'trigger-place';

export type Op =
  | { readonly op: 'gain'; readonly what: Bag }
  | { readonly op: 'pay'; readonly cost: Cost; readonly then: Effect }
  | { readonly op: 'payUpTo'; readonly resource: Resource | 'mana'; readonly max: number; readonly per: Bag }
  | { readonly op: 'choose'; readonly options: readonly { readonly effect: Effect }[] }
  | { readonly op: 'transfer'; readonly count: number }
  | { readonly op: 'explore'; readonly scope: ExploreScope; readonly count?: number }
  | { readonly op: 'coven'; readonly steps: number; readonly both: boolean }
  | { readonly op: 'reachedTrackBonus' }
  | { readonly op: 'drawPlace'; readonly count: number }
  | { readonly op: 'discoverFree'; readonly refill: boolean }
  | {
      readonly op: 'perCount';
      readonly counter: Counter;
      readonly gain: Bag;
      readonly every?: number;
      readonly max?: number;
    }
  | { readonly op: 'removeRitual'; readonly gain: Bag }
  | { readonly op: 'moveFigures' }
  | {
      readonly op: 'returnFigure';
      readonly figure: Figure | 'any';
      readonly from: 'coven-fields';
      readonly count: number;
    }
  | { readonly op: 'sendElder'; readonly count: number }
  | { readonly op: 'copySpecialist' }
  | { readonly op: 'takeRedStone' };
export type Effect = readonly Op[];
export type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>;

export type TriggerName =
  | 'discover'
  | 'explorePlace'
  | 'discard'
  | 'playRitual'
  | 'playSpecialist'
  | 'playCouncil'
  | 'buildScythe'
  | 'buildOrb'
  | 'covenStep'
  | 'transfer'
  | 'activateField'
  | 'activateOwnToken'
  | 'opponentActivatesToken'
  | 'bindingBonus'
  | 'joinConflict'
  | 'winConflict'
  | 'loseConflict';

export type Filter = {
  readonly keyword?: Keyword;
  readonly figure?: Figure;
  readonly where?: 'region' | 'coven';
  readonly place?: 'host';
};

export type Modifier =
  | { readonly kind: 'elderFieldScope'; readonly scope: 'regions' | 'outer' }
  | { readonly kind: 'catalystManaPrice'; readonly scythe: number; readonly orb: number }
  | {
      readonly kind: 'costReduction';
      readonly card: 'ritual';
      readonly keyword: Keyword;
      readonly amount: number;
    }
  | { readonly kind: 'strength'; readonly amount: number; readonly when: 'participant' }
  | { readonly kind: 'dialAdjust'; readonly max: number }
  | { readonly kind: 'winTies' }
  | { readonly kind: 'witchDiscount'; readonly needs: number; readonly pays: number; readonly perRound: number };
export type ModifierOf<K extends Modifier['kind']> = Extract<Modifier, { readonly kind: K }>;

export type TriggerAbility = {
  readonly timing: 'trigger';
  readonly on: TriggerName;
  readonly filter: Filter | null;
  readonly effect: Effect;
};
export type Ability =
  | { readonly timing: 'instant'; readonly effect: Effect }
  | { readonly timing: 'field'; readonly slots: number; readonly effect: Effect }
  | TriggerAbility
  | { readonly timing: 'static' | 'conflict'; readonly modifier: Modifier }
  | { readonly timing: 'turn'; readonly effect: Effect }
  | { readonly timing: 'endOfRound'; readonly effect: Effect }
  | { readonly timing: 'endOfGame'; readonly effect: Effect };

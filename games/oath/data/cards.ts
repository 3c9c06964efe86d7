/** Every card's printed facts, looked up by id. Behaviour is in rules/powers, words are in text/cards. */
import type { BannerId, OathId, Suit } from './board.ts';
import denizensJson from './denizens.json' with { type: 'json' };
import edificesJson from './edifices.json' with { type: 'json' };
import relicsJson from './relics.json' with { type: 'json' };
import sitesJson from './sites.json' with { type: 'json' };
import visionsJson from './visions.json' with { type: 'json' };

/** Kebab-case; each card exists once, so that its id names it wherever it lies. */
export type CardId = string;
export type CardType = 'denizen' | 'edifice' | 'relic' | 'site' | 'vision' | 'banner' | 'reliquary' | 'title';
export type Kind = 'action' | 'when-played' | 'rest' | 'modifier' | 'battle-plan' | 'persistent' | 'static';
export type MajorAction = 'search' | 'muster' | 'trade' | 'recover' | 'campaign' | 'travel';
export type PlanSide = 'attacker' | 'defender' | 'both';

/** OATH-7.2: favor and secrets that are placed or burned; `flip` turns ready secrets facedown (sites). */
export type Cost = {
  readonly favor?: number;
  readonly secret?: number;
  readonly burnFavor?: number;
  readonly burnSecret?: number;
  readonly flip?: number;
};

/** A battle plan that is data (Appendix A8): `campaign/plans.ts` carries it out. */
export type PlanData = {
  /** Attack dice: added by the attacker, removed by the defender. */
  readonly atk?: number;
  readonly def?: number;
  readonly per?: PlanCount;
  readonly upTo?: boolean;
  readonly if?: PlanCondition;
  readonly unless?: PlanCondition;
  /** What is ignored is ignored even if the condition fails. */
  readonly ignoreUnconditional?: boolean;
  readonly ignoreOwn?: readonly string[];
  readonly ignoreEnemy?: readonly string[];
  readonly sacrifice?: number;
  readonly killOnAttackerBoard?: number;
  readonly supply?: number;
  readonly exclusive?: boolean;
  readonly forbidEnemyPlans?: boolean;
  readonly sacrificeValue?: number;
  readonly attackRollTimes?: number;
  readonly attackDiceRolled?: string;
  readonly atkChoice?: readonly number[];
  readonly atEndIf3?: string;
  readonly atEnd?: string;
  readonly onDefeat?: string;
  readonly onVictory?: PlanReward;
};
export type PlanCount =
  | 'ruled-suit-other-than-own'
  | 'target-site'
  | 'own-beast-adviser'
  | 'beast-card-at-any-site'
  | 'ruled-nomad-card';
export type PlanCondition = {
  readonly thisSiteTargeted?: boolean;
  readonly largerForce?: boolean;
  readonly smallerForce?: boolean;
  readonly defensePoolAtLeast?: number;
  readonly targetSiteHasSuit?: Suit;
  readonly enemyAdviserSuit?: Suit;
  readonly enemyHolds?: BannerId;
  readonly sideHolds?: BannerId;
};
export type PlanReward = {
  readonly if?: 'pawn-targeted';
  readonly favor?: number;
  readonly bank?: Suit;
  readonly warbands?: number;
  readonly favorPerEnemyAdviserSuit?: number;
  readonly burnSecretsLeaving?: number;
  readonly burnFavor?: 'all';
};

export type Facts = {
  readonly id: CardId;
  /** The printed number; the place of the card in `State.seen`. */
  readonly number: number;
  readonly type: CardType;
  readonly suit: Suit | null;
  readonly restriction: 'none' | 'site' | 'adviser';
  readonly locked: boolean;
  readonly kinds: readonly Kind[];
  readonly modifies: MajorAction | null;
  readonly mandatory: boolean;
  readonly planSide: PlanSide | null;
  readonly cost: Cost;
  readonly params: PlanData | null;
};
export type SiteFacts = Facts & {
  readonly capacity: number;
  readonly defenseDice: number;
  readonly bandits: number;
  readonly reveal: { readonly favor?: number; readonly secrets?: number; readonly relics?: number };
  readonly recoverCost: RecoverCost | null;
  readonly powerKind: string;
  readonly attackDice: number;
  readonly homeland: { readonly suit: Suit; readonly reward: HomelandReward } | null;
};
export type RecoverCost = {
  readonly favorToBank?: number;
  readonly bank?: Suit;
  readonly burnFavor?: number;
  readonly burnSecret?: number;
};
export type HomelandReward = {
  readonly warbands?: number;
  readonly favor?: number;
  readonly secret?: number;
  readonly relicHere?: number;
};
export type RelicFacts = Facts & { readonly defense: number };
export type VisionFacts = Facts & {
  readonly goal: string | null;
  readonly oath: OathId | null;
  readonly tiebreak: number | null;
};
export type EdificeFacts = Facts & { readonly edifice: string; readonly ruined: boolean };

type Raw = { readonly id: string; readonly number?: number; readonly [fact: string]: unknown };

const PLAIN = {
  number: 0,
  suit: null,
  restriction: 'none',
  locked: false,
  kinds: [],
  modifies: null,
  mandatory: false,
  planSide: null,
  cost: {},
  params: null,
};
const NO_COST: Cost = {};

function facts(type: CardType, raw: Raw): Facts {
  return { ...PLAIN, ...raw, type } as unknown as Facts;
}

export const denizens: readonly Facts[] = denizensJson.denizens.map((raw) => facts('denizen', raw));
export const edifices: readonly EdificeFacts[] = edificesJson.faces.map(
  (raw) => ({ ruined: false, ...facts('edifice', raw) }) as EdificeFacts,
);
export const relics: readonly RelicFacts[] = relicsJson.relics.map((raw) => facts('relic', raw) as RelicFacts);
export const sites: readonly SiteFacts[] = sitesJson.sites.map(({ suit, reward, ...raw }: Raw) => ({
  ...(facts('site', {
    ...raw,
    kinds: [siteKind(raw.powerKind as string, raw.id)],
    modifies: siteModifies(raw.id),
  }) as SiteFacts),
  attackDice: (raw.attackDice as number | undefined) ?? 0,
  homeland: suit ? { suit: suit as Suit, reward: reward as HomelandReward } : null,
  mandatory: raw.id !== 'buried-giant',
  cost: raw.id === 'buried-giant' ? { flip: 1 } : NO_COST,
}));
export const visions: readonly VisionFacts[] = visionsJson.visions.map((raw) => facts('vision', raw) as VisionFacts);
const banners: readonly Facts[] = (['peoples-favor', 'darkest-secret'] as const).map((id) =>
  facts('banner', { id, kinds: ['persistent'], mandatory: true }),
);
export const reliquaryPowers: readonly Facts[] = relicsJson.reliquary.map((raw) =>
  facts('reliquary', { ...raw, kinds: ['persistent'], mandatory: true }),
);
export const GRAND_SCEPTER = 'grand-scepter';
/** Every relic but the Scepter, which never lies in the deck. */
export const relicsOfDeck: readonly CardId[] = relics.map(({ id }) => id).filter((id) => id !== GRAND_SCEPTER);
export const CONSPIRACY = 'conspiracy';
export const CRACKED_HORN = 'cracked-horn';

export const allCards: readonly Facts[] = [
  ...denizens,
  ...edifices,
  ...relics,
  ...sites,
  ...visions,
  ...banners,
  ...reliquaryPowers,
];
/** One more than the highest printed number. */
export const CARD_NUMBERS = 260;

const byId: ReadonlyMap<CardId, Facts> = new Map(allCards.map((card) => [card.id, card]));

export function factsOf(card: CardId): Facts {
  const found = byId.get(card);
  if (found === undefined) throw new Error(`no such card: ${card}`);
  return found;
}
export const siteFacts = factsOf as (site: CardId) => SiteFacts;
export const relicFacts = factsOf as (relic: CardId) => RelicFacts;
export const visionFacts = factsOf as (vision: CardId) => VisionFacts;
export const edificeFacts = factsOf as (edifice: CardId) => EdificeFacts;

export function isVision(card: CardId): boolean {
  return factsOf(card).type === 'vision';
}
export function isCoast(site: CardId): boolean {
  return siteFacts(site).powerKind === 'coast';
}

/** The two faces of an edifice. */
export function facesOf(edifice: string): { readonly intact: CardId; readonly ruined: CardId } {
  const [intact, ruined] = [false, true].map((side) =>
    edifices.find((face) => face.edifice === edifice && face.ruined === side),
  );
  return { intact: (intact as Facts).id, ruined: (ruined as Facts).id };
}
export const EDIFICES: readonly string[] = edifices.filter(({ ruined }) => !ruined).map(({ edifice }) => edifice);

function siteKind(powerKind: string, id: string): Kind {
  if (id === 'buried-giant') return 'modifier';
  return powerKind === 'action' ? 'action' : 'persistent';
}
function siteModifies(id: string): MajorAction | null {
  return id === 'buried-giant' ? 'travel' : null;
}

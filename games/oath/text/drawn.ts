/** The words that only the drawn board needs. */
import type { OathId } from '../data/board.ts';
import type { Cost, Kind, PlanSide, RecoverCost } from '../data/cards.ts';
import type { Role } from '../rules/state/state.ts';

/** What things of the table are for. */
type About = {
  readonly bank: string;
  readonly oath: string;
  readonly roles: { readonly [R in Role]: string };
};

export type Drawn = {
  readonly about: About;
  readonly close: string;
  readonly nothing: string;
  readonly hidden: string;
  readonly whyNot: string;
  // strip and map
  readonly oaths: { readonly [O in OathId]: { readonly name: string; readonly goal: string } };
  readonly visions: string;
  readonly visionsDrawn: (n: number, cost: number) => string;
  readonly worldDeck: string;
  readonly cards: (n: number) => string;
  readonly onTop: string;
  readonly regions: string;
  readonly youAreHere: string;
  readonly hiddenSite: string;
  readonly hiddenSiteNote: string;
  readonly free: string;
  readonly target: string;
  readonly pawnOf: (who: string) => string;
  readonly rulesWith: (who: string, n: number) => string;
  readonly buried: (n: number) => string;
  readonly reliquary: string;
  readonly relicDeck: (n: number) => string;
  readonly covered: string;
  readonly uncovered: string;
  readonly costs: (n: number, toll: number) => string;
  readonly costRange: (least: number, most: number) => string;
  // cards
  readonly relic: string;
  readonly noSuit: string;
  readonly locked: string;
  readonly exhausted: string;
  readonly rulings: string;
  readonly kinds: { readonly [K in Kind]: string };
  readonly planSides: { readonly [S in PlanSide]: string };
  readonly restrictions: { readonly site: string; readonly adviser: string };
  readonly pays: { readonly [H in 'place' | 'burn' | 'flip']: { readonly favor: string; readonly secret: string } };
  readonly costOf: (cost: Cost) => string;
  readonly recovers: (cost: RecoverCost, bank: string) => string;
  readonly capacity: (n: number) => string;
  readonly defenseDice: (n: number) => string;
  readonly banditsHere: (n: number) => string;
  readonly take: (card: string) => string;
  readonly places: {
    readonly site: (site: string, ruler: string) => string;
    readonly itself: (region: string, ruler: string) => string;
    readonly buried: (site: string) => string;
    readonly adviser: (who: string) => string;
    readonly facedown: (who: string) => string;
    readonly relic: (who: string) => string;
    readonly vision: (who: string) => string;
    readonly hand: string;
    readonly banner: (who: string) => string;
    readonly niche: (power: string) => string;
  };
  // players
  readonly advisers: string;
  readonly advisersOf: (n: number, limit: number) => string;
  readonly treasures: string;
  readonly supply: string;
  readonly role: string;
  readonly supplyIs: (n: number, most: number) => string;
  readonly spentToo: (n: number) => string;
  readonly onBoard: (n: number) => string;
  readonly bankLeft: (n: number) => string;
  readonly inBank: (n: number, refresh: number) => string;
  readonly sitesRuled: (n: number) => string;
  readonly treasuresHeld: (n: number) => string;
  readonly openBoard: (who: string) => string;
  readonly tactics: (position: number, ambition: number) => string;
  // what may be done
  readonly actions: string;
  readonly minor: { readonly [M in 'warbands' | 'offer-citizenship' | 'exile-citizen' | 'exile-self']: string };
  readonly playAdviser: (card: string | null) => string;
  readonly peekRelic: (n: number) => string;
  readonly peekNiche: (n: number) => string;
  readonly howMany: string;
  readonly amounts: {
    readonly amount: string;
    readonly dice: string;
    readonly 'to-board': string;
    readonly 'to-the-site': string;
    readonly give: (who: string) => string;
    readonly get: (who: string) => string;
  };
  readonly whereTo: string;
  readonly ways: { readonly [W in 'faceup' | 'facedown' | 'vision' | 'conspiracy' | 'discard']: string };
  readonly wayNotes: { readonly [W in 'vision' | 'conspiracy' | 'discard']: string };
  readonly roomAt: (cards: number, capacity: number) => string;
  readonly gainsFrom: (bank: string, favor: number) => string;
  readonly advisersNow: (n: number) => string;
  readonly offered: string;
  readonly inHand: string;
  // campaign
  readonly campaignAgainst: (whom: string) => string;
  readonly lastCampaign: string;
  readonly steps: { readonly [S in 'targets' | 'plans' | 'rolls' | 'sacrifice' | 'spoils']: string };
  readonly attack: string;
  readonly defense: string;
  readonly force: (n: number) => string;
  readonly versus: string;
  readonly dice: string;
  readonly noDice: string;
  readonly declared: string;
  readonly used: string;
  readonly usedBy: (who: string, side: string) => string;
  readonly bandits: string;
  readonly ifSacrificed: (n: number) => string;
  readonly ifAccepted: string;
  readonly thenWon: (targets: number, left: number) => string;
  readonly thenLost: (dead: number, left: number) => string;
  readonly wonBy: (who: string) => string;
  readonly lost: (skulls: number, sacrificed: number) => readonly string[];
  // exchange
  readonly citizenship: string;
  readonly proposal: (n: number, most: number) => string;
  readonly gives: (who: string, you: boolean) => string;
  readonly exchange: (left: string, gives: string, right: string, gets: string) => string;
  readonly tokens: { readonly favor: string; readonly secret: string };
  readonly has: (n: number) => string;
  readonly oneMore: string;
  readonly revealed: string;
  readonly discarded: string;
  readonly unknownRelic: (power: string) => string;
  readonly uncovers: (power: string) => string;
};

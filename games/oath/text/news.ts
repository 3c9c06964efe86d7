/** What the recap says, typed once for all languages. Deeds stand after the name of whoever did them. */
export type NewsWords = {
  readonly list: (words: readonly string[]) => string;
  readonly campaignedYou: (times: number) => string;
  readonly campaigned: (whom: string, times: number) => string;
  readonly youLost: (things: readonly string[]) => string;
  readonly youHeld: string;
  readonly rules: (sites: number, name: string) => string;
  readonly banditsRule: (name: string) => string;
  readonly ruledBefore: string;
  readonly tookRelic: (relics: number, name: string) => string;
  readonly fromYou: string;
  readonly tookBanner: (name: string) => string;
  readonly title: string;
  readonly usurper: string;
  readonly vision: (name: string) => string;
  readonly adviser: (cards: number) => string;
  readonly toSite: (cards: number, site: string) => string;
  readonly mustered: (times: number) => string;
  readonly traded: (times: number) => string;
  readonly travelled: (times: number, site: string) => string;
  readonly searched: (times: number) => string;
  readonly tookTokens: (what: string) => string;
  readonly became: (role: string) => string;
  readonly near: {
    readonly usurper: (who: string) => string;
    readonly keepTitle: string;
    readonly vision: (who: string, name: string) => string;
    readonly visionMet: string;
    readonly visionOpen: string;
    readonly visionsDrawn: string;
    readonly empire: (who: string) => string;
    readonly endOf: (round: number, chance: number | null) => string;
  };
};

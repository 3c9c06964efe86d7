/** The texts of all factions in one language, and their sentences joined. */
import type { AllianceAsk, AllianceEvent, AllianceMove } from '../rules/vocabulary/alliance.ts';
import type { CorvidAsk, CorvidEvent, CorvidMove } from '../rules/vocabulary/corvids.ts';
import type { DuchyAsk, DuchyEvent, DuchyMove } from '../rules/vocabulary/duchy.ts';
import type { EyrieAsk, EyrieEvent, EyrieMove } from '../rules/vocabulary/eyrie.ts';
import type { LizardAsk, LizardEvent, LizardMove } from '../rules/vocabulary/lizards.ts';
import type { MarquiseAsk, MarquiseEvent, MarquiseMove } from '../rules/vocabulary/marquise.ts';
import type { RiverfolkAsk, RiverfolkEvent, RiverfolkMove } from '../rules/vocabulary/riverfolk.ts';
import type { VagabondAsk, VagabondEvent, VagabondMove } from '../rules/vocabulary/vagabond.ts';
import type { FactionText } from './type.ts';

export type FactionTexts = {
  readonly marquise: FactionText<MarquiseAsk, MarquiseMove, MarquiseEvent>;
  readonly eyrie: FactionText<EyrieAsk, EyrieMove, EyrieEvent>;
  readonly alliance: FactionText<AllianceAsk, AllianceMove, AllianceEvent>;
  readonly vagabond: FactionText<VagabondAsk, VagabondMove, VagabondEvent>;
  readonly lizards: FactionText<LizardAsk, LizardMove, LizardEvent>;
  readonly riverfolk: FactionText<RiverfolkAsk, RiverfolkMove, RiverfolkEvent>;
  readonly duchy: FactionText<DuchyAsk, DuchyMove, DuchyEvent>;
  readonly corvids: FactionText<CorvidAsk, CorvidMove, CorvidEvent>;
};

export function sentencesOf({ marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids }: FactionTexts) {
  return {
    asks: {
      ...marquise.asks,
      ...eyrie.asks,
      ...alliance.asks,
      ...vagabond.asks,
      ...lizards.asks,
      ...riverfolk.asks,
      ...duchy.asks,
      ...corvids.asks,
    },
    moves: {
      ...marquise.moves,
      ...eyrie.moves,
      ...alliance.moves,
      ...vagabond.moves,
      ...lizards.moves,
      ...riverfolk.moves,
      ...duchy.moves,
      ...corvids.moves,
    },
    events: {
      ...marquise.events,
      ...eyrie.events,
      ...alliance.events,
      ...vagabond.events,
      ...lizards.events,
      ...riverfolk.events,
      ...duchy.events,
      ...corvids.events,
    },
  };
}

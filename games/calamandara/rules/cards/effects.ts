/** What each memory card does. Echoes, Dominion and Q'Hoz carry the effect of another card: see carrying.ts. */
import type { CardName } from '../state/memory.ts';
import { laceration, laments, relativeDimensions, ruins } from './board.ts';
import { breath, helm } from './cancelling.ts';
import type { Effect } from './effect.ts';
import { gavonianMirror } from './gavonian.ts';
import { mirage, perception, shadow, well } from './hands.ts';
import { entropy, pluralMinds, theory } from './inserting.ts';
import { delirium, errancy, fallOfWinds, guardian, monument, oracle, sealedFields } from './preventing.ts';
import { nightmare, nomadLands, paintings, temple } from './symbols.ts';

export type CarrierName = 'dissonant-echoes' | 'dominion-of-ircai' | 'calamandara-qhoz';
type EffectName = Exclude<CardName, CarrierName>;

const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  'mirage-of-sleep': mirage,
  'errancy-of-silence': errancy,
  'helm-of-solitude': helm,
  'the-well': well,
  'relative-dimensions': relativeDimensions,
  'ruins-of-domodora': ruins,
  'nomad-lands': nomadLands,
  'nightmare-of-abandonment': nightmare,
  'sealed-fields': sealedFields,
  'breath-of-beings': breath,
  'submerged-paintings': paintings,
  'the-oracle': oracle,
  'praximechanic-theory': theory,
  'plural-minds': pluralMinds,
  'dogmatic-shadow': shadow,
  'delirium-of-armio': delirium,
  'obtuse-laceration': laceration,
  'guardian-of-maurna': guardian,
  'fall-of-winds': fallOfWinds,
  'gavonian-mirror': gavonianMirror,
  'temple-of-calon': temple,
  'dionesian-perception': perception,
  'laments-of-lucaresti': laments,
  'monument-in-duadar': monument,
  'dogmatic-entropy': entropy,
};

/** The effect that an entry carries; one that waits may itself be a carrier, which has none of its own. */
export const effectOf = (name: CardName): Effect => EFFECTS[name as EffectName];

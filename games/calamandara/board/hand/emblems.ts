/** The emblem of each memory card: its id in the sprite. */
import type { CardName } from '../../rules/state/memory.ts';

const EMBLEMS: { readonly [card in CardName]: string } = {
  'dissonant-echoes': 'mem-echoes',
  'mirage-of-sleep': 'mem-mirage',
  'dominion-of-ircai': 'mem-dominion',
  'errancy-of-silence': 'mem-errancy',
  'helm-of-solitude': 'mem-helm',
  'the-well': 'mem-well',
  'relative-dimensions': 'mem-dimensions',
  'ruins-of-domodora': 'mem-ruins',
  'nomad-lands': 'mem-nomad',
  'nightmare-of-abandonment': 'mem-nightmare',
  'sealed-fields': 'mem-sealed',
  'breath-of-beings': 'mem-breath',
  'submerged-paintings': 'mem-paintings',
  'the-oracle': 'mem-oracle',
  'praximechanic-theory': 'mem-theory',
  'plural-minds': 'mem-minds',
  'dogmatic-shadow': 'mem-shadow',
  'delirium-of-armio': 'mem-delirium',
  'obtuse-laceration': 'mem-laceration',
  'calamandara-qhoz': 'mem-qhoz',
  'guardian-of-maurna': 'mem-guardian',
  'fall-of-winds': 'mem-winds',
  'gavonian-mirror': 'mem-gavonian',
  'temple-of-calon': 'mem-temple',
  'dionesian-perception': 'mem-perception',
  'laments-of-lucaresti': 'mem-laments',
  'monument-in-duadar': 'mem-monument',
  'dogmatic-entropy': 'mem-entropy',
};

export const emblemOf = (card: CardName): string => EMBLEMS[card];

import type { PrinceWords } from './prince.ts';

export const princeEn: PrinceWords = {
  name: 'Clockwork Prince',
  ambition: (who) => `Ambition (${who})`,
  threats: {
    none: 'no threat',
    successor: 'a Citizen is the Successor',
    usurper: 'the Usurper',
    vision: 'a Vision has come true',
    oathkeeper: 'an Exile is Oathkeeper',
  },
  columns: { friends: 'Friends', conspirators: 'Conspirators', unaligned: 'Unaligned' },
  quadrants: {
    'top-left': 'top left',
    'top-right': 'top right',
    'bottom-left': 'bottom left',
    'bottom-right': 'bottom right',
  },
  goals: {
    'threat-supremacy': 'Threat: most sites',
    'threat-protection': 'Threat: most relics and banners',
    'threat-devotion': 'Threat: Darkest Secret',
    'threat-people': "Threat: People's Favor",
    'need-banner': 'Which banner is missing?',
  },
  travel: {
    'most-favor': 'Travel to where favor is',
    'most-secrets': 'Travel to where secrets are',
    relic: 'Travel to a relic',
  },
  trade: { favor: 'Trade for favor', secret: 'Trade for secrets', both: 'Trade for favor and secrets' },
  muster: 'Muster',
  search: 'Search and play',
  recover: {
    relic: 'Recover a relic',
    'darkest-secret': 'Recover the Darkest Secret',
    'peoples-favor': "Recover the People's Favor",
  },
  campaign: {
    'weakest-rival-site': 'Campaign against the weakest site',
    'most-relics-holder': 'Campaign for relics',
    'darkest-secret-holder': 'Campaign for the Darkest Secret',
    'peoples-favor-holder': "Campaign for the People's Favor",
  },
  board: (tactics, ambition, threat, friends, conspirators, node) =>
    `  Tactics ${tactics}, Ambition ${ambition}; threat: ${threat}; Friends: ${friends}; Conspirators: ${conspirators}; token: ${node}`,
};

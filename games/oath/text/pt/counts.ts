import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: {
    favor: ['influência', 'influências'],
    secrets: ['segredo', 'segredos'],
    spent: ['segredo virado para baixo', 'segredos virados para baixo'],
    supply: ['Suprimento', 'Suprimento'],
    warbands: ['tropa no seu tabuleiro', 'tropas no seu tabuleiro'],
    advisers: ['conselheiro', 'conselheiros'],
    sites: ['local controlado', 'locais controlados'],
    relics: ['relíquia', 'relíquias'],
    banners: ['estandarte', 'estandartes'],
    vision: ['Visão revelada', 'Visões reveladas'],
  },
  features: {
    keeper: ['O título de Guardião fica mais seguro', 'O título de Guardião fica em perigo'],
    keeperLate: ['Com o fim perto, o título fica mais seguro', 'Com o fim perto, o título fica em perigo'],
    usurper: ['Mais perto de vencer como Usurpador', 'Mais longe de vencer como Usurpador'],
    near: ['Mais perto do objetivo do juramento', 'Mais longe do objetivo do juramento'],
    nearLate: [
      'Com o fim perto, o objetivo do juramento se aproxima',
      'Com o fim perto, o objetivo do juramento se afasta',
    ],
    vision: ['Mais perto de cumprir a sua Visão', 'Mais longe de cumprir a sua Visão'],
    seer: ['A Visão que você guarda ganha força', 'A Visão que você guarda perde força'],
    heir: ['Mais perto de suceder ao Chanceler', 'Mais longe de suceder ao Chanceler'],
    heirLate: ['Com o fim perto, a sucessão se aproxima', 'Com o fim perto, a sucessão se afasta'],
    sites: ['Mais locais controlados', 'Menos locais controlados'],
    treasures: ['Mais relíquias e estandartes', 'Menos relíquias e estandartes'],
    warbands: ['Mais tropas no tabuleiro', 'Menos tropas no tabuleiro'],
    garrisons: ['Mais tropas no mapa', 'Menos tropas no mapa'],
    favor: ['Mais influência', 'Menos influência'],
    secrets: ['Mais segredos', 'Menos segredos'],
    supply: ['Sobra mais Suprimento', 'Sobra menos Suprimento'],
    advisers: ['Mais conselheiros', 'Menos conselheiros'],
  },
  rules: {
    you: (site) => `você controla: ${site}`,
    one: (name, site) => `${name} controla: ${site}`,
    several: (name, site) => `${name} controlam: ${site}`,
  },
};

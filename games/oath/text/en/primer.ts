import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'The Chancellor keeps the Oathkeeper title to the end. An Exile takes it and holds it, or meets a Vision they have revealed.',
  goalLine: 'Goal: keep or take the title, or meet a Vision.',
  turnTitle: 'A turn, three phases',
  turn: {
    wake: { name: 'Wake', text: 'See whether you have won: this is where Exiles win, at the start of their own turn.' },
    act: { name: 'Act', text: 'As many actions as you like, as long as you have Supply to pay for them.' },
    rest: { name: 'Rest', text: 'Secrets you used come back, favor you paid goes to the banks, your Supply fills up.' },
  },
  symbols: {
    supply: { name: 'Supply', text: 'pays for the actions of a turn' },
    favor: { name: 'Favor', text: 'the money: musters, buys, bribes' },
    secret: { name: 'Secret', text: 'comes back to you after use' },
    warband: { name: 'Warband', text: 'fights and rules sites' },
    pawn: { name: 'Pawn', text: 'where you are' },
    relic: { name: 'Relic', text: 'a power to carry' },
    people: { name: 'People’s Favor', text: 'a banner' },
    dark: { name: 'Darkest Secret', text: 'the other banner' },
    vision: { name: 'Vision', text: 'another way for an Exile to win' },
  },
};

import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Have more victory points (VP) than the others after three rounds.',
  goalLine: 'Goal: most VP after three rounds.',
  turnTitle: 'A round, four phases',
  turn: {
    income: { name: 'Income', text: 'Take cards, Knowledge and Mana.' },
    actions: { name: 'Actions', text: 'One each turn: discover, explore, play a card, use a field or build.' },
    conflict: { name: 'Conflict', text: 'Bid Mana in secret; with your figures in the Region it is your strength.' },
    'round-end': { name: 'Round end', text: 'Figures come home. After the third round the VP are added up.' },
  },
  symbols: {
    'eve-herb': { name: 'Herb', text: 'pays for cards and Scythes' },
    'eve-elixir': { name: 'Elixir', text: 'pays for cards and Orbs' },
    'eve-knowledge': { name: 'Knowledge', text: 'pays for cards' },
    'eve-mana': { name: 'Mana', text: 'decides conflicts' },
    'eve-witch': { name: 'Witch', text: 'discovers Places and uses fields' },
    'eve-elder': { name: 'Elder', text: 'uses fields of your Inner Circle' },
    'eve-binding': { name: 'Binding', text: 'a bonus when a Ritual is laid' },
    'eve-transfer': { name: 'Transfer', text: 'to the Inner Circle, which counts at the end' },
    'eve-stone': { name: 'Powerstone', text: 'doubles a Ritual' },
  },
};

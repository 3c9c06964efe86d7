import { list } from '@tavola/games/text/en.ts';
import type { AutomatonText } from '../../automaton-text.ts';
import { cardName } from '../phrases/phrases.ts';

export const riverfolk: AutomatonText = {
  name: 'Riverfolk Robots',
  about: 'They sell services as people do and score with the warriors of the player who pays most.',
  level: (of) => {
    const guards = of('garrison');
    return guards === 0
      ? 'trade posts without warriors'
      : `trade posts with ${guards} ${guards === 1 ? 'warrior' : 'warriors'}`;
  },
  steps: {
    'AUT-9.5.1': 'A trade post',
    'AUT-9.5.2': 'Recruit',
    'AUT-9.5.3': 'Organize',
    'AUT-9.5.4': 'Battle',
    'AUT-9.6.1': 'Payments score',
  },
  traits: {
    greedy: ['Greedy', 'They score 1 VP in each turn in which the leading player buys from them'],
    involved: ['Involved', 'Their warriors fight along with all enemies of a person who hires no mercenaries'],
    garrison: ['Garrison', 'Their trade posts are never defenseless and raise the hits they can roll'],
    ferocious: ['Ferocious', 'Their attacks deal all that the die says, however few they are'],
  },
  why: { organize: 'organizing', payments: 'payments', greedy: 'a sale to the leader' },
  clauses: {
    'AUT-9.2.2':
      'A trade post that is removed comes back to the board. Whoever removes it takes half of their own warriors, rounded up, out of Payments.',
    'AUT-9.2.3':
      'Others buy services at the start of Birdsong: one, and one more for each clearing with a trade post and a piece of theirs. Each costs 2 warriors, from 10 VP on 3, from 20 VP on 4. For those without warriors the Riverfolk pay.',
    'AUT-9.2.4':
      'Shield: Payments is empty. Sword: no warrior is left in the supply. Organize looks, and it holds for the turn.',
    'AUT-9.4.1': 'Birdsong: the market is filled up to five cards from the right; they keep their order.',
    'AUT-9.4.2':
      'The first card added in this turn that shows an available item is crafted for 1 VP and discarded. The order is the rightmost card.',
    'AUT-9.5.1': 'Build: a trade post and a warrior in an ordered clearing without a trade post.',
    'AUT-9.5.1.I': 'First where the player with most warriors in Payments has pieces.',
    'AUT-9.5.2': 'Recruit: a warrior in each ordered clearing; with a bird in each river clearing.',
    'AUT-9.5.3':
      'Organize: with the shield or the sword 1 VP, and two warriors where they have pieces and most enemy pieces stand.',
    'AUT-9.5.4': 'Battle: with the shield in every clearing; otherwise with the sword in each ordered clearing.',
    'AUT-9.5.4.I': 'They attack the player with fewest warriors in Payments.',
    'AUT-9.6.1': 'Evening: 1 VP for each warrior of the player with most of them in Payments; these go home.',
    'AUT-9.6.2': 'Racketeering: with the sword all own warriors but two of each clearing go into Payments.',
    'AUT-9.6.3': 'The leftmost card of the market is discarded; with the shield one more.',
    'AUT-T-RIV-1': 'Greedy: 1 VP in each turn in which the player with most VP buys a service.',
    'AUT-T-RIV-2':
      'Involved: in the turn of a person who hires no mercenaries their warriors count as mercenaries of all enemies of that person. The Vagabond may pay to keep them out.',
    'AUT-T-RIV-3':
      'Garrison: in defence they are never defenseless, and a trade post there raises the most they can roll by 1.',
    'AUT-T-RIV-4': 'Ferocious: in attack they deal up to 3 rolled hits, however few warriors they have.',
  },
  board: ({ open }, seat, say) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'riverfolk-robots') return [];
    const paid = board.payments.flatMap((count, owner) =>
      count > 0 ? [`${count} of ${owner === say.me ? 'yours' : say.who(owner)}`] : [],
    );
    return [`Market: ${list(board.market.map(cardName))}`, `Payments: ${list(paid, 'empty')}`];
  },
};

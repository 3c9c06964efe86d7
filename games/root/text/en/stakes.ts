import { counted, list, whoIn } from '@tavola/games/text/en.ts';
import type { StakeWords } from '../stakes.ts';

const pieces = (n: number) => counted(n, 'piece');
const vp = (n: number) => `${n} VP`;

export const stakes: StakeWords = {
  costs: 'Costs',
  brings: 'Brings',
  after: 'Then',
  battle: 'Battle',
  losses: 'Losses',
  without: 'Not counted',
  next: 'Next',
  willRule: (ruler, say) => `${whoIn(ruler, say)} will rule`,
  nobody: 'nobody rules',
  stays: (clearing, left) =>
    left.length === 0 ? `clearing ${clearing} is left empty` : `${list(left)} left in ${clearing}`,
  strengths: (own, most) => `${own} × ${most}`,
  against: (name, text) => `against ${name}: ${text}`,
  felled: (chance, n, points) => `${chance} to remove ${pieces(n)}${points > 0 ? ` (+${vp(points)})` : ''}`,
  noHits: 'no hit is possible',
  ownLoss: (average, any) => `${average} on average; ${any} to lose a piece`,
  noLoss: 'none of your pieces',
  battleLabel: (chance, n, loss) => `${chance} to remove ${pieces(n)}, average loss ${loss}`,
  ambush: 'Ambush',
  ambushWould: 'an Ambush, which takes 2 before the dice',
  wood: (n) => `${n} wood`,
  cards: (n) => counted(n, 'card'),
  warriors: (n) => counted(n, 'warrior'),
  pieces,
  any: 'any',
  vp,
  free: 'free',
};

import { reach, type StakeWords } from '../stakes.ts';

const against = (own: number, others: string | null) =>
  others === null ? `${own}, with nobody else in the Region` : `${own} against ${others} of the strongest`;

export const stakes: StakeWords = {
  strength: 'Strength',
  brings: 'Brings',
  without: 'Not counted',
  nextAt: (strength) => `At ${strength}`,
  reach,
  against,
  herCards: 'the cards the Automa will draw',
  label: (own, others) => `Strength ${against(own, others)}`,
};

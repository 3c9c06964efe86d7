import { reach, type StakeWords } from '../stakes.ts';

const against = (own: number, others: string | null) =>
  others === null ? `${own}, sem mais ninguém na Região` : `${own} contra ${others} do mais forte`;

export const stakes: StakeWords = {
  strength: 'Força',
  brings: 'Traz',
  without: 'Sem contar',
  nextAt: (strength) => `Com ${strength}`,
  reach,
  against,
  herCards: 'as cartas que a Automa vai comprar',
  label: (own, others) => `Força ${against(own, others)}`,
};

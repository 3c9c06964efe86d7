import { capital } from '@tavola/games/text/capital.ts';
import { counted, whoIn } from '@tavola/games/text/en.ts';
import type { StakeWords } from '../words.ts';

export const stakes: StakeWords = {
  chance: 'Chance',
  ifWon: 'If won',
  ifLost: 'If failed',
  where: 'Where',
  odds: (points, chance) => `up to ${points}: ${chance}`,
  chanceLabel: (chance) => `${chance} to win with what you have`,
  closedCard: 'closed card: nobody knows what is there',
  ifTurned: 'unknown: entering turns the card, and you face whatever is there',
  lands: {
    hall: 'Hall',
    fog: 'fog',
    resolved: 'resolved',
    plain: 'safe',
    newCards: (n) => counted(n, 'new card'),
  },
  fromHall: (cells) => `${counted(cells, 'cell')} from the Hall`,
  skill: 'your skill',
  inHand: 'cards in hand',
  discarded: 'to discard',
  points: 'your points',
  die: 'level, on the die',
  level: 'level: equal is enough',
  upTo: (n) => (n === 0 ? '0' : `up to ${n}`),
  gained: (treasures) => `+1 treasure: you will have ${treasures} of 5`,
  safe: 'The card stays open and is safe',
  price: 'Only the cards that are missing are discarded',
  handLeft: (n) =>
    n === 0 ? 'Your hand will be empty' : `${counted(n, 'card')} ${n === 1 ? 'stays' : 'stay'} in your hand`,
  lost: (treasures) => `−1 treasure: you will have ${treasures} of 5`,
  noneToLose: 'You have no treasure to lose',
  handKept: (n) => (n === 1 ? 'You keep your card' : `You keep all ${n} cards`),
  chest: 'You lose nothing; a treasure stays on the card, and you may try again when you enter it again',
  trap: (by, level, say) =>
    `${capital(whoIn(by, say))} sends you away: ${level === null ? 'as many cells as the die shows' : counted(level, 'cell')} in a straight line`,
  monster: (by, level, say) =>
    `Flight: ${whoIn(by, say)} leads you ${level === null ? 'as many steps as the die shows' : counted(level, 'step')}`,
  faith: 'Faith can undo the failure',
  nothing: 'You lose nothing',
};

/** What `tavola lab` and `tavola ladder` say, in both languages. */
import { counted as countedEn } from '@tavola/games/text/en.ts';
import { counted as countedPt } from '@tavola/games/text/pt.ts';
import type { Language } from '@tavola/kernel/face/text.ts';

export type LabText = {
  readonly untimed: (from: string, to: string) => string;
  readonly noResult: (file: string) => string;
  readonly noBook: (file: string) => string;
  readonly saved: (file: string) => string;
  readonly otherGames: string;
  readonly noLab: string;
  readonly title: (game: string, games: number, seats: number) => string;
  readonly command: (command: string) => string;
  readonly fingerprint: (sum: string, rules: string) => string;
  readonly errors: (errors: number, seed: number, message: string) => string;
  readonly by: { readonly seat: string; readonly bot: string };
  readonly columns: string;
  readonly seat: (seat: number) => string;
  readonly turns: (median: number, least: number, most: number) => string;
  readonly decisions: (median: number, least: number, most: number) => string;
  readonly perTurn: (mean: string, median: number, most: number) => string;
  readonly endings: string;
  readonly lead: (first: string, second: string, points: string) => string;
  readonly maybeChance: string;
  readonly noChance: string;
  readonly compared: string;
  readonly clear: string;
  readonly same: string;
  readonly different: string;
  readonly fair: (share: string) => string;
  readonly ladder: {
    readonly title: (game: string, games: number) => string;
    readonly pair: (first: string, second: string) => string;
    readonly columns: readonly [
      bot: string,
      plays: string,
      rating: string,
      interval: string,
      won: string,
      games: string,
    ];
    readonly duels: string;
    readonly duelColumns: readonly [pair: string, won: string, games: string];
    readonly scale: string;
  };
};

const pt: LabText = {
  untimed: (from, to) => `${from} joga por iterações, não por tempo: ${to}`,
  noResult: (file) => `${file} não é um resultado do laboratório.`,
  noBook: (file) => `${file} não guarda partidas de uma escada.`,
  saved: (file) => `Gravado em ${file}`,
  otherGames: 'Estas rodadas são de jogos diferentes.',
  noLab: 'Este jogo não tem rodadas guardadas.',
  title: (game, games, seats) =>
    `${game}: ${countedPt(games, 'partida', 'partidas')}, ${countedPt(seats, 'lugar', 'lugares')}`,
  command: (command) => `Comando: ${command}`,
  fingerprint: (sum, rules) => `Impressão digital: ${sum} (regras ${rules})`,
  errors: (errors, seed, message) => `Partidas que falharam: ${errors}; a primeira tem a semente ${seed}: ${message}`,
  by: { seat: 'Por lugar', bot: 'Por bot' },
  columns: 'partidas, vitórias (intervalo de 95 %), parte justa, média de pontos',
  seat: (seat) => `Lugar ${seat + 1}`,
  turns: (median, least, most) => `Turnos por partida: mediana ${median} (de ${least} a ${most})`,
  decisions: (median, least, most) => `Decisões por partida: mediana ${median} (de ${least} a ${most})`,
  perTurn: (mean, median, most) => `Decisões por turno: ${mean} (mediana ${median}, no máximo ${most})`,
  endings: 'Como as partidas terminaram',
  lead: (first, second, points) =>
    `Primeiro lugar: ${first}; segundo: ${second}. Vantagem de ${points} pontos percentuais.`,
  maybeChance: 'Ainda pode ser acaso.',
  noChance: 'Não parece acaso.',
  compared: 'antes, depois, diferença em pontos percentuais (intervalo de 95 %)',
  clear: 'claro',
  same: 'As mesmas partidas, uma por uma.',
  different: 'Outras partidas: as regras ou os bots mudaram desde então.',
  fair: (share) => `parte justa ${share}`,
  ladder: {
    title: (game, games) =>
      `${game}: escada dos bots, ${countedPt(games, 'partida', 'partidas')} por par, dois lugares`,
    pair: (first, second) => `${first} contra ${second}`,
    columns: ['bot', 'joga como', 'força', 'intervalo de 95 %', 'vitórias', 'partidas'],
    duels: 'Cada par: vitórias do primeiro',
    duelColumns: ['par', 'o primeiro vence', 'partidas'],
    scale: 'Escala Elo: 400 pontos são dez vitórias para uma derrota; a média de todos é 0.',
  },
};

const en: LabText = {
  untimed: (from, to) => `${from} plays by iterations, not by time: ${to}`,
  noResult: (file) => `${file} is not a result of the lab.`,
  noBook: (file) => `${file} does not hold games of a ladder.`,
  saved: (file) => `Saved in ${file}`,
  otherGames: 'These runs are of different games.',
  noLab: 'This game has no runs that are kept.',
  title: (game, games, seats) => `${game}: ${countedEn(games, 'game')}, ${countedEn(seats, 'seat')}`,
  command: (command) => `Command: ${command}`,
  fingerprint: (sum, rules) => `Fingerprint: ${sum} (rules ${rules})`,
  errors: (errors, seed, message) => `Games that broke: ${errors}; the first one has the seed ${seed}: ${message}`,
  by: { seat: 'By seat', bot: 'By bot' },
  columns: 'games, wins (95 % interval), fair share, mean points',
  seat: (seat) => `Seat ${seat + 1}`,
  turns: (median, least, most) => `Turns per game: median ${median} (${least} to ${most})`,
  decisions: (median, least, most) => `Decisions per game: median ${median} (${least} to ${most})`,
  perTurn: (mean, median, most) => `Decisions per turn: ${mean} (median ${median}, at most ${most})`,
  endings: 'How the games ended',
  lead: (first, second, points) => `${first} is ahead of ${second} by ${points} percentage points.`,
  maybeChance: 'It may still be chance.',
  noChance: 'It does not look like chance.',
  compared: 'before, after, difference in percentage points (95 % interval)',
  clear: 'clear',
  same: 'The same games, one by one.',
  different: 'Other games: the rules or the bots have changed since.',
  fair: (share) => `fair share ${share}`,
  ladder: {
    title: (game, games) => `${game}: the ladder of its bots, ${countedEn(games, 'game')} per pair, two seats`,
    pair: (first, second) => `${first} against ${second}`,
    columns: ['bot', 'plays as', 'rating', '95 % interval', 'wins', 'games'],
    duels: 'Each pair: wins of the first',
    duelColumns: ['pair', 'the first wins', 'games'],
    scale: 'Elo scale: 400 points are ten wins to one defeat; the mean of all is 0.',
  },
};

export const labTexts: { readonly [L in Language]: LabText } = { 'pt-BR': pt, en };

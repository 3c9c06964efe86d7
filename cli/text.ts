/** What the command line says, in both languages. */
import type { Language } from '@tavola/kernel/text.ts';

export type Text = {
  readonly help: string;
  readonly wrong: {
    readonly unknownCommand: (name: string) => string;
    readonly unknownGame: (name: string, games: string) => string;
    readonly gameMissing: string;
    readonly unknownBot: (name: string) => string;
    readonly unknownOption: (name: string) => string;
    readonly badNumber: (option: string, from: number, to: number) => string;
    readonly badChoice: (option: string, values: string) => string;
    readonly badJson: (option: string) => string;
    readonly badSeats: (min: number, max: number) => string;
    readonly badOptions: (field: string) => string;
    readonly tooManyBots: (seats: number) => string;
  };
  readonly sim: {
    readonly title: (game: string, games: number, seats: number) => string;
    readonly finished: (finished: number, games: number) => string;
    readonly errors: (errors: number) => string;
    readonly error: (seed: number, message: string) => string;
    readonly decisions: (perGame: string, shortest: number, longest: number) => string;
    readonly speed: (perSecond: string) => string;
    readonly seat: (seat: number) => string;
    readonly draws: (draws: number) => string;
    readonly nobody: (games: number) => string;
  };
};

const pt: Text = {
  help: `tavola: uma mesa digital

  tavola games                         os jogos
  tavola sim <jogo>                    joga muitas partidas entre bots e conta o que houve
      --players n    lugares (o menor número possível, se não for dito)
      --seats lista  o que há em cada lugar: player ou automaton, separados por vírgulas
      --bots lista   random, greedy, search:400, search:800ms, easy, medium, hard; trocam de lugar a cada partida
      --games n      quantas partidas (100)
      --seed n       a semente da primeira (1)
      --options json as variantes do jogo
      --walk         partidas ao acaso com todas as verificações a cada decisão
      --jobs n       quantos processos em paralelo (1)

  Para todos: --lang pt-BR|en, --json onde houver um resultado, --help`,
  wrong: {
    unknownCommand: (name) => `Não há o comando "${name}". Veja: tavola --help`,
    unknownGame: (name, games) => `Não há o jogo "${name}". Os jogos: ${games}`,
    gameMissing: 'Diga qual jogo. Veja: tavola games',
    unknownBot: (name) =>
      `Não há o bot "${name}". Os bots: random, greedy, search:400, search:800ms, easy, medium, hard`,
    unknownOption: (name) => `A opção ${name} não existe ou falta o seu valor. Veja: tavola --help`,
    badNumber: (option, from, to) => `${option} pede um número inteiro de ${from} a ${to}.`,
    badChoice: (option, values) => `${option} pede um destes: ${values}`,
    badJson: (option) => `${option} pede JSON, por exemplo '{}'.`,
    badSeats: (min, max) =>
      min === max ? `Este jogo tem ${min} lugares.` : `Este jogo tem de ${min} a ${max} lugares.`,
    badOptions: (field) => `Estas variantes não servem: ${field}`,
    tooManyBots: (seats) => `Há mais bots do que os ${seats} lugares.`,
  },
  sim: {
    title: (game, games, seats) => `${game}: ${games} partidas, ${seats} lugares`,
    finished: (finished, games) => `Terminadas: ${finished} de ${games}`,
    errors: (errors) => (errors === 1 ? '1 erro' : `${errors} erros`),
    error: (seed, message) => `semente ${seed}: ${message}`,
    decisions: (perGame, shortest, longest) => `Decisões por partida: ${perGame} (de ${shortest} a ${longest})`,
    speed: (perSecond) => `Decisões por segundo de processador: ${perSecond}`,
    seat: (seat) => `Lugar ${seat + 1}`,
    draws: (draws) => `Empates de todos: ${draws}`,
    nobody: (games) => `Sem vencedor: ${games}`,
  },
};

const en: Text = {
  help: `tavola: a digital table

  tavola games                         the games
  tavola sim <game>                    plays many games between bots and counts what happened
      --players n    seats (as few as the game allows when left out)
      --seats list   what sits on each seat: player or automaton, with commas between
      --bots list    random, greedy, search:400, search:800ms, easy, medium, hard; they change seats from game to game
      --games n      how many games (100)
      --seed n       the seed of the first one (1)
      --options json the game's variants
      --walk         random games with every check at every decision
      --jobs n       how many processes side by side (1)

  For all: --lang pt-BR|en, --json where there is a result, --help`,
  wrong: {
    unknownCommand: (name) => `There is no command "${name}". See: tavola --help`,
    unknownGame: (name, games) => `There is no game "${name}". The games: ${games}`,
    gameMissing: 'Say which game. See: tavola games',
    unknownBot: (name) =>
      `There is no bot "${name}". The bots: random, greedy, search:400, search:800ms, easy, medium, hard`,
    unknownOption: (name) => `There is no option ${name}, or its value is missing. See: tavola --help`,
    badNumber: (option, from, to) => `${option} wants a whole number from ${from} to ${to}.`,
    badChoice: (option, values) => `${option} wants one of these: ${values}`,
    badJson: (option) => `${option} wants JSON, such as '{}'.`,
    badSeats: (min, max) => (min === max ? `This game has ${min} seats.` : `This game has ${min} to ${max} seats.`),
    badOptions: (field) => `These variants do not fit: ${field}`,
    tooManyBots: (seats) => `There are more bots than the ${seats} seats.`,
  },
  sim: {
    title: (game, games, seats) => `${game}: ${games} games, ${seats} seats`,
    finished: (finished, games) => `Finished: ${finished} of ${games}`,
    errors: (errors) => (errors === 1 ? '1 error' : `${errors} errors`),
    error: (seed, message) => `seed ${seed}: ${message}`,
    decisions: (perGame, shortest, longest) => `Decisions per game: ${perGame} (${shortest} to ${longest})`,
    speed: (perSecond) => `Decisions per CPU-second: ${perSecond}`,
    seat: (seat) => `Seat ${seat + 1}`,
    draws: (draws) => `Drawn by all: ${draws}`,
    nobody: (games) => `Nobody won: ${games}`,
  },
};

export const texts: { readonly [L in Language]: Text } = { 'pt-BR': pt, en };

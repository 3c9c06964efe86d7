/** What the command line says, in both languages. */
import type { Language } from '@tavola/kernel/face/text.ts';
import { type AssistText, assistTexts } from './assist-text.ts';
import { helpTexts } from './help.ts';
import { type PromptsText, promptsTexts } from './prompts-text.ts';
import { type StoreText, storeTexts } from './store-text.ts';

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
    readonly fileMissing: string;
    readonly noFile: (file: string) => string;
  };
  readonly play: {
    readonly whichGame: string;
    readonly person: (seat: number) => string;
    readonly bot: (seat: number, bot: string) => string;
    readonly automaton: (seat: number) => string;
    readonly turnOf: (name: string) => string;
    readonly choose: (most: number) => string;
    readonly notOffered: (typed: string) => string;
    readonly because: (clause: string, sentence: string) => string;
    readonly undone: string;
    readonly left: string;
    readonly saved: (file: string) => string;
    readonly winners: (names: string) => string;
    readonly drawn: string;
    readonly nobody: string;
    readonly score: (name: string, score: number) => string;
    readonly promise: (hash: string) => string;
    readonly nothingToUndo: string;
  };
  readonly assist: AssistText;
  readonly author: {
    readonly badId: string;
    readonly noCheckout: string;
    readonly exists: (id: string) => string;
    readonly written: (id: string) => string;
  };
  readonly replay: {
    readonly stops: (pick: number, picks: number) => string;
    readonly why: (sentence: string, values: string) => string;
    readonly holds: (yes: boolean) => string;
    readonly fallen: string;
    readonly behind: string;
  };
  readonly verify: {
    readonly picks: (picks: number, chance: number, finished: boolean) => string;
    readonly legal: string;
    readonly illegal: (pick: number) => string;
    readonly proved: string;
    readonly open: string;
    readonly uncommitted: string;
    readonly brokenHash: string;
    readonly brokenAt: (pick: number) => string;
  };
  readonly bench: {
    readonly moves: (game: string, kernel: string, plain: string, ratio: string) => string;
    readonly decisions: (game: string, rate: string) => string;
    readonly fork: (game: string, microseconds: string) => string;
    readonly search: (game: string, iterations: string) => string;
  };
  readonly store: StoreText;
  /** Questions per own turn under a standing order. */
  readonly prompts: PromptsText;
  /** How often somebody who follows what lights up wins, and what a fair share would be. */
  readonly newcomer: (game: string, games: number, rate: string, fair: string) => string;
  readonly chronicle: {
    readonly title: (game: string, games: number, seats: number) => string;
    readonly game: (game: number, winner: string, traits: string, reason: string) => string;
    readonly leavesNothing: string;
    readonly kept: (games: number, decisions: number) => string;
  };
  readonly sim: {
    readonly title: (game: string, games: number, seats: number) => string;
    readonly finished: (finished: number, games: number) => string;
    readonly errors: (errors: number) => string;
    readonly error: (seed: number, message: string) => string;
    readonly decisions: (perGame: string, shortest: number, longest: number) => string;
    readonly perTurn: (mean: string, median: number, most: number) => string;
    readonly endings: string;
    readonly byTheClock: string;
    readonly speed: (perSecond: string) => string;
    readonly seat: (seat: number) => string;
    readonly draws: (draws: number) => string;
    readonly nobody: (games: number) => string;
    readonly trait: (trait: string) => string;
  };
};

const pt: Text = {
  help: helpTexts['pt-BR'],
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
    fileMissing: 'Diga qual arquivo: o registro de uma partida.',
    noFile: (file) => `Não foi possível ler o arquivo ${file}.`,
  },
  play: {
    whichGame: 'Qual jogo?',
    person: (seat) => `Jogador ${seat + 1}`,
    bot: (seat, bot) => `Bot ${seat + 1} (${bot})`,
    automaton: (seat) => `Autômato ${seat + 1}`,
    turnOf: (name) => `Agora: ${name}`,
    choose: (most) => `Número (1 a ${most}), u para desfazer, q para sair`,
    notOffered: (typed) => `"${typed}" não está entre as opções.`,
    because: (clause, sentence) => `Não pode (${clause}): ${sentence}`,
    undone: 'Desfeito.',
    left: 'A partida fica por aqui.',
    saved: (file) => `Partida gravada em ${file}`,
    winners: (names) => `Vitória: ${names}.`,
    drawn: 'Empate.',
    nobody: 'Ninguém venceu.',
    score: (name, score) => `${name}: ${score}`,
    promise: (hash) => `Promessa do acaso (SHA-256 da semente): ${hash}`,
    nothingToUndo: 'Nada para desfazer.',
  },
  author: {
    noCheckout: 'Um jogo novo é escrito no código-fonte do Tavola: use tavola new em uma cópia do repositório.',
    badId: 'Diga um nome para o jogo: letras minúsculas, números e hifens, como em tavola new meu-jogo.',
    exists: (id) => `games/${id} já existe.`,
    written: (id) => `games/${id} está pronto: tavola play ${id}, npx vitest run games/${id}, docs/writing-a-game.md.`,
  },
  assist: assistTexts['pt-BR'],
  replay: {
    stops: (pick, picks) => `Depois de ${pick} de ${picks} jogadas:`,
    why: (sentence, values) => `${sentence} → ${values}`,
    holds: (yes) => (yes ? 'sim' : 'não'),
    fallen: '(sai)',
    behind: '(vem depois)',
  },
  verify: {
    picks: (picks, chance, finished) =>
      `${picks} jogadas, ${chance} delas do acaso; a partida ${finished ? 'terminou' : 'não terminou'}.`,
    legal: 'Todas as jogadas seguem as regras.',
    illegal: (pick) => `O registro não segue as regras a partir da jogada ${pick}.`,
    proved: 'O acaso foi honesto: cada dado e cada embaralhada vêm da semente prometida no começo.',
    open: 'A semente do acaso ainda não foi mostrada; não há como conferir os dados.',
    uncommitted: 'O acaso segue a semente, mas ela não foi prometida no começo da partida.',
    brokenHash: 'A semente mostrada não é a que foi prometida no começo.',
    brokenAt: (pick) => `O acaso não foi honesto: a resposta da jogada ${pick} não vem da semente.`,
  },
  bench: {
    moves: (game, kernel, plain, ratio) =>
      `${game}: ${kernel} jogadas por segundo de processador; o laço escrito à mão faz ${plain} (razão ${ratio})`,
    decisions: (game, rate) => `${game}: ${rate} decisões ao acaso por segundo de processador`,
    fork: (game, microseconds) => `${game}: uma cópia da mesa no meio da partida leva ${microseconds} µs`,
    search: (game, iterations) => `${game}: ${iterations} iterações de busca por segundo de processador`,
  },
  store: storeTexts['pt-BR'],
  prompts: promptsTexts['pt-BR'],
  newcomer: (game, games, rate, fair) =>
    `${game}: quem segue o que brilha vence ${rate} de ${games} partidas contra bots ao acaso; a parte justa é ${fair}`,
  chronicle: {
    title: (game, games, seats) => `${game}: crônica de ${games} partidas, ${seats} lugares`,
    game: (game, winner, traits, reason) => `${game}. ${winner}${traits === '' ? '' : ` (${traits})`}: ${reason}`,
    leavesNothing: 'Este jogo não deixa nada para uma próxima partida.',
    kept: (games, decisions) => `Partidas seguidas sem perder nada: ${games}; decisões: ${decisions}`,
  },
  sim: {
    title: (game, games, seats) => `${game}: ${games} ${games === 1 ? 'partida' : 'partidas'}, ${seats} lugares`,
    finished: (finished, games) => `Terminadas: ${finished} de ${games}`,
    errors: (errors) => (errors === 1 ? '1 erro' : `${errors} erros`),
    error: (seed, message) => `semente ${seed}: ${message}`,
    decisions: (perGame, shortest, longest) => `Decisões por partida: ${perGame} (de ${shortest} a ${longest})`,
    perTurn: (mean, median, most) => `Decisões por turno: ${mean} (mediana ${median}, no máximo ${most})`,
    endings: 'Como as partidas terminaram:',
    byTheClock: 'Um destes bots pensa por tempo: em outra máquina as partidas seriam outras (veja tavola lab).',
    speed: (perSecond) => `Decisões por segundo de processador: ${perSecond}`,
    seat: (seat) => `Lugar ${seat + 1}`,
    draws: (draws) => `Empates de todos: ${draws}`,
    nobody: (games) => `Sem vencedor: ${games}`,
    trait: (trait) => `Por ${trait}: partidas, vitórias (intervalo de 95 %), parte justa, média de pontos`,
  },
};

const en: Text = {
  help: helpTexts.en,
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
    fileMissing: 'Say which file: the log of a match.',
    noFile: (file) => `The file ${file} cannot be read.`,
  },
  play: {
    whichGame: 'Which game?',
    person: (seat) => `Player ${seat + 1}`,
    bot: (seat, bot) => `Bot ${seat + 1} (${bot})`,
    automaton: (seat) => `Automaton ${seat + 1}`,
    turnOf: (name) => `Now: ${name}`,
    choose: (most) => `Number (1 to ${most}), u to undo, q to quit`,
    notOffered: (typed) => `"${typed}" is not among the options.`,
    because: (clause, sentence) => `Not allowed (${clause}): ${sentence}`,
    undone: 'Taken back.',
    left: 'The game stops here.',
    saved: (file) => `Game saved in ${file}`,
    winners: (names) => `Victory: ${names}.`,
    drawn: 'A draw.',
    nobody: 'Nobody won.',
    score: (name, score) => `${name}: ${score}`,
    promise: (hash) => `The promise of chance (SHA-256 of the seed): ${hash}`,
    nothingToUndo: 'There is nothing to take back.',
  },
  author: {
    noCheckout: 'A new game is written into the sources of Tavola: use tavola new in a copy of the repository.',
    badId: 'Name the game: lower-case letters, digits and hyphens, as in tavola new my-game.',
    exists: (id) => `games/${id} already exists.`,
    written: (id) => `games/${id} is ready: tavola play ${id}, npx vitest run games/${id}, docs/writing-a-game.md.`,
  },
  assist: assistTexts.en,
  replay: {
    stops: (pick, picks) => `After ${pick} of ${picks} picks:`,
    why: (sentence, values) => `${sentence} → ${values}`,
    holds: (yes) => (yes ? 'yes' : 'no'),
    fallen: '(out)',
    behind: '(comes later)',
  },
  verify: {
    picks: (picks, chance, finished) =>
      `${picks} picks, ${chance} of them by chance; the game is ${finished ? 'over' : 'not over'}.`,
    legal: 'Every pick follows the rules.',
    illegal: (pick) => `The log does not follow the rules from pick ${pick} on.`,
    proved: 'Chance was honest: every die and every shuffle comes from the seed that was promised at the start.',
    open: 'The seed of chance has not been shown yet; the dice cannot be checked.',
    uncommitted: 'Chance follows the seed, but the seed was not promised at the start of the match.',
    brokenHash: 'The seed that was shown is not the one that was promised at the start.',
    brokenAt: (pick) => `Chance was not honest: the answer of pick ${pick} does not come from the seed.`,
  },
  bench: {
    moves: (game, kernel, plain, ratio) =>
      `${game}: ${kernel} moves per CPU-second; the hand-written loop makes ${plain} (ratio ${ratio})`,
    decisions: (game, rate) => `${game}: ${rate} random decisions per CPU-second`,
    fork: (game, microseconds) => `${game}: a fork of the table in mid-game takes ${microseconds} µs`,
    search: (game, iterations) => `${game}: ${iterations} search iterations per CPU-second`,
  },
  store: storeTexts.en,
  prompts: promptsTexts.en,
  newcomer: (game, games, rate, fair) =>
    `${game}: somebody who follows what lights up wins ${rate} of ${games} games against random bots; a fair share is ${fair}`,
  chronicle: {
    title: (game, games, seats) => `${game}: a chronicle of ${games} games, ${seats} seats`,
    game: (game, winner, traits, reason) => `${game}. ${winner}${traits === '' ? '' : ` (${traits})`}: ${reason}`,
    leavesNothing: 'This game leaves nothing for a next one.',
    kept: (games, decisions) => `Games in a row with nothing lost: ${games}; decisions: ${decisions}`,
  },
  sim: {
    title: (game, games, seats) => `${game}: ${games} ${games === 1 ? 'game' : 'games'}, ${seats} seats`,
    finished: (finished, games) => `Finished: ${finished} of ${games}`,
    errors: (errors) => (errors === 1 ? '1 error' : `${errors} errors`),
    error: (seed, message) => `seed ${seed}: ${message}`,
    decisions: (perGame, shortest, longest) => `Decisions per game: ${perGame} (${shortest} to ${longest})`,
    perTurn: (mean, median, most) => `Decisions per turn: ${mean} (median ${median}, at most ${most})`,
    endings: 'How the games ended:',
    byTheClock: 'One of these bots thinks by the clock: another machine would play other games (see tavola lab).',
    speed: (perSecond) => `Decisions per CPU-second: ${perSecond}`,
    seat: (seat) => `Seat ${seat + 1}`,
    draws: (draws) => `Drawn by all: ${draws}`,
    nobody: (games) => `Nobody won: ${games}`,
    trait: (trait) => `By ${trait}: games, wins (95 % interval), fair share, mean points`,
  },
};

export const texts: { readonly [L in Language]: Text } = { 'pt-BR': pt, en };

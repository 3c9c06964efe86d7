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
  readonly assist: { readonly hint: string };
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
  readonly store: {
    readonly saved: (file: string) => string;
    readonly savedSecret: (file: string) => string;
    readonly restored: (file: string, kept: string) => string;
    readonly restoredSecret: string;
    readonly missing: (file: string) => string;
    readonly notOurs: (file: string) => string;
    readonly busy: (file: string) => string;
    readonly fileMissing: string;
  };
  /** Questions per own turn under a standing order. */
  readonly prompts: (each: {
    readonly ask: string;
    readonly turns: number;
    readonly phases: number;
    readonly own: number;
    readonly others: number;
  }) => string;
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
  help: `tavola: uma mesa digital

  tavola games                         os jogos
  tavola play [jogo]                   joga no terminal, contra bots ou várias pessoas na mesma tela
      --people n     quantas pessoas (1; 0 só assiste), a partir do lugar --seat (1)
      --save arquivo grava a partida; --continue arquivo a retoma
      --dice         vocês mesmos rolam e compram: a mesa pergunta o que saiu
      e --players, --seats, --bots (medium), --seed, --options como em sim
  tavola assist <jogo>                 joga os autômatos ao lado de uma mesa real; --seats como em sim, pessoas são player
      --box arquivo  o que está impresso na caixa, lido uma vez e guardado para a próxima noite
  tavola replay <arquivo>              conta uma partida em frases
      --to n         até a jogada n; --seat n: o que este lugar viu; --why: as razões dos autômatos
  tavola verify <arquivo>              confere se tudo seguiu as regras e se o acaso foi honesto
  tavola serve                         abre o servidor (o mesmo que npm start, sem construir o cliente)
  tavola backup <arquivo>              copia as partidas e o segredo do servidor, também enquanto ele serve
  tavola restore <arquivo>             traz a cópia de volta
  tavola bench [jogo]                  mede a velocidade do núcleo, ou de um jogo: --players n, --options '{}'
  tavola bench server                  mede o servidor: --matches n (50), --seconds n (5), --runs n (1)
  tavola prompts <jogo>                conta quantas vezes um novato é perguntado se quer responder
      --players, --games (40), --seed, --options como em sim
  tavola chronicle <jogo>              joga partidas que seguem umas das outras e conta a história delas
      --games n (10), --players, --seats, --bots, --seed, --options, --walk como em sim
  tavola sim <jogo>                    joga muitas partidas entre bots e conta o que houve
      --players n    lugares (o menor número possível, se não for dito)
      --seats lista  o que há em cada lugar: player, automaton ou um bot, separados por vírgulas; a escolha
                     de um lugar depois de dois-pontos: random,automaton:difficulty=heir,automaton:eyrie:easy
      --bots lista   random, greedy, search:400, search:800ms, easy, medium, hard; trocam de lugar a cada partida
      --games n      quantas partidas (100)
      --seed n       a semente da primeira (1)
      --options json as variantes do jogo
      --walk         partidas ao acaso com todas as verificações a cada decisão
      --jobs n       quantas partidas lado a lado (todos os núcleos)
  tavola lab <jogo>                    o laboratório: rodadas que qualquer máquina repete, por iterações e nunca por tempo
      --fixed        os bots não trocam de lugar; --save arquivo.json e --csv arquivo.csv guardam o resultado
      e --players, --seats, --bots (greedy), --games, --seed, --options, --jobs como em sim
  tavola lab show|repeat <arquivo>     mostra um resultado guardado; joga a mesma rodada de novo e compara
  tavola lab compare <um> <outro>      duas rodadas lado a lado, com intervalos
  tavola lab report <jogo>             o equilíbrio do jogo, das rodadas que vêm com ele
  tavola ladder <jogo>                 os bots uns contra os outros e a força de cada um
      --bots lista   em vez dos de costume; --games n por par (20); --reach n: quantos seguintes cada um encontra (3)
      --seats lista  em vez de dois jogadores quaisquer, como em sim
      --keep arquivo guarda cada partida ao terminar; as que já estão lá não são jogadas de novo
      --markdown     a tabela para o README; e --seed, --options, --jobs como em sim

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
  assist: { hint: 'número, identificador, um fato (warriors:8:1=3), undo ou quit' },
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
  store: {
    saved: (file) => `Cópia gravada em ${file}`,
    savedSecret: (file) => `O segredo que reconhece os visitantes foi para ${file}: guarde-o como uma senha`,
    restored: (file, kept) => `Restaurado de ${file}; o que havia antes está em ${kept}`,
    restoredSecret: 'O segredo da cópia também voltou: se o servidor está rodando, reinicie-o',
    missing: (file) => `Não há partidas em ${file}. TAVOLA_DATA diz onde estão.`,
    notOurs: (file) => `${file} não é uma cópia inteira feita por tavola backup.`,
    busy: (file) => `${file} está em uso sem pausa; nada foi mudado. Tente de novo ou pare o servidor antes.`,
    fileMissing: 'Diga qual arquivo.',
  },
  prompts: ({ ask, turns, phases, own, others }) =>
    `${ask}: ${turns} turnos; perguntas por turno: ${phases.toFixed(2)} das próprias fases, ${(own + others).toFixed(2)} para responder (${own.toFixed(2)} no próprio turno)`,
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
  help: `tavola: a digital table

  tavola games                         the games
  tavola play [game]                   play in the terminal, against bots or with several people at one screen
      --people n     how many people (1; 0 only watches), from seat --seat (1) on
      --save file    saves the game; --continue file goes on with it
      --dice         you roll and draw yourselves: the table asks what came up
      and --players, --seats, --bots (medium), --seed, --options as for sim
  tavola assist <game>                 runs the automata beside a real table; --seats as for sim, people are players
      --box file     what is printed in the box, read off once and kept for the next evening
  tavola replay <file>                 tells a game in sentences
      --to n         up to pick n; --seat n: what that seat saw; --why: the automata's reasons
  tavola verify <file>                 checks that everything followed the rules and that chance was honest
  tavola serve                         opens the server (as npm start does, without building the client)
  tavola backup <file>                 copies the server's matches and its secret, also while it serves
  tavola restore <file>                brings the copy back
  tavola bench [game]                  measures the speed of the kernel, or of a game: --players n, --options '{}'
  tavola bench server                  measures the server: --matches n (50), --seconds n (5), --runs n (1)
  tavola prompts <game>                counts how often a newcomer is asked for an answer
      --players, --games (40), --seed, --options as for sim
  tavola chronicle <game>              plays games that follow from one another and tells their history
      --games n (10), --players, --seats, --bots, --seed, --options, --walk as in sim
  tavola sim <game>                    plays many games between bots and counts what happened
      --players n    seats (as few as the game allows when left out)
      --seats list   what sits on each seat: player, automaton or a bot, with commas between; what a seat
                     chooses after a colon: random,automaton:difficulty=heir,automaton:eyrie:easy
      --bots list    random, greedy, search:400, search:800ms, easy, medium, hard; they change seats from game to game
      --games n      how many games (100)
      --seed n       the seed of the first one (1)
      --options json the game's variants
      --walk         random games with every check at every decision
      --jobs n       how many games side by side (all cores)
  tavola lab <game>                    the lab: runs that any machine repeats, by iterations and never by time
      --fixed        bots keep their seats; --save file.json and --csv file.csv keep the result
      and --players, --seats, --bots (greedy), --games, --seed, --options, --jobs as in sim
  tavola lab show|repeat <file>        shows a result that was kept; plays the same run again and compares
  tavola lab compare <one> <other>     two runs side by side, with intervals
  tavola lab report <game>             the balance of a game, from the runs that come with it
  tavola ladder <game>                 the bots against each other, and how strong each is
      --bots list    instead of the usual ones; --games n per pair (20); --reach n: how many of the next each meets (3)
      --seats list   instead of any two players, as in sim
      --keep file    keeps every game as it ends; those that are in it are not played again
      --markdown     the table for the README; and --seed, --options, --jobs as in sim

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
  assist: { hint: 'a number, an id, a fact (warriors:8:1=3), undo or quit' },
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
  store: {
    saved: (file) => `Copied to ${file}`,
    savedSecret: (file) => `The secret by which guests are known is in ${file}: keep it like a password`,
    restored: (file, kept) => `Restored from ${file}; what was there before is in ${kept}`,
    restoredSecret: 'The secret of the copy is back too: if the server is running, restart it',
    missing: (file) => `There are no matches in ${file}. TAVOLA_DATA says where they are.`,
    notOurs: (file) => `${file} is not a whole copy made by tavola backup.`,
    busy: (file) =>
      `${file} is being written to without a pause; nothing was changed. Try again, or stop the server first.`,
    fileMissing: 'Say which file.',
  },
  prompts: ({ ask, turns, phases, own, others }) =>
    `${ask}: ${turns} turns; questions per turn: ${phases.toFixed(2)} of one's own phases, ${(own + others).toFixed(2)} to answer others (${own.toFixed(2)} in one's own turn)`,
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

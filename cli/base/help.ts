/** Every command with what it takes: `tavola help`. */
import type { Language } from '@tavola/kernel/face/text.ts';

const pt = `tavola: uma mesa digital

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
  tavola new <nome>                    escreve um jogo novo em games/<nome>, com testes: docs/writing-a-game.md
  tavola serve                         abre o servidor (o mesmo que npm start, sem construir o cliente)
  tavola backup <arquivo>              copia as partidas e o segredo do servidor, também enquanto ele serve
  tavola restore <arquivo>             traz a cópia de volta
  tavola check-update [pasta]          diz que partidas parariam com estas regras, ou com as da pasta; só lê; --database
  tavola repair <partida>              volta uma partida parada à última jogada que vale; --dry só diz; --database
  tavola bench [jogo]                  mede a velocidade do núcleo, ou de um jogo: --players n, --options '{}'
  tavola bench server                  mede o servidor: --matches n (50), --seconds n (5), --runs n (1)
  tavola prompts <jogo>                conta perguntas e toques por turno, e quantas vezes se é chamado a responder
      --budget compara com o que o jogo promete; --players, --games (40), --seed, --options como em sim
  tavola newcomer <jogo>               joga com quem só segue o que brilha na primeira partida, contra bots ao acaso
      --games (60), --seed como em sim
  tavola chronicle <jogo>              joga partidas em sequência e conta a história delas
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
      --markdown     a tabela para o lab.md; e --seed, --options, --jobs como em sim

  Para todos: --lang pt-BR|en, --json onde houver um resultado, --help`;

const en = `tavola: a digital table

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
  tavola new <name>                    writes a new game in games/<name>, with its tests: docs/writing-a-game.md
  tavola serve                         opens the server (as npm start does, without building the client)
  tavola backup <file>                 copies the server's matches and its secret, also while it serves
  tavola restore <file>                brings the copy back
  tavola check-update [folder]         says which matches would stop by these rules, or the folder's; only reads; --database
  tavola repair <match>                cuts a stopped match back to its last good pick; --dry only says so; --database
  tavola bench [game]                  measures the speed of the kernel, or of a game: --players n, --options '{}'
  tavola bench server                  measures the server: --matches n (50), --seconds n (5), --runs n (1)
  tavola prompts <game>                counts questions and touches per turn, and how often one is asked for an answer
      --budget compares with what the game promises; --players, --games (40), --seed, --options as for sim
  tavola newcomer <game>               plays as somebody who only follows what lights up in a first game, against random bots
      --games (60), --seed as for sim
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
      --markdown     the table for lab.md; and --seed, --options, --jobs as in sim

  For all: --lang pt-BR|en, --json where there is a result, --help`;

export const helpTexts: { readonly [L in Language]: string } = { 'pt-BR': pt, en };

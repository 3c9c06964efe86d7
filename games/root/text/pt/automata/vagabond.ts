import { capital } from '@tavola/games/text/capital.ts';
import { list, own, who } from '@tavola/games/text/pt.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Held } from '../../../rules/boards/vagabond.ts';
import type { ItemsEvent, VagabotEvent } from '../../../rules/vocabulary/vagabot.ts';
import type { AutomatonText } from '../../automaton-text.ts';
import { tally } from '../../names.ts';
import { characterName, inside, itemName, questName } from '../phrases/phrases.ts';

const verbs: { readonly [what in ItemsEvent['what']]: string } = {
  exhausted: 'exaure',
  refreshed: 'reanima',
  damaged: 'danifica',
  repaired: 'repara',
};

export const vagabotEvents: ByKind<VagabotEvent> = {
  'automaton.items': ({ seat, what, items }, say) =>
    `${who(seat, say)} ${verbs[what]} ${list(tally(items.map(itemName)))}`,
  'automaton.quest': ({ seat, quest, done }, say) =>
    done
      ? `${who(seat, say)} completa a tarefa ${questName(quest)}`
      : `${capital(own('a próxima tarefa', seat, say))}: ${questName(quest)}`,
  'automaton.blocked': ({ seat, clearing, item }, say) =>
    `${who(seat, say)} cobre um local de construção ${inside(clearing)} para sempre: ${itemName(item)}`,
};

const held = (items: readonly Held[]) => tally(items.map(({ item }) => itemName(item))).join(', ') || 'nada';

export const vagabond: AutomatonText = {
  name: 'Automalandro',
  about: 'Explora, cumpre tarefas, ajuda e batalha no lugar mais próximo em que dá.',
  level: (of) => `reanima ${of('refreshDamaged')} itens · ${of('refreshClean')} sem dano`,
  steps: {
    'AUT-7.4.3': 'Deslizar',
    'AUT-7.5.1': 'Explorar',
    'AUT-7.5.2': 'Tarefa',
    'AUT-7.5.3': 'Ajuda',
    'AUT-7.5.4': 'Batalha',
    'AUT-7.5.5': 'Reparo',
    'AUT-7.5.6': 'Ação especial',
    'AUT-7.7.1': 'Ladrão: roubar uma carta',
    'AUT-7.7.2': 'Funileiro: criar um item do descarte',
    'AUT-7.7.3': 'Andarilho: deslizar',
    'AUT-7.7.4': 'Vagabundo: iniciar uma batalha',
    'AUT-7.7.5': 'Patife: esvaziar a clareira',
    'AUT-7.7.6': 'Árbitro: ação especial',
  },
  traits: {
    adventurer: ['Aventureiro', 'Uma batalha por turno; os itens que sobram vão para tarefas'],
    berserker: ['Furioso', 'Batalha onde há mais peças inimigas; repara um item a mais no Anoitecer'],
    helper: ['Prestativo', 'A ajuda vale 1 PV a mais, e a pessoa compra duas cartas por item'],
    marksman: ['Atirador', 'Os ataques começam com um dano antes dos dados'],
  },
  why: {
    aid: 'a ajuda',
    warriors: 'guerreiros removidos',
    'stolen-card': 'uma carta roubada',
    burnt: 'uma clareira esvaziada',
  },
  clauses: {
    'AUT-7.2.1':
      'O peão não é guerreiro e não pode ser removido. O que remove todas as peças inimigas da clareira dele danifica três itens dele.',
    'AUT-7.2.4':
      'Com 6, 9 e 12 itens sem dano, um, dois e três deles ficam na trilha de batalha. Ele causa no máximo 1 dano rolado; os dois primeiros espaços somam 1 cada, o terceiro dá um dano adicional como atacante.',
    'AUT-7.2.5':
      'Cada dano danifica um item: os exauridos antes dos não exauridos, a mochila antes da trilha. Ele só fica indefeso sem nenhum item inteiro.',
    'AUT-7.3.2': 'Preparação: o peão começa na floresta com mais clareiras em volta; entre várias decide o acaso.',
    'AUT-7.4.3': 'Com dois itens inteiros ou menos ele desliza para uma floresta vizinha, ao acaso, e não tem Dia.',
    'AUT-7.5':
      'Cada ação é feita na clareira mais próxima em que é possível. Cada movimento exaure um item, e ele vai até onde os itens alcançam; entre caminhos igualmente curtos vale a próxima clareira de maior prioridade.',
    'AUT-7.5.1': 'Explorar: na ruína mais próxima ele pega um item ao acaso, por um item; não dá PV.',
    'AUT-7.5.2':
      'Tarefa: na clareira mais próxima do naipe dela, por dois itens quaisquer, ele completa a tarefa por 1 PV e compra a próxima.',
    'AUT-7.5.3':
      'Ajuda: quem na clareira dele tem itens criados e menos PV entrega tantos quantos ele pode exaurir. Ele recebe 1 PV por item; a pessoa compra o mesmo número de cartas.',
    'AUT-7.5.4':
      'Batalha: contra quem tem mais PV, na clareira mais próxima dessa pessoa, por um item; de novo por dois itens enquanto puder pagar. Como atacante recebe 1 PV por guerreiro.',
    'AUT-7.5.4.I': 'Entre clareiras igualmente próximas, a que tem mais construções e marcadores do alvo.',
    'AUT-7.5.4.II': 'Entre essas, a que tem menos guerreiros do alvo.',
    'AUT-7.5.5': 'Reparo: um item por um danificado, os não exauridos primeiro; ele mantém a face que mostra.',
    'AUT-7.5.6': 'Especial: um item pelo que o personagem sabe fazer; o que não teria efeito é pulado.',
    'AUT-7.6.1':
      'Anoitecer: ele reanima seis itens inteiros, ou quatro se algum estiver danificado; a dificuldade muda isso em um.',
    'AUT-7.6.2': 'Anoitecer: ele repara um item, numa floresta todos.',
    'AUT-7.7.1':
      'Ladrão: uma carta ao acaso da pessoa daqui com mais PV, depois mais peças, é descartada, e ele recebe 1 PV.',
    'AUT-7.7.2': 'Funileiro: a carta mais recente do descarte cujo item está no estoque é criada por 1 PV.',
    'AUT-7.7.3': 'Andarilho: com três ou mais itens danificados ele desliza para uma floresta vizinha, ao acaso.',
    'AUT-7.7.4':
      'Vagabundo: dois outros que estão ali batalham, o primeiro na ordem de preparação ataca o seguinte; ele remove as peças de ambos. Sem um par assim, ele mesmo ataca.',
    'AUT-7.7.5':
      'Patife: onde há três ou mais peças inimigas, entre elas uma construção ou um marcador, todas saem; um item dele cobre um local de construção para sempre, e ele recebe 1 PV.',
    'AUT-7.7.6':
      'Árbitro: o defensor na clareira dele pode alistá-lo antes da rolagem; a trilha de batalha dele soma ao máximo que o defensor pode rolar, e ele recebe 1 PV. Um autômato o faz enquanto seu máximo é menor que 3 e menor que as peças do atacante e tem mais PV que ele.',
    'AUT-T-VAG-1': 'Aventureiro: uma batalha por turno; os itens que sobram no fim do Dia vão para tarefas.',
    'AUT-T-VAG-2':
      'Furioso: as batalhas vão à clareira com mais peças inimigas, contra quem tem mais ali; o Anoitecer repara um item a mais.',
    'AUT-T-VAG-3': 'Prestativo: a ajuda dá 1 PV a mais; uma pessoa compra duas cartas por item.',
    'AUT-T-VAG-4': 'Atirador: os ataques dele começam com um dano antes de rolar os dados.',
  },
  board: ({ open }, seat) => {
    const { board, pawn } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'vagabot' || board.character === null) return [];
    const whole = board.items.filter(({ damaged }) => !damaged);
    return [
      `${characterName(board.character)}${pawn > 12 ? ` ${inside(pawn)}` : ''}`,
      `Mochila: prontos ${held(whole.filter(({ up }) => up))}; exauridos ${held(whole.filter(({ up }) => !up))}`,
      `Trilha de batalha: ${held(board.track)}; danificados: ${held(board.items.filter(({ damaged }) => damaged))}`,
      `Tarefa: ${board.quest === null ? 'nenhuma' : questName(board.quest)}`,
      ...board.blocked.map(
        ({ clearing, item }) => `Local de construção coberto ${inside(clearing)}: ${itemName(item)}`,
      ),
    ];
  },
};

import { capital } from '@tavola/games/text/capital.ts';
import { counted, list, own, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import { questOf } from '../../../data/quests.ts';
import type { Held } from '../../../rules/boards/vagabond.ts';
import type { RuinSeen } from '../../../rules/factions/vagabond/state.ts';
import type {
  Ability,
  Condition,
  VagabondAsk,
  VagabondEvent,
  VagabondMove,
} from '../../../rules/vocabulary/vagabond.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import {
  cardName,
  characterName,
  clearingName,
  from,
  inside,
  itemName,
  points,
  questName,
  suitName,
  to,
} from '../phrases/phrases.ts';

const masculine = ['hammer', 'tea'];
const conditions: { readonly [condition in Condition]: (item: string) => string } = {
  ready: () => '',
  exhausted: (item) => ` (${ended('exaurid', item)})`,
  damaged: (item) => ` (${ended('danificad', item)})`,
  'exhausted-damaged': (item) => ` (${ended('exaurid', item)}, ${ended('danificad', item)})`,
};
function ended(stem: string, item: string): string {
  return stem + (masculine.includes(item) ? 'o' : 'a');
}
const abilities: { readonly [ability in Ability]: string } = {
  steal: 'Roubar: uma carta ao acaso de alguém daqui',
  'day-labor': 'Dia de Trabalho: uma carta correspondente do descarte',
  hideout: 'Esconderijo: reparar três itens; o Dia termina',
  instigate: 'Instigar: dois outros batalham aqui',
  'scorched-earth': 'Terra Queimada: queimar esta clareira para sempre',
  glide: 'Esgueirar-se para qualquer clareira',
};
const abilityNames: { readonly [ability in Ability]: string } = {
  steal: 'Roubar',
  'day-labor': 'Dia de Trabalho',
  hideout: 'Esconderijo',
  instigate: 'Instigar',
  'scorched-earth': 'Terra Queimada',
  glide: 'Esgueirar',
};
const levels = ['Indiferente', 'Amistoso', 'Amigo', 'Aliado'];
const level = (relation: number) => (relation < 0 ? 'Hostil' : (levels[relation] ?? ''));
const items = (all: readonly string[]) => list(tally(all.map(itemName)));
const held = (all: readonly Held[]) =>
  tally(
    all.map(({ item, up, damaged }) => {
      const condition = damaged ? (up ? 'damaged' : 'exhausted-damaged') : up ? 'ready' : 'exhausted';
      return itemName(item) + conditions[condition](item);
    }),
  ).join(', ');
const toGo = (left: number) => (left === 1 ? 'falta 1' : `faltam ${left}`);

export const vagabond: FactionText<VagabondAsk, VagabondMove, VagabondEvent> = {
  asks: {
    'vagabond.character': 'Escolha o seu personagem',
    'vagabond.forest': 'Em que floresta você começa?',
    'vagabond.refresh': ({ left }) => `Reanimar: que item? (${toGo(left)})`,
    'vagabond.slip': 'Deslizar? Escolha um lugar ao lado',
    'vagabond.daylight': asked('Dia: o que você faz?', 'Dia: o que você faz com os seus itens?'),
    'vagabond.take-along': (it) =>
      asked('Levar guerreiros aliados?', `${capital(from(it.from))} ${to(it.to)}: levar guerreiros aliados?`),
    'vagabond.fight-along': ({ clearing }) =>
      asked('Os aliados lutam por você?', `Batalha ${inside(clearing)}: guerreiros aliados lutam por você?`),
    'vagabond.hit': ({ clearing, left }) =>
      asked(
        `O que recebe o dano? (${toGo(left)})`,
        `Danos ${inside(clearing)}: o que recebe o próximo? (${toGo(left)})`,
      ),
    'vagabond.damage': ({ left }) => `Que item danificar? (${toGo(left)})`,
    'vagabond.explore': ({ clearing }) =>
      asked('Que item da ruína você pega?', `Sob a ruína ${inside(clearing)}: que item você pega?`),
    'vagabond.aid-whom': 'Ajuda: a quem?',
    'vagabond.aid-card': (it, say) => `Ajuda: que carta dar a ${whoIn(it.to, say)}?`,
    'vagabond.aid-item': (it, say) =>
      asked('Ajuda: que item exaurir?', `Ajuda a ${whoIn(it.to, say)}: escolha o item que você exaure`),
    'vagabond.aid-take': (it, say) => `Pegar um item de ${whoIn(it.from, say)}?`,
    'vagabond.quest-items': ({ quest }) => asked('Tarefa: com que itens?', `${questName(quest)}: com que itens?`),
    'vagabond.quest-reward': ({ quest, vp }) =>
      asked(`${points(vp)} ou duas cartas?`, `${questName(quest)} está completa: ${points(vp)} ou duas cartas?`),
    'vagabond.strike-whom': 'Atirar: em quem?',
    'vagabond.strike-what': ({ seat }, say) => `Atirar em ${whoIn(seat, say)}: em que peça?`,
    'vagabond.repair': ({ left }) => `Reparar: que item? (${toGo(left)})`,
    'vagabond.pay': ({ left }) =>
      asked(
        `Pagar com que item? (${toGo(left)})`,
        `Pagar aos Ribeirinhos: escolha um item para exaurir (${toGo(left)})`,
      ),
    'vagabond.too-much': ({ left }) =>
      asked(`Que item sai do jogo? (${toGo(left)})`, `Itens demais: escolha um que sai do jogo (${toGo(left)})`),
    'vagabond.steal-whom': 'Roubar: de quem?',
    'vagabond.day-labor': asked('Que carta do descarte?', 'Dia de Trabalho: que carta do descarte?'),
    'vagabond.instigate-attacker': 'Instigar: quem ataca?',
    'vagabond.instigate-defender': ({ attacker }, say) => `Instigar: ${whoIn(attacker, say)} ataca quem?`,
    'vagabond.glide': 'Esgueirar: para que clareira?',
    'vagabond.enlist': ({ arbiter, clearing, support }, say) =>
      asked(
        `Alistar ${whoIn(arbiter, say)}, o Árbitro?`,
        `Batalha ${inside(clearing)}: alistar ${whoIn(arbiter, say)}, o Árbitro, por até ${counted(support, 'dano rolado', 'danos rolados')} a mais? Ele recebe 1 PV`,
      ),
    'vagabond.quest-card': 'Que tarefa foi revelada?',
    'vagabond.ruin-item': ({ clearing }) =>
      asked('Que item está sob a ruína?', `Que item está sob a ruína ${inside(clearing)}?`),
  },
  moves: {
    'vagabond.character': ({ character }) => characterName(character),
    'vagabond.item': ({ item, condition }) => capital(itemName(item)) + conditions[condition](item),
    'vagabond.stay': 'Ficar',
    'vagabond.explore': 'Explorar a ruína (tocha)',
    'vagabond.aid': 'Ajudar alguém daqui',
    'vagabond.quest': ({ quest }) => `Tarefa ${questName(quest)}: ${items(questOf(quest).items)}`,
    'vagabond.as-shown': 'Os itens que a tarefa mostra',
    'vagabond.improvise': ({ item, as }) => `Improvisar: ${itemName(item)} como ${itemName(as)}, com dano`,
    'vagabond.quest-vp': 'Pontuar',
    'vagabond.quest-cards': 'Comprar duas cartas',
    'vagabond.strike': 'Atirar (besta)',
    'vagabond.repair': 'Reparar um item (martelo)',
    'vagabond.special': ({ ability }) => `${abilities[ability]} (tocha)`,
    'vagabond.enlist': 'Alistar o Árbitro',
  },
  events: {
    'vagabond.character': ({ seat, character }, say) => `${who(seat, say)} joga com o ${characterName(character)}`,
    'vagabond.pawn': ({ seat, place }, say) => `${who(seat, say)} começa ${inside(place)}`,
    'vagabond.quest-revealed': ({ quest }) => `Nova tarefa: ${questName(quest)}, ${items(questOf(quest).items)}`,
    'vagabond.exhausted': ({ seat, item, count }, say) =>
      `${who(seat, say)} exaure ${items(new Array(count).fill(item))}`,
    'vagabond.refreshed': (it, say) => `${who(it.seat, say)} reanima ${items(it.items)}`,
    'vagabond.damaged': (it, say) => `${who(it.seat, say)} danifica ${items(it.items)}`,
    'vagabond.repaired': (it, say) => `${who(it.seat, say)} repara ${items(it.items)}`,
    'vagabond.lost': (it, say) => `${who(it.seat, say)} larga para sempre: ${items(it.items)}`,
    'vagabond.along': ({ seat, ally }, say) =>
      `${capital(own('os guerreiros', ally, say))} lutam por ${whoIn(seat, say)}`,
    'vagabond.explored': ({ seat, clearing, item }, say) =>
      `${who(seat, say)} explora a ruína ${inside(clearing)}: ${item ? itemName(item) : 'nada para pegar'}`,
    'vagabond.took': (it, say) =>
      `${who(it.seat, say)} pega um item criado por ${whoIn(it.from, say)}: ${itemName(it.item)}`,
    'vagabond.relation': ({ seat, of, level: now }, say) =>
      `${capital(own('a relação', seat, say))} com ${whoIn(of, say)}: ${level(now)}`,
    'vagabond.hostile': ({ seat, of }, say) => `${who(of, say)} agora é hostil a ${whoIn(seat, say)}`,
    'vagabond.quest': ({ seat, quest }, say) => `${who(seat, say)} completa a tarefa ${questName(quest)}`,
    'vagabond.improvised': ({ seat, item, as }, say) =>
      `${who(seat, say)} improvisa: ${itemName(item)} como ${itemName(as)}`,
    'vagabond.special': ({ seat, ability }, say) => `${who(seat, say)} usa ${abilityNames[ability]}`,
    'vagabond.labor': ({ seat, card }, say) => `${who(seat, say)} pega ${cardName(card)} do descarte`,
    'vagabond.scorched': ({ seat, clearing }, say) =>
      `${who(seat, say)} queima a ${clearingName(clearing)} para sempre`,
    'vagabond.enlisted': ({ seat, by, support }, say) =>
      `${who(by, say)} alista ${whoIn(seat, say)}, o Árbitro: até ${counted(support, 'dano rolado', 'danos rolados')} a mais`,
  },
  pieces: {},
  why: {
    ruin: 'uma ruína explorada',
    ally: 'a ajuda a um aliado',
    friendship: 'uma relação melhor',
    infamy: 'a infâmia',
    quest: 'uma tarefa completada',
    protector: 'a proteção',
  },
  abilities: { 'swift-strike': 'Ataque Rápido (uma espada)' },
  clauses: {
    'ROOT-9.2.1':
      'O Malandro cria durante o Dia exaurindo um martelo por ícone; os martelos têm o naipe da clareira dele. Numa floresta ele não cria. Itens criados vêm com a face para cima para o tabuleiro dele.',
    'ROOT-9.2.2':
      'O peão não é um guerreiro: não governa, não impede que outros governem e não pode ser removido. O que remove todas as peças inimigas da clareira dele danifica três itens.',
    'ROOT-9.2.3': 'O Malandro se move não importa quem governe.',
    'ROOT-9.2.4': 'Sem espada inteira o Malandro está indefeso.',
    'ROOT-9.2.5':
      'Itens têm a face para cima ou estão exauridos, inteiros ou danificados. Só itens inteiros com a face para cima podem ser exauridos. Bules, moedas e sacolas prontos ficam nas suas trilhas, três no máximo.',
    'ROOT-9.2.6': 'O Malandro causa no máximo tantos danos rolados quantas espadas inteiras tem, exauridas ou não.',
    'ROOT-9.2.7': 'Cada dano danifica um item inteiro à escolha dele; sem nenhum, os danos não fazem nada.',
    'ROOT-9.2.9': 'Há um marcador de relação para cada outra facção, mas nenhum para outro Malandro.',
    'ROOT-9.2.9.1':
      'Uma, duas e depois três ajudas num mesmo turno movem o marcador um passo: 1, 2 e 2 PV. Ajudas não usadas se perdem no fim do turno.',
    'ROOT-9.2.9.2':
      'Ajudar um aliado vale 2 PV. Guerreiros de um aliado podem mover junto e lutar por ele quando ataca outros; então podem receber danos. Se receberem mais danos que os itens dele, ficam hostis depois da batalha.',
    'ROOT-9.2.9.3': 'Quem perde um guerreiro para o Malandro fica hostil. Ajuda não conserta isso.',
    'ROOT-9.2.9.3.1':
      'Infâmia: em batalha no próprio turno, cada peça de uma facção hostil que ele remove vale 1 PV a mais, menos o guerreiro que a tornou hostil.',
    'ROOT-9.2.9.3.2': 'Mover para uma clareira com guerreiros hostis custa mais uma bota; deslizar para lá, não.',
    'ROOT-9.3':
      'Preparação: um personagem com os itens dele, o peão em qualquer floresta, três tarefas abertas e um item escondido sob cada ruína.',
    'ROOT-9.4': 'Amanhecer: reanimar itens e depois deslizar.',
    'ROOT-9.4.1':
      'Reanimar: três itens exauridos ficam com a face para cima, e mais dois por bule na trilha; os danificados também servem.',
    'ROOT-9.4.2': 'Deslizar: ele pode ir de graça para uma clareira ou floresta ao lado; nada o impede de sair.',
    'ROOT-9.5': 'Dia: quantas ações quiser, cada uma por um item exaurido.',
    'ROOT-9.5.1': 'Mover: uma bota, para uma clareira ao lado; nunca para uma floresta.',
    'ROOT-9.5.2': 'Batalhar: uma espada, na clareira dele.',
    'ROOT-9.5.3':
      'Explorar: uma tocha numa clareira com ruína; ele pega o item sob ela e recebe 1 PV. Uma ruína sem itens é removida.',
    'ROOT-9.5.4':
      'Ajuda: um item qualquer e uma carta que corresponda à clareira para alguém com peças ali; então ele pode pegar um dos itens criados por essa pessoa.',
    'ROOT-9.5.5':
      'Tarefa: numa clareira do naipe dela, pelos dois itens que mostra. Ele recebe 1 PV por tarefa desse naipe que completou, ou compra duas cartas.',
    'ROOT-9.5.6':
      'Atirar: uma besta remove um guerreiro inimigo da clareira dele; de um inimigo sem guerreiros ali, uma construção ou um marcador. Não é uma batalha.',
    'ROOT-9.5.7': 'Reparar: um martelo por um item danificado, que mantém a face que mostra.',
    'ROOT-9.5.9': 'Ação especial: uma tocha pelo que o personagem sabe fazer.',
    'ROOT-9.6':
      'Anoitecer: numa floresta todos os itens danificados ficam inteiros e com a face para cima. Compre uma carta e mais uma por moeda na trilha; descarte até ficar com cinco. Na mochila e na caixa de danificados cabem seis itens, e mais dois por sacola na trilha; o resto sai do jogo.',
    'ROOT-9.7': 'Cada personagem tem os seus itens e uma coisa que só ele faz.',
    'ROOT-9.7.2': 'Dia de Trabalho: o Funileiro pega do descarte uma carta do naipe da clareira dele ou de pássaro.',
    'ROOT-9.7.3': 'Esconderijo: o Andarilho repara três itens; então o Dia termina.',
    'ROOT-9.7.4':
      'Instigar: o Vagabundo escolhe dois outros que batalham na clareira dele. É ele quem remove as peças dos dois e pontua por elas.',
    'ROOT-9.7.5':
      'Proteção: um defensor na clareira do Árbitro pode alistá-lo antes da rolagem; as espadas inteiras dele aumentam o dano máximo rolado do defensor, e ele recebe 1 PV.',
    'ROOT-9.7.6':
      'Terra Queimada: o Patife deixa a tocha na clareira dele. Todas as peças inimigas ali são removidas, e nada mais pode ser posicionado ali nem mover para lá.',
    'ROOT-9.7.7':
      'Improvisar: uma vez por turno um item pronto do Aventureiro vale como outro numa tarefa; é exaurido e danificado.',
    'ROOT-9.7.8': 'Ataque Rápido: depois da rolagem o Ronin pode exaurir espadas, cada uma por um dano adicional.',
    'ROOT-9.7.9': 'Esgueirar: o peão do Saqueador vai para qualquer clareira.',
    'ROOT-9.8':
      'Dois Malandros jogam com personagens diferentes e dividem as tarefas abertas. Há dois itens sob cada ruína; quem explora olha os dois e pega um, de um tipo que ainda não pegou de uma ruína.',
  },
  board: ({ open, secrets }, seat, say) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'vagabond' || board.character === null) return [];
    const relations = open.players.flatMap(({ faction }, other) =>
      other === seat || faction === 'vagabond' ? [] : [`${say.who(other)} ${level(board.relations[other] ?? 0)}`],
    );
    const ruins = (secrets[seat] as readonly RuinSeen[]).map(
      ({ clearing, item }) => `${itemName(item)} (${clearingName(clearing)})`,
    );
    const place = open.players[seat]?.pawn ?? 0;
    return [
      `${characterName(board.character)}${place > 12 ? ` ${inside(place)}` : ''}; itens: ${held(board.items)}`,
      `Relações: ${relations.join(', ') || 'nenhuma'}`,
      `Tarefas abertas: ${open.quests.map((quest) => `${questName(quest)}: ${items(questOf(quest).items)}`).join('; ') || 'nenhuma'}`,
      `Tarefas completadas: ${tally(board.quests.map((quest) => suitName(questOf(quest).suit))).join(', ') || 'nenhuma'}`,
      ...(board.scorched.length > 0 ? [`Queimadas: ${board.scorched.map(clearingName).join(', ')}`] : []),
      ...(ruins.length > 0 ? [`Visto sob ruínas: ${ruins.join(', ')}`] : []),
    ];
  },
};

import { own, who, whoIn } from '@tavola/games/text/pt.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Ask, SharedAsk } from '../../rules/vocabulary/asks.ts';
import { asks as automatonAsks } from './automata/shared.ts';
import { factionSentences } from './factions/all.ts';
import { purpose } from './joined.ts';
import { cardName, from as fromPlace, inside, someCards, suitName, to as toPlace } from './phrases/phrases.ts';
import { outsideAsks } from './real.ts';

const parts = {
  'start-of-birdsong': 'Começo do Amanhecer',
  birdsong: 'Amanhecer',
  'end-of-birdsong': 'Fim do Amanhecer',
  'start-of-daylight': 'Começo do Dia',
  daylight: 'Dia',
  'start-of-evening': 'Começo do Anoitecer',
  evening: 'Anoitecer',
  'end-of-evening': 'Fim do Anoitecer',
} as const;

const shared: ByKind<SharedAsk> = {
  'choose-faction': 'Escolha a sua facção',
  'first-player': 'Quem joga primeiro?',
  'faction-by-chance': 'Qual facção o acaso dá?',
  'start-corner': 'Escolha o seu canto inicial',
  window: ({ part }) => `${parts[part]}: usar algo?`,
  ambush: ({ clearing, attacker }, say) => `${who(attacker, say)} ataca ${inside(clearing)}: jogar uma emboscada?`,
  'counter-ambush': ({ clearing, defender }, say) =>
    `${who(defender, say)} embosca você ${inside(clearing)}: anular com uma emboscada?`,
  'battle-effects': ({ clearing }) => `Batalha ${inside(clearing)}: usar um efeito?`,
  'move-from': 'Mover: escolha de onde',
  'move-to': ({ from }) => `Mover ${fromPlace(from)}: escolha para onde`,
  'move-count': ({ from, to }) => `Mover ${fromPlace(from)} ${toPlace(to)}: quantos guerreiros?`,
  'battle-clearing': 'Batalhar: escolha a clareira',
  'battle-defender': ({ clearing }) => `Batalha ${inside(clearing)}: escolha o defensor`,
  'effects-first': ({ clearing }) => `Batalha ${inside(clearing)}: que lado declara efeitos primeiro?`,
  'lose-piece': ({ clearing, left }) =>
    `Escolha o que você perde ${inside(clearing)} (${left === 1 ? 'falta 1 dano' : `faltam ${left} danos`})`,
  'order-effects': 'Várias coisas acontecem: qual vem primeiro?',
  craft: 'Criar uma carta?',
  'craft-piece': ({ card, left }) => `${cardName(card)}: ativar uma peça artesanal de que naipe? (${left} por ativar)`,
  spend: (it) =>
    it.suit === null
      ? `Escolha uma carta para gastar ${purpose(it.for)}`
      : `Escolha uma carta de ${suitName(it.suit)} para gastar ${purpose(it.for)}`,
  discard: ({ left }) => `Cartas demais: descarte ${someCards(left)}`,
  'card-player': ({ card }) => `${cardName(card)}: escolha um jogador`,
  'card-clearing': ({ card }) => `${cardName(card)}: escolha uma clareira`,
  'card-item': ({ card }) => `${cardName(card)}: escolha um item`,
  'card-card': ({ card, of }, say) => `${cardName(card)}: escolha uma carta de ${whoIn(of, say)}`,
  'card-action': ({ card }) => `${cardName(card)}: mover ou batalhar?`,
  give: ({ to }, say) => `Escolha uma carta para dar a ${whoIn(to, say)}`,
  informants: 'Informantes: pegar uma emboscada do descarte em vez de comprar?',
  'coalition-partner': 'Escolha com quem formar a coalizão',
  die: ({ clearing }) => `Batalha ${inside(clearing)}: o que mostra o dado?`,
  'random-card': ({ from }, say) => `Que carta saiu ${own('da mão', from, say)}?`,
  deck: 'Qual carta foi comprada?',
};

export const asks: ByKind<Ask> = {
  ...shared,
  ...factionSentences.asks,
  ...automatonAsks,
  ...outsideAsks,
};

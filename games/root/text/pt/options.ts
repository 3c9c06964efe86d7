import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options, SeatChoice } from '../../rules/state/options.ts';
import { levelEffect, traitOptions } from '../options.ts';
import { automatonTexts } from './automata/all.ts';

export const options: OptionWords<Options> = {
  map: {
    name: 'Mapa',
    help: 'Quatro florestas com regras próprias',
    values: { autumn: 'Outono', winter: 'Inverno', lake: 'Lago', mountain: 'Montanhas' },
    about: {
      autumn: 'Os naipes impressos; um bom primeiro mapa',
      winter: 'Um rio que também divide as florestas',
      lake: 'Uma balsa entre quatro margens, com uma carta para quem embarca',
      mountain: 'Caminhos fechados que uma carta abre, e uma Passagem que vale governar',
    },
  },
  suitMarkers: {
    name: 'Marcadores de naipe no Outono',
    help: 'Os naipes das clareiras são sorteados, como nos outros mapas',
  },
  deck: {
    name: 'Baralho',
    help: 'Qual baralho comum é usado',
    values: { base: 'Baralho básico', 'exiles-partisans': 'Exiles & Partisans' },
  },
  dominance: {
    name: 'Cartas de domínio',
    help: 'Se as quatro cartas de domínio estão no baralho',
    values: { auto: 'Pela regra (não com uma ou duas pessoas)', always: 'Sempre', never: 'Nunca' },
  },
  coalition: { name: 'Coalizão', help: 'O Malandro pode vencer junto com quem está em último' },
  coalitionNeeds10: { name: 'Coalizão com 10 PV', help: 'O Malandro precisa de 10 PV para formar uma coalizão' },
  cooperative: {
    name: 'Juntos contra os autômatos',
    help: 'Cada pessoa precisa chegar a 30 PV antes de qualquer autômato; autômatos não se atacam',
  },
  humanTeamRule: {
    name: 'As pessoas governam juntas',
    help: 'As pessoas somam guerreiros e construções para governar uma clareira; fica mais fácil',
  },
  seating: {
    name: 'Ordem dos turnos',
    help: 'Quem joga depois de quem',
    values: { chance: 'Sorteada', seats: 'Como as pessoas se sentam; o primeiro é sorteado' },
  },
  roundLimit: {
    name: 'Limite de rodadas',
    help: 'Depois desta rodada o jogo empata, e no cooperativo os autômatos vencem; 0 é sem limite',
  },
};

export const seatSettings: OptionWords<SeatChoice> = {
  ...traitOptions(automatonTexts, { name: 'Traços', help: 'O que distingue este autômato' }),
  level: {
    name: 'Dificuldade',
    help: 'Quão forte é o autômato',
    values: { easy: 'Fácil', normal: 'Normal', challenging: 'Desafiador', nightmare: 'Pesado' },
    effect: levelEffect(automatonTexts, (vp) => `+${vp} PV por turno`),
  },
  marchOnce: { name: 'Marchar uma vez', help: 'Guerreiros que marcharam neste turno não marcham de novo' },
  battlePerCard: {
    name: 'Batalha por carta',
    help: 'As Rapinas batalham uma vez por carta da coluna, em vez de uma vez por coluna',
  },
  spreadFallbackAdjacent: {
    name: 'Simpatia sempre vizinha',
    help: 'Havendo simpatia no mapa, a Aliança só se espalha ao lado dela, mesmo sem clareira ordenada ali',
  },
  duchySetupBird: {
    name: 'Carta de pássaro na preparação',
    help: 'Qual ministro do Ducado uma carta de pássaro coroa na preparação',
    values: { bottommost: 'O mais baixo sem coroa', topmost: 'O mais alto sem coroa' },
  },
  botCornerAvoids: {
    name: 'Canto inicial',
    help: 'De quem são os cantos iniciais que este autômato evita',
    values: { players: 'De todos os jogadores', bots: 'Só de outros autômatos' },
  },
  services: {
    name: 'Serviços que compra',
    help: 'Se este autômato compra dos Ribeirinhos, e por quais cartas',
    values: {
      auto: 'As cartas básicas, se os Ribeirinhos jogam',
      none: 'Nenhum',
      basic: 'As cartas básicas',
      'basic+advanced': 'As cartas básicas e as avançadas',
    },
  },
  riverfolkTradePostPenalty: {
    name: 'Entrepostos removidos custam pagamentos',
    help: 'Quem remove um entreposto retira dos pagamentos metade dos seus guerreiros',
  },
  faction: {
    name: 'Facção',
    help: 'Com que facção este lugar joga',
    values: {
      random: 'Sorteada',
      'in-turn-order': 'Escolhida à mesa, o último da ordem primeiro',
      marquise: 'Marqueses',
      eyrie: 'Dinastia das Rapinas',
      alliance: 'Aliança da Floresta',
      vagabond: 'Malandro',
      lizards: 'Lagartos Cultistas',
      riverfolk: 'Companhia Ribeirinha',
      duchy: 'Ducado Subterrâneo',
      corvids: 'Conspiração Corvídea',
    },
    about: {
      marquise: 'Fácil. Começa com quase tudo e constrói sobre isso com madeira.',
      eyrie: 'Média. Um Decreto que cresce a cada turno e tem de ser cumprido, ou tudo desaba.',
      alliance: 'Média. Junta simpatia em segredo e então se revolta.',
      vagabond: 'Média. Anda só, com itens, tarefas e amizades que mudam.',
      lizards: 'Difícil. Vive do que os outros descartam e da lealdade dos seus jardins.',
      riverfolk: 'Difícil. Vende serviços a todos e lucra com as guerras deles.',
      duchy: 'Difícil. Cava túneis a partir da Toca e conquista ministros.',
      corvids: 'Difícil. Esconde tramas à vista de todos.',
    },
  },
  character: {
    name: 'Personagem',
    help: 'Qual Malandro este lugar joga',
    values: {
      choose: 'Escolhido à mesa',
      thief: 'Ladrão',
      tinker: 'Funileiro',
      ranger: 'Andarilho',
      vagrant: 'Vagabundo',
      arbiter: 'Árbitro',
      scoundrel: 'Patife',
      adventurer: 'Aventureiro',
      ronin: 'Ronin',
      harrier: 'Saqueador',
    },
  },
};

/** Why the game ended, and why options do not fit. */
export const reasons: { readonly [reason: string]: string } = {
  'people-together': 'Cada pessoa alcançou trinta pontos de vitória.',
  automata: 'Um autômato foi o primeiro a alcançar trinta pontos de vitória.',
  'cooperative-alone': 'Para jogar juntos é preciso ao menos uma pessoa e um autômato.',
  points: 'Trinta pontos de vitória.',
  dominance: 'A carta de domínio foi cumprida.',
  'round-limit': 'Chegou o limite de rodadas.',
  'no-automaton-left': 'Não há autômatos bastantes para estes lugares.',
  'faction-twice': 'Só o Malandro pode ser jogado duas vezes.',
  'three-vagabonds': 'No máximo dois Malandros podem jogar.',
  'character-twice': 'Dois Malandros precisam de personagens diferentes.',
};

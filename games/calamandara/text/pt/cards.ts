import type { SymbolKind } from '../../rules/state/symbols.ts';
import { type MemoryWords, memoriesIn, type SymbolText } from '../card-text.ts';

/** The 28 memory cards in Portuguese. */
const memories: MemoryWords = {
  'dissonant-echoes': {
    name: 'Ecos Dissonantes',
    act: 'Tomar o efeito',
    when: 'Em resposta a um ataque contra você.',
    effect: 'Tome o efeito da última carta, que ataca você, e use-o com as suas escolhas contra quem quiser.',
  },
  'mirage-of-sleep': {
    name: 'Miragem do Sono',
    act: 'Comprar cartas',
    effect: 'Compre lembranças até ter 5 na mão, ou 3 se estiver na Zona Final; ou deixe outro viajante fazer isso.',
  },
  'dominion-of-ircai': {
    name: 'Domínio de Ircai',
    act: 'Copiar o efeito',
    when: 'Em resposta à carta de outro viajante.',
    effect:
      'Faça você também, com as suas escolhas, o efeito da carta que outro viajante está usando; o dele continua.',
  },
  'errancy-of-silence': {
    name: 'Erronia do Silêncio',
    act: 'Impedir o turno',
    when: 'Quando o turno do alvo vai começar.',
    effect: 'O viajante cujo turno ia começar não joga esse turno.',
  },
  'helm-of-solitude': {
    name: 'Elmo da Solitude',
    act: 'Anular ou impedir',
    when: 'Em resposta a uma carta, ou logo após uma inserção.',
    effect: 'Anule a última carta usada, ou impeça por inteiro a inserção de símbolos em curso.',
  },
  'the-well': {
    name: 'O Poço',
    act: 'Girar as mãos',
    effect: 'Todas as mãos passam um lugar em sentido horário (anti-horário se a carta foi tomada).',
  },
  'relative-dimensions': {
    name: 'Dimensões Relativas',
    act: 'Invadir',
    effect:
      'Leve o seu token a uma Pegada da terra de outro viajante, na linha do token dele ou atrás; a qualquer uma, se o token dele não está lá. Ninguém pode anulá-la.',
  },
  'ruins-of-domodora': {
    name: 'Ruínas de Domodora',
    act: 'Destruir símbolos',
    effect: 'Destrua um ou dois símbolos do tabuleiro; eles vão para o seu depósito.',
  },
  'nomad-lands': {
    name: 'Terras Nômades',
    act: 'Adquirir símbolos',
    effect: 'Adquira pela Carta de Símbolos revelada de qualquer viajante, com símbolos do depósito dele.',
  },
  'nightmare-of-abandonment': {
    name: 'Pesadelo do Abandono',
    act: 'Trocar reservas',
    effect: 'Dê um símbolo da sua reserva e receba dois da reserva de outro viajante; ou tome um sem dar nada.',
  },
  'sealed-fields': {
    name: 'Campos Selados',
    act: 'Impedir ataques',
    when: 'No turno do alvo: antes da 1ª fase, antes ou depois da 2ª; ou em resposta a uma carta que insere.',
    effect:
      'Até o fim do turno o alvo não insere Espelho, Montanha, Fogo nem Estrela; os recém-inseridos voltam à reserva.',
  },
  'breath-of-beings': {
    name: 'Sopro dos Seres',
    act: 'Anular uma carta',
    when: 'Em resposta a uma carta.',
    effect:
      'A última carta perde o efeito; em troca, uma Pegada sua vai para o depósito de outro viajante. Não anula o Elmo.',
  },
  'submerged-paintings': {
    name: 'Pinturas Submersas',
    act: 'Girar símbolos',
    effect:
      'Passam um lugar em sentido horário as Cartas de Símbolos reveladas, ou os decks inteiros com os descartes (anti-horário se a carta foi tomada).',
  },
  'the-oracle': {
    name: 'O Oráculo',
    act: 'Impedir compras',
    when: 'Quando o alvo anuncia a 4ª fase, ou em resposta à Miragem do Sono.',
    effect: 'Até o fim do turno o alvo não reserva nem compra lembranças.',
  },
  'praximechanic-theory': {
    name: 'Teoria Praximecânica',
    act: 'Copiar um símbolo',
    effect:
      'Insira do seu depósito um símbolo igual a um que já está no tabuleiro; depois descarte um da reserva, se houver. Ou deixe outro viajante fazer isso.',
  },
  'plural-minds': {
    name: 'Mentes Plurais',
    act: 'Duplicar aquisição',
    when: 'Quando outro viajante adquire símbolos.',
    effect:
      'Pegue do seu depósito os mesmos símbolos que outro viajante acaba de adquirir: um entra no tabuleiro, o outro fica na reserva.',
  },
  'dogmatic-shadow': {
    name: 'Sombra Dogmática',
    act: 'Eliminar uma carta',
    effect: 'Elimine às cegas uma carta da mão ou da Reserva Final de um viajante.',
  },
  'delirium-of-armio': {
    name: 'Delírio de Armiô',
    act: 'Impedir inserção',
    when: 'Logo após uma inserção, ou em resposta a uma carta que insere.',
    effect: 'A inserção de símbolos do alvo não acontece; se já foi feita, é desfeita por inteiro.',
  },
  'obtuse-laceration': {
    name: 'Laceração Obtusa',
    act: 'Realocar símbolos',
    effect:
      'Realoque um símbolo para qualquer espaço; ou um ou dois só dentro da Zona Final ou só entre Zonas Iniciais.',
  },
  'calamandara-qhoz': {
    name: "Calamandara Q'Hoz",
    act: 'Reviver uma carta',
    effect: 'Use o efeito da carta do topo do descarte de outro viajante; ela passa ao seu descarte.',
  },
  'guardian-of-maurna': {
    name: 'Guardiã de Maurnã',
    act: 'Impedir aquisição',
    when: 'Logo após uma aquisição, ou em resposta às Terras Nômades.',
    effect: 'A aquisição de símbolos do alvo não acontece; se já foi feita, é desfeita por inteiro.',
  },
  'fall-of-winds': {
    name: 'Queda dos Ventos',
    act: 'Repetir o turno',
    when: 'Quando um turno acaba.',
    effect: 'O viajante cujo turno acabou joga logo outro turno completo.',
  },
  'gavonian-mirror': {
    name: 'Espelho Gavoniano',
    act: 'Trocar cartas',
    effect:
      'Com outras cartas na mão: troque uma (da mão ou da Reserva Final) por até duas de um viajante, ou entre as suas próprias. Sem outras: tome uma de outro às cegas.',
  },
  'temple-of-calon': {
    name: 'Templo de Calon',
    act: 'Destruir reserva',
    effect:
      'Tire um ou dois símbolos das reservas dos viajantes que escolher; vão para o seu depósito (ou, por opção da mesa, para o de quem os perde).',
  },
  'dionesian-perception': {
    name: 'Percepção Dionésica',
    act: 'Revelar reservadas',
    effect:
      'As cartas reservadas dos adversários escolhidos ficam reveladas até o fim do jogo; quem a anula só protege a si mesmo.',
  },
  'laments-of-lucaresti': {
    name: 'Lamentos de Lucaresti',
    act: 'Mover um token',
    effect: 'Mova qualquer token por uma caminhada, como na 3ª fase, nunca até um ponto inicial.',
  },
  'monument-in-duadar': {
    name: 'Monumento em Duadar',
    act: 'Impedir movimento',
    when: 'Quando o alvo declara uma caminhada, ou em resposta aos Lamentos.',
    effect: 'A caminhada não acontece; o empurrão de um Espelho continua valendo.',
  },
  'dogmatic-entropy': {
    name: 'Entropia Dogmática',
    act: 'Inserir símbolos',
    effect:
      'Ponha no tabuleiro um ou mais símbolos da sua reserva, sem depender da 2ª fase; ou deixe outro viajante fazer isso.',
  },
};
export const cards = memoriesIn(memories, 'Em qualquer janela aberta ou em resposta.');

/** The nine symbols in Portuguese. */
export const symbols: { readonly [kind in SymbolKind]: SymbolText } = {
  footprint: {
    name: 'Pegada',
    plural: 'Pegadas',
    the: 'a Pegada',
    effect: 'Caminho: o token anda e para só sobre Pegadas ligadas. Aponta sempre para a frente de quem a inseriu.',
  },
  mountain: {
    name: 'Montanha',
    plural: 'Montanhas',
    the: 'a Montanha',
    effect: 'Bloqueio: ocupa um espaço e fecha a passagem.',
  },
  tower: {
    name: 'Torre',
    plural: 'Torres',
    the: 'a Torre',
    effect:
      'Defesa: a linha do seu eixo não recebe Montanha, Espelho, Fogo nem Estrela, nem efeitos de cartas; Espelhos ficam inativos.',
  },
  fire: {
    name: 'Fogo',
    plural: 'Fogos',
    the: 'o Fogo',
    effect:
      'Destrói o símbolo onde entra (menos Pegada com token, Cachoeira e Fogo) e depois fica ou volta ao depósito.',
  },
  star: {
    name: 'Estrela',
    plural: 'Estrelas',
    the: 'a Estrela',
    effect: 'Ao entrar, rearranja os símbolos da sua linha ou coluna na mesma zona; na Fenda, também de uma diagonal.',
  },
  mirror: {
    name: 'Espelho',
    plural: 'Espelhos',
    the: 'o Espelho',
    effect: 'Empurra um espaço para trás o token que está de frente para a sua ponta; sem Pegada atrás, o token decai.',
  },
  waterfall: {
    name: 'Cachoeira',
    plural: 'Cachoeiras',
    the: 'a Cachoeira',
    effect: 'No próximo turno do dono pode virar Pegada, Torre ou Montanha; senão sai. Sobre um Fogo, limpa-o.',
  },
  cave: {
    name: 'Caverna',
    plural: 'Cavernas',
    the: 'a Caverna',
    effect: 'Liga em diagonal a sua linha à seguinte: uma coluna ao lado; com duas Cavernas, mais longe.',
  },
  wing: {
    name: 'Asa',
    plural: 'Asas',
    the: 'a Asa',
    effect: 'Permite saltar uma linha inteira, mesmo bloqueada, até a Pegada além dela.',
  },
};

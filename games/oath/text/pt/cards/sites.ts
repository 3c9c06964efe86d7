/** The sites. */
import type { CardTexts } from '../../cards.ts';

export const sites: CardTexts = {
  'ancient-city': {
    name: 'Cidade Antiga',
    text: 'Terra natal: se jogar carta de Ordem aqui sem ter descartado daqui carta de Ordem neste turno, receba 2 tropas.',
  },
  'barren-coast': {
    name: 'Costa Estéril',
    text: 'Viajar daqui para outro local de Costa custa 1 Suprimento e ignora o Desfiladeiro.',
  },
  'buried-giant': {
    name: 'Gigante Enterrado',
    text: 'Ao viajar daqui, pode virar para baixo um segredo do seu tabuleiro para não gastar Suprimento e ignorar o Desfiladeiro.',
  },
  'charming-valley': {
    name: 'Vale Encantador',
    text: 'Viajar daqui custa 1 Suprimento a mais.',
  },
  'deep-woods': {
    name: 'Bosque Profundo',
    text: 'Terra natal: se jogar carta de Fera aqui sem ter descartado daqui carta de Fera neste turno, receba uma relíquia daqui, como se a recuperasse.',
  },
  'drowned-city': {
    name: 'Cidade Submersa',
    text: 'No fim do Despertar, se sua peça estiver aqui, pode tomar 1 segredo deste local.',
  },
  'fertile-valley': {
    name: 'Vale Fértil',
    text: 'Terra natal: se jogar carta de Lar aqui sem ter descartado daqui carta de Lar neste turno, receba 1 influência da reserva de Lar.',
  },
  'great-slum': {
    name: 'Grande Favela',
    text: 'Ao jogar ou mover uma carta para cá, pode antes descartar uma carta daqui.',
  },
  'the-tribunal': {
    name: 'O Tribunal',
    text: 'Ação: se controlar este local ou sua peça estiver aqui, negocie acordo vinculante de influência e segredos, e de ações futuras, com qualquer jogador.',
    asks: { partner: 'Com quem negociar?' },
  },
  'lush-coast': {
    name: 'Costa Exuberante',
    text: 'Viajar daqui para outro local de Costa custa 1 Suprimento e ignora o Desfiladeiro.',
  },
  marshes: {
    name: 'Pântanos',
    text: 'Se sua peça estiver aqui, deve comprar uma carta a menos ao explorar.',
  },
  mine: {
    name: 'Mina',
    text: 'No fim do Despertar, se sua peça estiver aqui, pode tomar 1 influência deste local.',
  },
  mountain: {
    name: 'Montanha',
    text: 'Se declarar alvo neste local, deve subtrair 1 dado de ataque (mesmo controlando-o).',
  },
  'narrow-pass': {
    name: 'Desfiladeiro',
    text: 'Ao entrar nesta região vindo de outra, deve viajar para este local. Se declarar alvo nesta região estando em outra, deve ter este local como alvo, a menos que o controle.',
  },
  plains: {
    name: 'Planícies',
    text: 'Se declarar alvo neste local, deve somar 1 dado de ataque (mesmo controlando-o).',
  },
  river: {
    name: 'Rio',
    text: 'Recrutar em carta daqui dá 1 tropa a mais se controlar este local.',
  },
  'rocky-coast': {
    name: 'Costa Rochosa',
    text: 'Viajar daqui para outro local de Costa custa 1 Suprimento e ignora o Desfiladeiro.',
  },
  'salt-flats': {
    name: 'Salinas',
    text: 'No fim do Despertar, se sua peça estiver aqui, pode tomar 1 influência ou 1 segredo deste local.',
  },
  'shrouded-wood': {
    name: 'Bosque Velado',
    text: 'Viajar daqui custa 2 Suprimentos e ignora o Desfiladeiro e O Lugar Oculto. Se um jogador inimigo controla este local, ele (o Chanceler pelo Império) escolhe seu destino, mesmo em viagem forçada.',
    rulings: [
      'Um viajante forçado que controla este local não escolhe; outro controlador inimigo escolhe.',
      'Controlado por bandidos ou pelo Príncipe Autômato: viaje normalmente.',
    ],
  },
  'standing-stones': {
    name: 'Pedras Eretas',
    text: 'Terra natal: se jogar carta de Arcano aqui sem ter descartado daqui carta de Arcano neste turno, receba 1 segredo.',
  },
  steppe: {
    name: 'Estepe',
    text: 'Terra natal: se jogar carta de Nômade aqui sem ter descartado daqui carta de Nômade neste turno, receba 1 segredo.',
  },
  'the-hidden-place': {
    name: 'O Lugar Oculto',
    text: 'Não pode viajar para cá nem declarar alvos aqui sem virar para baixo um segredo do seu tabuleiro a cada vez.',
  },
  wastes: {
    name: 'Ermos',
    text: 'Terra natal: se jogar carta de Discórdia aqui sem ter descartado daqui carta de Discórdia neste turno, receba uma relíquia daqui, como se a recuperasse.',
  },
};

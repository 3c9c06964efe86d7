/** What the signs of Root's table mean; suits, items and factions say it themselves. */

import type { GlossaryText } from '../glossary.ts';
import { actions } from './actions.ts';

const building = (name: string, text: string) => ({ name, text: `Construção. ${text} Conta para governar.` });
const token = (name: string, text: string) => ({ name, text: `Marcador. ${text} Não conta para governar.` });

export const glossary: GlossaryText = {
  trees: { name: 'Árvores', text: 'Enfeite do mapa: só se passa pelos caminhos.' },
  pass: { name: 'A Passagem', text: 'Quem governa esta clareira no fim do seu Anoitecer recebe 1 PV.' },
  sawmill: building('Serraria', 'Produz uma madeira a cada Amanhecer.'),
  workshop: building('Oficina', 'Serve para criar, com o naipe da clareira, uma vez por turno.'),
  recruiter: building('Recrutador', 'Recebe um guerreiro quando os Marqueses recrutam.'),
  keep: token('Torre da Guarda', 'Só os Marqueses posicionam peças nesta clareira.'),
  wood: token('Madeira', 'Paga as construções dos Marqueses.'),
  roost: building('Ninho', 'Quanto mais ninhos, mais PV por Anoitecer; serve para criar, com o naipe da clareira.'),
  decree: {
    name: 'Decreto',
    text: 'Ordens para todo turno: as Rapinas cumprem cada carta, coluna por coluna, ou caem em tumulto.',
  },
  sympathy: token('Simpatia', 'Quem move guerreiros para cá ou a remove deve uma carta à Aliança.'),
  base: building('Base', 'Vem com uma revolta: aqui a Aliança recruta e treina oficiais, e compra mais uma carta.'),
  officer: { name: 'Oficial', text: 'Cada um dá à Aliança uma operação militar por Anoitecer.' },
  supporter: { name: 'Apoiador', text: 'Carta guardada à parte que paga simpatia e revoltas; só a Aliança a vê.' },
  ruin: { name: 'Ruína', text: 'Ocupa um local de construção até o Malandro a explorar; embaixo há um item.' },
  forest: { name: 'Floresta', text: 'Só o Malandro entra aqui.' },
  garden: {
    name: 'Jardim',
    text: 'Construção. Onde há um, os Lagartos governam, não importa quem mais esteja ali; jardins do mesmo naipe pontuam juntos.',
  },
  acolyte: { name: 'Acólito', text: 'Guerreiro perdido em defesa ou sacrificado: paga conspirações.' },
  outcast: { name: 'Pária', text: 'O naipe mais comum das Almas Perdidas: as conspirações valem nas clareiras dele.' },
  soul: { name: 'Almas Perdidas', text: 'Tudo o que se gastou ou descartou: os naipes escolhem o próximo Pária.' },
  post: token('Entreposto comercial', 'Os outros que têm peças aqui podem comprar mais um serviço.'),
  boat: { name: 'Botes', text: 'Serviço: até o fim do turno, rios são caminhos para você.' },
  merc: {
    name: 'Mercenários',
    text: 'Serviço: até o fim do turno, os guerreiros dos Ribeirinhos contam como seus, para governar e em batalha.',
  },
  handcard: { name: 'Carta', text: 'Uma carta a mais, comprada ou à venda.' },
  citadel: building('Cidadela', 'Traz mais guerreiros à Toca.'),
  market: building('Mercado', 'Traz mais uma carta por Anoitecer; ao autômato, 1 PV.'),
  tunnel: token('Túnel', 'Liga esta clareira à Toca.'),
  crown: { name: 'Coroa', text: 'Carta de domínio, ou um ministro que o Ducado influencia.' },
  lord: { name: 'Efeito permanente', text: 'Depois de criada, a carta fica à sua frente e continua valendo.' },
  swap: { name: 'Efeito imediato', text: 'Acontece quando a carta é criada; depois ela é descartada.' },
  ambush: { name: 'Emboscada', text: 'O defensor a joga antes dos dados: dois danos na hora.' },
  plot: token('Trama', 'Fica oculta até os Corvídeos a revelarem e pontuarem.'),
  'plot-bomb': token('Bomba', 'Revelada, remove todas as peças inimigas da clareira e depois a si mesma.'),
  'plot-snare': token('Armadilha', 'Enquanto revelada, inimigos não saem da clareira nem posicionam peças nela.'),
  'plot-extortion': token('Extorsão', 'Revelada, custa uma carta a cada inimigo ali.'),
  'plot-raid': token('Ataque', 'Removido, traz um guerreiro para cada clareira adjacente.'),
  march: actions.move,
  battle: actions.battle,
  build: actions.build,
  recruit: actions.recruit,
  dig: actions['duchy.dig'],
  up: { name: 'Reanimar', text: 'Vira para cima um item exaurido, para usá-lo de novo.' },
  hospital: {
    name: 'Hospitais de Batalha',
    text: 'Gaste uma carta do naipe da clareira: os guerreiros perdidos ali vão para a Torre da Guarda.',
  },
  'die-12': { name: 'Dado de batalha', text: 'De 0 a 3 danos.' },
  shield: {
    name: 'Escudo',
    text: 'Os pagamentos estavam vazios: os Robôs se organizam e batalham em todas as clareiras.',
  },
  sword: {
    name: 'Espada',
    text: 'O suprimento deles estava vazio: os Robôs se organizam, batalham e põem guerreiros nos pagamentos.',
  },
  rocks: {
    name: 'Caminho fechado',
    text: 'Não se passa até uma carta o abrir, por 1 PV. Autômatos passam assim mesmo.',
  },
  ferry: {
    name: 'Balsa',
    text: 'Uma vez por turno um movimento pode levá-la a outra clareira da costa; quem move compra uma carta.',
  },
  hand: { name: 'Mão', text: 'Quantas cartas o jogador tem na mão.' },
  stack: { name: 'Baralho', text: 'Cartas por comprar.' },
  log: { name: 'Descarte', text: 'Cartas usadas; um toque mostra todas.' },
  eye: { name: 'Só você vê', text: 'Os outros não sabem o que é.' },
  check: { name: 'Feito', text: 'Este passo já foi feito.' },
};

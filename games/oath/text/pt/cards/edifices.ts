/** The edifices, intact and ruined. */
import type { CardTexts } from '../../cards.ts';

export const edifices: CardTexts = {
  'sprawling-rampart': {
    name: 'Muralha Extensa',
    text: 'Cada local de quem controla esta carta soma 1 dado de defesa a mais quando for alvo.',
  },
  'bandit-rampart': {
    name: 'Muralha dos Bandidos',
    text: '-2 dados de ataque se este local for alvo (plano do defensor, sem custo: bandidos usam).',
  },
  'hall-of-debate': {
    name: 'Salão de Debates',
    text: 'Ninguém pode ter o Apoio Popular como alvo em campanha.',
  },
  'hall-of-mockery': {
    name: 'Salão do Escárnio',
    text: 'Recuperar o Apoio Popular sempre o vira para o lado Turba.',
  },
  'forest-temple': {
    name: 'Templo da Floresta',
    text: 'Na Crônica, locais com carta de Fera não são descartados.',
    rulings: ['Vale já na Crônica em que é construído; não impede que uma estrutura sem dono vire ruína.'],
  },
  'ruined-temple': {
    name: 'Templo em Ruínas',
    text: 'Inimigos de quem controla esta carta não podem jogar cartas de Fera viradas para cima.',
  },
  'festival-district': {
    name: 'Distrito dos Festivais',
    text: 'Ação: negocie troca vinculante de influência, segredos e conselheiros com um jogador.',
    asks: { partner: 'Com quem você negocia?' },
  },
  'squalid-district': {
    name: 'Distrito Miserável',
    text: 'Sempre que o dado de fim for rolado, quem controla esta carta pode somar ou subtrair 1 depois (6 aumentado ainda encerra). Cidadãos não podem usar.',
    asks: { change: 'Mudar o dado de fim?' },
  },
  'great-spire': {
    name: 'Grande Pináculo',
    text: 'Pode trocar qualquer número de habitantes comprados por cartas aleatórias dos Excluídos.',
    rulings: [
      'Com a Harpa da Verdade, revele as cartas compradas e a mantida, não as trocadas que não mantiver.',
      'No máximo tantas quantas há nos Excluídos; as substitutas vêm só das cartas que já estavam lá.',
    ],
    asks: { card: 'Qual carta comprada você troca?' },
  },
  'fallen-spire': {
    name: 'Pináculo Caído',
    text: 'Ação: escolha de 0 a 5 sem olhar; troque esse número de habitantes do topo do descarte da região (pulando Visões) por cartas aleatórias dos Excluídos.',
    rulings: ['No máximo tantas quantas há nos Excluídos; as substitutas vêm só das cartas que já estavam lá.'],
    asks: { cards: 'Quantas cartas são trocadas?' },
  },
  'ancient-forge': {
    name: 'Forja Ancestral',
    text: 'Ação: compre uma relíquia; fique com ela ou ponha no fundo do baralho.',
    asks: { keep: 'Ficar com a relíquia, ou enterrar?' },
  },
  'broken-forge': {
    name: 'Forja Quebrada',
    text: 'Ação: vire esta carta para o lado intacto.',
  },
};

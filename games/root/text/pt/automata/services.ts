/** The service cards of the automata (AUT-S). */
export const serviceClauses: { readonly [clause: string]: string } = {
  'AUT-S-1':
    'Autômatos compram serviços no próprio turno, por 2, 3 ou 4 guerreiros conforme seus PV: dos Robôs quantos quiserem, de uma pessoa tantos quanto os outros. Quem tem menos PV que os Ribeirinhos não compra nada.',
  'AUT-S-2':
    'Um autômato cuja carta não mostra item disponível compra uma carta com item, a de mais PV impressos; ela vira a ordem. Botes não são comprados.',
  'AUT-S-3':
    'Mercenários são contratados para uma batalha com dois ou menos guerreiros próprios ao lado de guerreiros Ribeirinhos, e para uma construção que sem eles não cabe em lugar nenhum. O Automalandro exaure um item por serviço e não contrata ninguém; por ele e pela Aliança pagam os Ribeirinhos. Os Lagartos não compram pássaros.',
  'AUT-S-5':
    'O Marquês compra primeiro pássaros entre as cartas com item; sem nenhuma compra um pássaro, se a ordem já não for um.',
  'AUT-S-6':
    'As Rapinas compram uma carta de naipe ausente do Decreto se o naipe da ordem já está lá; rios são caminhos para seus movimentos, e usando um compram botes.',
  'AUT-S-7':
    'A Aliança compra primeiro pássaros entre as cartas com item; sem nenhuma compra um pássaro, se a ordem já não for um.',
  'AUT-S-8': 'Rios são caminhos para o Automalandro; um movimento por rio paga botes em vez de exaurir um item.',
  'AUT-S-9':
    'Com menos de cinco Almas Perdidas os Lagartos compram cartas que não são pássaros, mesmo que os Ribeirinhos tenham mais PV.',
  'AUT-S-10': 'Os Corvobôs compram uma carta de Favor no início do turno e a resolvem na hora.',
  'AUT-S-11':
    'O Ducado compra uma emboscada no início do turno, deixa-a aberta e a joga na defesa, a do naipe antes de um pássaro.',
};

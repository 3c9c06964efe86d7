import type { riverfolk as english } from '../../en/lessons/riverfolk.ts';

export const riverfolk: typeof english = {
  title: 'Ribeirinhos: vender e investir',
  summary: 'Marcar preços, vender aos outros e investir o que eles pagam.',
  steps: {
    'warriors-money': {
      say: 'Você comanda os Ribeirinhos, mercadores: os outros pagam com guerreiros.',
      why: 'A sua mão fica aberta: é a vitrine. No começo do turno deles, os outros podem comprar cartas, botes e mercenários. Quem chega a 30 PV vence.',
      done: 'Guerreiros são dinheiro',
    },
    'saved-funds-give': {
      say: 'Amanheceu: os fundos guardados renderam 1 ponto de vitória (PV).',
      why: 'Cada dois guerreiros que sobraram nos fundos rendem 1 PV, se você tem um entreposto no mapa. Os pagamentos também entraram: agora os fundos têm cinco guerreiros, dois deles dos Marqueses.',
      done: 'Fundos guardados rendem PV',
    },
    'establish-trade-post': {
      say: 'Dia: abra um entreposto comercial.',
      why: 'Ele custa dois guerreiros de quem governa a clareira. Você tem dois dos Marqueses: eles voltam ao suprimento dos donos.',
      done: 'Abrir um entreposto',
    },
    'trade-post-clearing': {
      say: 'Escolha a clareira 5, que os Marqueses governam.',
      why: 'Cada entreposto dá 2 PV e um guerreiro de guarda, e serve para criar cartas do naipe da clareira.',
      done: 'Entreposto na clareira 5: 2 PV',
    },
    'new-card-window': {
      say: 'Comprometa um fundo para comprar uma carta.',
      why: 'Um fundo comprometido volta a você no próximo amanhecer; um fundo gasto vai embora. Mover, batalhar e comprar só comprometem.',
      done: 'Uma carta nova na vitrine',
    },
    'two-funds-saved': {
      say: 'Guarde os outros dois fundos: eles rendem PV amanhã. Encerre o Dia.',
      done: 'Dois fundos guardados',
    },
    'price-of-cards': {
      say: 'Anoitecer: marque os preços. Uma carta da mão custará 2 guerreiros.',
      why: 'Caro demais, ninguém compra; barato demais, você ajuda os outros a vencer.',
      done: 'Carta: 2',
    },
    'price-of-boats': {
      say: 'Botes: 1 guerreiro.',
      why: 'Quem compra botes anda pelos rios neste turno.',
      done: 'Botes: 1',
    },
    'price-of-mercenaries': {
      say: 'Mercenários: 3 guerreiros.',
      why: 'Quem os compra luta e governa com os seus guerreiros até o fim do turno.',
      done: 'Mercenários: 3',
    },
  },
};

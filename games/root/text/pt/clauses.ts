/** The law in short sentences, by clause: what all share here, each faction's chapter in its own file. */
import { clauses as automatonClauses } from './automata/shared.ts';
import { factionTexts } from './factions/all.ts';

const shared: { readonly [clause: string]: string } = {
  'ROOT-1.1.1':
    'Uma carta vale mais que a lei. A regra de uma facção só vale mais que uma regra geral quando não dá para seguir as duas.',
  'ROOT-1.1.2': '“Não pode” é absoluto: nenhuma permissão o supera, a não ser que cite a proibição.',
  'ROOT-1.1.3': 'Quando não está claro quem decide ou o que vem primeiro, escolhe o jogador do turno.',
  'ROOT-1.2.1': 'As mãos são secretas; o número de cartas é público.',
  'ROOT-1.4.1': 'Um turno é Amanhecer, Dia e Anoitecer; depois joga o próximo em sentido horário.',
  'ROOT-1.5.1': 'Uma facção não tem mais peças do que os seus componentes: o que acabou não pode ser posicionado.',
  'ROOT-1.5.2': 'Quem deve posicionar, pegar ou remover peças faz tanto quanto for possível.',
  'ROOT-1.5.4': 'Peças removidas juntas saem todas primeiro; depois se resolve tudo o que a remoção provoca.',
  'ROOT-1.5.5': 'Peças forçadas a agir agem como se o dono tivesse escolhido.',
  'ROOT-2.1': 'Há um baralho e um descarte. Assim que o baralho acaba, o descarte é embaralhado e forma um novo.',
  'ROOT-2.1.1':
    'Uma carta de pássaro vale como carta de qualquer outro naipe. Uma carta pedida como “pássaro” tem de ser uma.',
  'ROOT-2.1.2': 'Emboscadas são gastas pelo naipe ou jogadas em batalha; não podem ser criadas.',
  'ROOT-2.1.3': 'Cartas de domínio são gastas pelo naipe ou ativadas; não podem ser criadas.',
  'ROOT-2.1.4':
    'Uma carta revelada fica aberta diante do dono e não serve para mais nada até voltar ou ser descartada.',
  'ROOT-2.2.1': 'Duas clareiras são adjacentes se um caminho aberto as liga.',
  'ROOT-2.2.2': 'Cada clareira tem um naipe: raposa, coelho ou rato.',
  'ROOT-2.2.3': 'Uma construção precisa de um local de construção livre.',
  'ROOT-2.2.4': 'Uma ruína ocupa um local até que algo a remova.',
  'ROOT-2.3': 'Rios só são caminhos para quem os trata como caminhos.',
  'ROOT-2.4':
    'Uma floresta é adjacente às clareiras da sua borda e às florestas atrás de exatamente um caminho. Só o Malandro entra em florestas.',
  'ROOT-2.5':
    'Você governa a clareira em que seus guerreiros mais construções superam os de cada outro jogador. Em empate ninguém governa.',
  'ROOT-2.6': 'Peças vêm do suprimento ou da esquerda da sua trilha e voltam para lá quando são removidas.',
  'ROOT-2.7': 'Inimigos são todos os outros jogadores que não estão em coalizão com você.',
  'ROOT-3.1':
    'Quem chega a 30 PV vence na hora, e a partida acaba. Se vários chegam no mesmo instante, vence o jogador do turno.',
  'ROOT-3.2.1': 'Cada construção ou marcador inimigo que você remove vale 1 PV.',
  'ROOT-3.2.2': 'Um item criado vale os PV impressos na carta.',
  'ROOT-3.2.3': 'Os PV nunca ficam abaixo de 0.',
  'ROOT-3.3.1':
    'No seu Dia, com ao menos 10 PV, você pode ativar uma carta de domínio: o seu marcador sai da trilha e você não pontua mais.',
  'ROOT-3.3.1.1': 'Raposa, coelho, rato: você vence se governar três clareiras desse naipe no começo do seu Amanhecer.',
  'ROOT-3.3.1.2': 'Pássaro: você vence se governar dois cantos opostos no começo do seu Amanhecer.',
  'ROOT-3.3.2': 'Uma carta de domínio ativada nunca sai de jogo; ninguém ativa uma segunda.',
  'ROOT-3.3.3': 'Uma carta de domínio que iria ao descarte fica disponível ao lado do mapa.',
  'ROOT-3.3.4': 'No seu Dia você pode pegar uma carta de domínio disponível em troca de uma carta do naipe dela.',
  'ROOT-3.3.5': 'O Malandro usa cartas de domínio só para uma coalizão; autômatos nunca as usam.',
  'ROOT-4.1.1':
    'Para criar uma carta, ative uma peça artesanal de cada naipe do custo. A peça tem o naipe da sua clareira e é ativada uma vez por turno.',
  'ROOT-4.1.2': 'O item precisa estar no estoque: pegue-o, pontue e descarte a carta.',
  'ROOT-4.1.3': 'Um efeito permanente fica na sua área de jogo. Você não pode criar um segundo do mesmo tipo.',
  'ROOT-4.1.4': 'Cada facção tem a sua hora de criar.',
  'ROOT-4.2': 'Um movimento leva quantos guerreiros seus você quiser de uma clareira a outra adjacente.',
  'ROOT-4.2.1': 'Você precisa governar a clareira de onde sai ou aquela em que entra.',
  'ROOT-4.2.2': 'Uma peça pode mover várias vezes num turno.',
  'ROOT-4.2.3': 'O que um movimento provoca é resolvido na ordem que o dono do movimento escolher.',
  'ROOT-4.3': 'Para batalhar é preciso um guerreiro ou peão seu na clareira e uma peça inimiga ali.',
  'ROOT-4.3.1': 'Primeiro o defensor pode jogar uma emboscada que corresponda à clareira.',
  'ROOT-4.3.1.1': 'O atacante pode anular a emboscada com outra que corresponda à clareira.',
  'ROOT-4.3.1.2': 'Senão, a emboscada causa dois danos na hora; se não restar atacante, a batalha termina.',
  'ROOT-4.3.2': 'Rolam-se dois dados: o atacante causa o maior, o defensor o menor.',
  'ROOT-4.3.2.1': 'Um lado não causa mais danos rolados do que tem guerreiros ali.',
  'ROOT-4.3.3': 'Depois podem ser usados efeitos. Danos adicionais não têm limite.',
  'ROOT-4.3.3.1': 'Um defensor sem guerreiros ali está indefeso e recebe um dano adicional.',
  'ROOT-4.3.4':
    'Os dois lados causam os danos ao mesmo tempo. Cada dano remove uma peça à escolha do dono, guerreiros antes de tudo.',
  'ROOT-5.1':
    'As facções se preparam na ordem das letras. O canto inicial precisa estar livre e, se possível, ser oposto a um já ocupado.',
  'ROOT-5.2': 'O alcance diz quanto as facções vão se encontrar no mapa. É um conselho, não uma regra.',
  'ROOT-9.2.8':
    'Com quatro jogadores ou mais e 10 PV, o Malandro pode ativar uma carta de domínio para formar uma coalizão com quem tem menos PV. Se essa pessoa vencer, os dois vencem.',
  'ROOT-14.1': 'Armeiros: descarte em batalha para não receber danos rolados.',
  'ROOT-14.2': 'Sapadores: descarte como defensor por um dano adicional.',
  'ROOT-14.3': 'Táticas Brutais: como atacante, um dano adicional; o defensor recebe 1 PV na hora.',
  'ROOT-14.4': 'Grupo de Batedores: o atacante que o tem não pode ser emboscado.',
  'ROOT-14.5': 'Reivindicação Real: descarte no Amanhecer por 1 PV por clareira que você governa.',
  'ROOT-14.6': 'Pare e Entregue!: uma vez no Amanhecer, pegue uma carta ao acaso de outro jogador, que recebe 1 PV.',
  'ROOT-14.7': 'Banco Toca Melhor: no começo do Amanhecer você e outro jogador compram uma carta.',
  'ROOT-14.8':
    'Comando da Toca: uma batalha quando o Dia começa. Sapateiro: um movimento quando o Anoitecer começa. Decifradores: veja uma mão. Coletor de Impostos: um guerreiro por uma carta.',
  'ROOT-14.9': 'Um favor remove todas as peças inimigas de todas as clareiras do naipe.',
  'ROOT-14.10': 'Vários efeitos diferentes podem ser usados numa batalha.',
  'ROOT-14X.1': 'O baralho Exiles & Partisans substitui o básico por inteiro.',
  'ROOT-14X.2':
    'Cozinhas Comunitárias: marcadores valem dois cada para governar. Partisans: um dano adicional em clareira do naipe deles, e todas as cartas da mão de outros naipes são descartadas. Ordens Falsas: metade dos guerreiros de um inimigo numa clareira move, governe quem governar.',
  'ROOT-14X.3':
    'Liga dos Ratos Aventureiros: exaura um item criado por um movimento ou uma batalha; ele fica virado para baixo.',
  'ROOT-14X.4':
    'Fabricantes de Caixões: guerreiros que voltariam a um suprimento ficam aqui. No começo do Amanhecer, 1 PV a cada cinco deles; depois todos voltam.',
  'ROOT-14X.5':
    'Túneis: clareiras com peças artesanais suas são adjacentes entre si. Escritório de Propaganda: as duas metades precisam ser possíveis.',
  'ROOT-15':
    'Nos mapas Inverno, Lago e Montanha, os doze marcadores de naipe, quatro de cada, são sorteados nas clareiras.',
  'ROOT-15.1': 'Outono: valem os naipes impressos.',
  'ROOT-15.2': 'Inverno: o rio divide florestas como um caminho.',
  'ROOT-15.3':
    'Lago: uma vez por turno um movimento pode ir de balsa da clareira dela a outra da costa; quem move compra uma carta.',
  'ROOT-15.4':
    'Montanhas: uma vez por turno, no Dia, uma carta abre um caminho fechado ao lado de uma peça sua por 1 PV. Quem governa a Passagem no fim do seu Anoitecer recebe 1 PV.',
  'ROOT-16.2':
    'Um autômato não tem mão: uma carta que compraria ou receberia vale 1 PV, e uma carta tirada dele é comprada do baralho.',
};

export const clauses: { readonly [clause: string]: string } = Object.assign(
  {},
  shared,
  ...Object.values(factionTexts).map((text) => text.clauses),
  automatonClauses,
);

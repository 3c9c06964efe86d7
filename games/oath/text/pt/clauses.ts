/** The rules of Oath in short sentences of our own, by clause. */
import { cardClauses } from '../card-clauses.ts';
import { words } from './words.ts';

export const clauses: { readonly [clause: string]: string } = {
  'OATH-2.1':
    '“Deve” vale mais que as regras comuns, “não pode” mais que “deve”, e “ignore” mais que ambos. “Se puder” não custa nada quando é impossível.',
  'OATH-2.2': 'Os componentes são limitados, exceto segredos e dados: ganha-se ou toma-se o que houver.',
  'OATH-2.3': 'Ninguém coloca, queima, dá ou sacrifica mais do que se pede.',
  'OATH-2.4':
    'Tropas vêm da sua reserva pessoal, influência da reserva indicada, segredos da reserva compartilhada. O que morre volta à reserva da sua cor; o que queima vai à compartilhada.',
  'OATH-2.5': 'Exilados são inimigos de todos, Imperiais são inimigos dos Exilados, bandidos são inimigos de todos.',
  'OATH-2.6':
    'Você controla um local virado para cima onde sua cor tem mais tropas, as cartas dali, e seus conselheiros virados para cima, relíquias e estandartes. Tropas roxas controlam por todo o Império; sem tropas, controlam os bandidos.',
  'OATH-2.7':
    'Você usa a habilidade de uma carta que controla ou que está no local da sua peça; planos de batalha, só os que controla.',
  'OATH-2.8':
    'Em carta com influência ou segredos nada mais se coloca, exceto para pagar um plano de batalha. Habilidades que não colocam nada continuam valendo.',
  'OATH-2.9':
    'O que você paga no turno de outro não fica na carta: a influência vai à reserva do naipe, os segredos viram para baixo no seu tabuleiro.',
  'OATH-2.10':
    'Descartes vão virados para baixo à pilha da próxima região: Capital, Províncias, Terras Selvagens e de novo, contando da sua peça ou do local onde a carta estava.',
  'OATH-2.11': 'Um local comporta um número de habitantes e estruturas, e você tem no máximo três conselheiros.',
  'OATH-2.12': 'Um local virado para baixo se revela quando uma peça chega, e recebe influência, segredos e relíquias.',
  'OATH-2.13':
    'Relíquias ficam viradas para baixo nos locais e para cima com quem as tem. As do Relicário não têm habilidade.',
  'OATH-2.14':
    'Um estandarte tomado queima dois marcadores, nunca o último, e o Apoio Popular vira para o lado Turba. Um estandarte dado não perde nada.',
  'OATH-2.15':
    'O título passa adiante quando seu dono já não cumpre o objetivo do juramento e outro cumpre. Quem está empatado fica com ele.',
  'OATH-2.16':
    'O título soma um dado de defesa, dois como Usurpador; com o Chanceler, vale para todo defensor Imperial.',
  'OATH-3.1': 'Em uma rodada cada um joga um turno, o Chanceler primeiro: Despertar, Agir, Descansar.',
  'OATH-3.2':
    'Despertar: cuide do Apoio Popular, veja se venceu, vire o título para Usurpador se for Exilado, pegue um marcador no seu local.',
  'OATH-3.3': 'Agir: quantas ações quiser, em qualquer ordem; o Suprimento se paga quando a ação começa.',
  'OATH-3.4':
    'Descansar: a influência nas cartas volta às reservas, todos os segredos nas cartas vêm a você, o Suprimento se recupera, e habilidades de Descanso podem ser usadas.',
  'OATH-3.5': 'Se um efeito encerra sua fase Agir, você descansa na hora.',
  'OATH-3.6':
    'Ações grátis não se repetem sem fim: nenhuma olhada que não mostre nada novo, nenhum segundo movimento de tropas antes de outra ação, no máximo duas negociações com um parceiro por turno e quatro propostas em cada uma.',
  'OATH-4.1': 'Monta-se o mundo da última partida; na primeira, ele vem por sorteio.',
  'OATH-4.9':
    'Locais virados para cima recebem influência e segredos; se faltar influência, o Chanceler diz onde ela vai.',
  'OATH-4.12':
    'Cada um põe a peça em um local virado para cima e fica com uma de três cartas como conselheiro virado para baixo.',
  'OATH-5.0':
    'No início de uma ação principal você escolhe e paga os modificadores que quiser; os obrigatórios valem sozinhos. Um modificador em uso não pode ser descartado antes do fim da ação.',
  'OATH-5.1.1':
    'Explorar o descarte da sua região custa 2 de Suprimento; o baralho do mundo, de 2 a 4 conforme as Visões compradas. Quem tem o Segredo Mais Obscuro paga 2.',
  'OATH-5.1.2': 'Compre três cartas. Do baralho do mundo, uma Visão encerra a compra e conta.',
  'OATH-5.1.3': 'Todas as cartas compradas, menos uma, são descartadas.',
  'OATH-5.1.4':
    'A carta mantida é jogada no seu local, nos conselheiros, como Visão revelada por um Exilado, como Conspiração, ou descartada. Um habitante em um local rende 1 influência do naipe.',
  'OATH-5.1.5':
    'Depois de jogar virado para cima vêm a influência, a terra natal do local, as reações dos outros e a habilidade “ao jogar”.',
  'OATH-5.1.6':
    'A Conspiração toma uma relíquia ou estandarte de um jogador no seu local por um segredo queimado, se dois conselheiros seus virados para cima correspondem, cada um, a algum dele. Ela sai do jogo.',
  'OATH-5.1.7': 'Uma pilha sem cartas não pode ser explorada.',
  'OATH-5.2': 'Recrutar: 1 de Suprimento e 1 influência em carta vazia com naipe no seu local dão duas tropas.',
  'OATH-5.3':
    'Negociar: 1 de Suprimento e uma carta vazia com naipe no seu local. Um segredo dá 1 influência e mais 1 por conselheiro do naipe; duas influências dão 1 segredo por conselheiro do naipe.',
  'OATH-5.4.1': 'Recuperar: por 1 de Suprimento, tome uma relíquia oculta do seu local ou um estandarte.',
  'OATH-5.4.2':
    'O Segredo Mais Obscuro de outro só se recupera se uma carta do local dele não corresponder a nenhum conselheiro dele virado para cima.',
  'OATH-5.4.3': 'Uma relíquia custa o que o local diz; um estandarte, mais marcadores do que há nele.',
  'OATH-5.4.4':
    'O que estava num estandarte recuperado: a influência do Apoio Popular dá a volta pelas reservas; dos segredos do Segredo Mais Obscuro você fica com um, o antigo dono com o resto.',
  'OATH-5.4.5': 'Uma relíquia em local sem custo de recuperação não pode ser recuperada.',
  'OATH-5.5.1':
    'Campanha: 2 de Suprimento contra um jogador presente no seu local, por controle ou pela peça, ou contra bandidos se nenhum jogador o controla.',
  'OATH-5.5.2':
    'Alvos: locais do defensor em qualquer lugar; com a peça dele no seu local, também suas relíquias, estandartes, peça e influência. Ao menos um no seu local, e o próprio local se o defensor o controla.',
  'OATH-5.5.3':
    'Um Cidadão que luta contra o Império, ou é atacado pelo Chanceler, não é Imperial nessa campanha. O Chanceler é Aliado de todo defensor Imperial; Cidadãos presentes podem entrar.',
  'OATH-5.5.4': 'Você rola até um dado de ataque por tropa no tabuleiro; alvos e título formam os dados de defesa.',
  'OATH-5.5.5':
    'Primeiro o atacante, depois o lado defensor usam planos que controlam, cada um uma vez. Dados de ataque que não há para tirar viram dados de defesa. Bandidos usam todos os planos grátis.',
  'OATH-5.5.6': 'Defesa: escudos, dobrados por cada dobro, mais as tropas que defendem, ou os bandidos.',
  'OATH-5.5.7':
    'Ataque: espadas mais metade das ocas; cada caveira mata uma tropa sua. Você pode sacrificar exatamente quantas tropas precisar para passar da defesa.',
  'OATH-5.5.8':
    'Quem perde a campanha perde metade das tropas da sua força, arredondando para baixo. O defensor derrotado leva o resto ao tabuleiro.',
  'OATH-5.5.9':
    'O atacante vitorioso deixa quantas tropas quiser nos locais alvo, toma relíquias e estandartes alvo, e pode banir a peça alvo e queimar metade da influência dela.',
  'OATH-5.5.10': 'No fim vêm as recompensas do vencedor, depois os descartes, depois as reações.',
  'OATH-5.5.11': 'Se um efeito diz que um lado vence agora, não há rolagens.',
  'OATH-5.6.1': 'Viaje a outro local pelo Suprimento entre as regiões; um local virado para baixo se revela.',
  'OATH-5.6.2': 'Um custo fixo substitui o impresso, acréscimos somam depois, e “sem Suprimento” tira tudo.',
  'OATH-5.6.3': 'Quem é forçado a viajar só vai aonde poderia ir; pedágios são escolha dele.',
  'OATH-6.1':
    'Um conselheiro virado para baixo pode ser jogado virado para cima ou descartado. O dono pode olhá-lo quando quiser e mostrá-lo a quem estiver negociando com ele.',
  'OATH-6.2': 'Você pode usar habilidades de Ação a que tem acesso e que fariam algo.',
  'OATH-6.3': 'Você pode olhar relíquias ocultas no seu local.',
  'OATH-6.4':
    'Você pode mover tropas entre o tabuleiro e o seu local, nunca a última de um local. Um Cidadão precisa de permissão para retirá-las; Imperiais podem passá-las por acordo.',
  'OATH-6.5': 'Quem tem o Cetro pode olhar o Relicário, mas não no turno em que o tomou.',
  'OATH-6.6':
    'Quem tem o Cetro pode oferecer Cidadania a um Exilado com uma relíquia do Relicário e uma troca. Quem aceita vira Cidadão, troca as tropas por roxas, descarta a Visão revelada e fica com Suprimento 7; no próprio turno, descansa na hora.',
  'OATH-6.7':
    'Quem tem o Cetro pode exilar um Cidadão por 5 influências, mais ou menos conforme título e Apoio Popular.',
  'OATH-6.8': 'Um Cidadão pode se exilar dando a quem tem o Cetro 1 influência por segredo e por tropa no tabuleiro.',
  'OATH-6.9': 'Cidadãos partilham o controle dos locais Imperiais e mantêm o próprio tabuleiro.',
  'OATH-7.1':
    'Só têm habilidades cartas e locais virados para cima, nichos descobertos do Relicário, estandartes e o título.',
  'OATH-7.2': 'Custos são influência ou segredos colocados ou queimados.',
  'OATH-7.3': 'Uma habilidade, um pedágio ou um preço que não se paga por inteiro não pode ser usado.',
  'OATH-7.4':
    'Habilidades são ações, ao jogar, de Descanso, modificadores, planos de batalha, permanentes ou estáticas.',
  'OATH-7.5':
    'Cartas “apenas em local” ficam em locais, as “apenas nos conselheiros” junto aos tabuleiros, e uma carta trancada virada para cima fica onde está.',
  'OATH-7.6':
    'Em um conselheiro, “você” é o dono; uma carta em um local diz a quem afeta. Com bandidos, todos são inimigos.',
  'OATH-7.7':
    'Um pedágio vai a quem controla, ao Chanceler pelo Império, e queima com bandidos. Sem pagar, a ação não é possível.',
  'OATH-7.8': 'Modificadores se escolhem no início da ação, cada um uma vez.',
  'OATH-7.9': 'Um plano que soma dados de ataque ao atacante tira outros tantos para o defensor.',
  'OATH-7.10': 'O que um plano exige se verifica quando é usado; um que não faria nada não é oferecido.',
  'OATH-7.11': 'Uma troca é uma lista explícita com que ambos concordam, feita na hora.',
  'OATH-7.12':
    'Cartas sob a Linhagem Antiga não podem ser descartadas, movidas, trocadas, recuperadas nem enterradas por inimigos.',
  'OATH-7.13': 'Cidadania por uma carta segue as mesmas regras, sem oferta.',
  'OATH-7.14':
    'Vale o menor limite de conselheiros entre suas cartas; quem passa dele descarta, e o que não cabe não pode ser jogado.',
  'OATH-7.15': 'O texto de uma carta e suas decisões são regras.',
  'OATH-8.1': 'Quem venceu só por uma Visão faz o juramento dela; qualquer outro, um juramento que não seja o atual.',
  'OATH-8.2':
    'Se um Exilado venceu, todos os Cidadãos viram Exilados, e o vencedor pode oferecer Cidadania de graça aos outros Exilados; os locais deles passam a contar como do vencedor.',
  'OATH-8.3':
    'Chanceler ou Cidadão vencedor pode construir, em local controlado sem estrutura, a estrutura do naipe de um habitante no lugar dele, ou reparar uma ruína em local controlado.',
  'OATH-8.4':
    'Locais que o vencedor não controla e sem estrutura intacta se vão, com o que há neles; um Templo da Floresta intacto conserva locais com carta de Fera.',
  'OATH-8.5': 'Nos outros, estruturas que o vencedor não controla viram ruínas, e os habitantes dali saem.',
  'OATH-8.6': 'Peças, tropas, influência e segredos saem do mapa.',
  'OATH-8.7': 'Locais sem ruínas sobem em ordem rumo à Capital; locais com ruínas vão ao fim das Terras Selvagens.',
  'OATH-8.8': 'Locais virados para baixo preenchem os vazios; em região sem local virado para cima, vira-se o do topo.',
  'OATH-8.9':
    'Pelo naipe mais comum dos conselheiros do vencedor virados para cima vêm três habitantes do Arquivo, dois do próximo naipe no sentido horário e um do seguinte. Se não bastar, seis do maior naipe dos Excluídos voltam e os demais vão ao Arquivo.',
  'OATH-8.10':
    'Separam-se as Visões. Seis cartas ao acaso dos descartes e dos conselheiros dos perdedores vão aos Excluídos, sem ninguém ver.',
  'OATH-8.11':
    'As relíquias dos perdedores se embaralham no baralho de relíquias, que completa os locais virados para cima; as do vencedor e do Relicário vão no topo.',
  'OATH-8.12': 'Juramento, mapa, tabuleiros e baralhos ficam guardados para a próxima partida.',
  'OATH-8.13': 'O novo baralho do mundo: dez habitantes com duas Visões, quinze com as outras três, depois os demais.',
  'OATH-8.14': 'Nada se perde entre duas partidas.',
  'OATH-8.15': 'O vencedor é o próximo Chanceler; o anterior fica com a cor que o vencedor deixa.',
  'OATH-8.16': 'O mundo é um documento só; ordens ocultas continuam ocultas.',
  'OATH-9.1':
    'O Príncipe Autômato começa no topo da Capital, sem cartas, influência nem segredos; todos os naipes são Não Alinhados, e os dois marcadores ficam no espaço de Ameaça do juramento.',
  'OATH-9.2': 'Como Chanceler ele não tem relíquias no Relicário, e as habilidades do Relicário não existem.',
  'OATH-9.3': 'As regras dele valem mais que as comuns.',
  'OATH-9.4': 'Cada Conspirador dele conta como um conselheiro do naipe virado para cima.',
  'OATH-9.5': 'Relíquias ficam na ordem em que foram tomadas.',
  'OATH-9.6': 'As Táticas dele somam dados de ataque quando ataca e tiram quando defende; nada muda isso.',
  'OATH-9.7':
    'Com um Príncipe no trono nenhum Cidadão vira Exilado, e Cidadãos recuperam Suprimento pelas tropas na reserva dele.',
  'OATH-9.8':
    'Como Exilado ele age como se a ameaça fosse o Usurpador, até ser ele próprio; não revela Visões nem aceita Cidadania.',
  'OATH-9.9':
    'No empate ele escolhe o mais à esquerda: Capital primeiro, topo primeiro, a primeira carta comprada, o jogador que vem antes, a relíquia tomada antes, o marcador que entrou antes.',
  'OATH-9.10': 'Ele não usa Suprimento.',
  'OATH-9.11':
    'Ele só usa habilidades grátis e sem escolha; nunca paga, troca nem descarta por um, e não paga pedágios.',
  'OATH-9.12':
    'A ameaça é a primeira verdadeira: um Cidadão que é o Sucessor, um Usurpador (na rodada 8, qualquer Exilado Guardião), uma Visão cumprida, um Exilado Guardião.',
  'OATH-9.13': 'Os dois marcadores vão ao espaço de uma ameaça nova, ou cujo quadrante eles deixaram.',
  'OATH-9.14': 'Com o Apoio Popular ele põe influência nele, primeiro do tabuleiro, depois da Ambição.',
  'OATH-9.15':
    'Ele compra três cartas, Visões não o param, e segue até vir um habitante. Cada plano de batalha avança suas Táticas.',
  'OATH-9.16':
    'O quadrante diz se ele joga um Amigo ou um Conspirador: o mais alto, senão um Não Alinhado, senão o outro tipo.',
  'OATH-9.17': 'Ele a joga no local mais alto onde ela pode ficar, Capital primeiro, e ganha uma influência do naipe.',
  'OATH-9.18':
    'Uma carta que não cabe em lugar nenhum é descartada pelo que o quadrante mostra; influência vai à Ambição.',
  'OATH-9.19': 'O marcador do naipe avança uma fileira; um Não Alinhado entra na coluna que o quadrante indica.',
  'OATH-9.20': 'A fileira desse marcador diz quantas ações ele faz.',
  'OATH-9.21':
    'A cada ação ele segue uma seta cuja condição se cumpre: vermelha, depois laranja prioritária, laranja, preta.',
  'OATH-9.22': 'O que ele não pode fazer é pulado e não conta; se nada em todo o Guia Mental pode ser feito, ele para.',
  'OATH-9.23':
    'Ele viaja aonde negociar renderia mais, ou à relíquia mais à esquerda; se não há, ganha uma influência ou um segredo, ou revela um local.',
  'OATH-9.24':
    'Ele põe uma influência do tabuleiro em cada carta vazia do seu local, a mais próxima primeiro, e ganha duas tropas por cada uma.',
  'OATH-9.25':
    'Cada carta vazia de um Amigo dá influência, de um Conspirador segredos, conforme a fileira; nada é colocado.',
  'OATH-9.26': 'Ele explora e joga mais uma vez; o número de ações não muda.',
  'OATH-9.27':
    'Por um estandarte ele paga tudo o que tem, pela relíquia mais próxima do local o preço dela; como Exilado, segredos valem por influência. Nunca recupera um estandarte que já tem.',
  'OATH-9.28':
    'Ele está Pronto para a Batalha se rola mais dados de ataque do que os dados dos alvos mais as tropas ou bandidos que defendem.',
  'OATH-9.29':
    'Ele viaja e faz campanha em uma ação: contra o local mais fraco de um inimigo ou de bandidos, ou onde está quem tem relíquias ou um estandarte.',
  'OATH-9.30': 'Ele mira o local, o estandarte ou a primeira relíquia, e depois mais enquanto continua pronto.',
  'OATH-9.31':
    'Ele rola todos os dados, usa planos grátis sem desvantagem, sacrifica o que dá a vitória e deixa uma tropa em cada local tomado.',
  'OATH-9.32':
    'Na defesa ele perde tropas dos tabuleiros primeiro, depois dos locais da direita para a esquerda; Aliados são bem-vindos.',
  'OATH-9.33':
    'A influência nas cartas volta às reservas, segredos nas cartas vêm a ele, e o marcador de início segue o de ação.',
  'OATH-9.34':
    'Um Príncipe Chanceler sem o título, com ameaça que não seja o Sucessor, oferece a cada Exilado a relíquia do fundo do baralho e Cidadania.',
  'OATH-9.35':
    'Como vencedor ele faz o primeiro juramento diferente, constrói no local mais à esquerda e não oferece Cidadania a ninguém.',
  'OATH-9.36':
    'Ele não aceita trocas, deixa Cidadãos retirarem tropas e deixa todos viajarem do local Bosque Velado se ele o controla.',
  'OATH-G19': 'Na Devoção o Sucessor é quem tem o Grande Cetro: o Príncipe vai primeiro atrás dele.',
  'OATH-10.1': 'Um Exilado vence ao Despertar com o título no lado Usurpador.',
  'OATH-10.2':
    'Um Exilado vence ao Despertar com uma Visão revelada cujo objetivo cumpre mais que qualquer outro, depois de três Visões compradas.',
  'OATH-10.3':
    'Depois das rodadas 5 a 7 rola-se o dado de fim se um Imperial tem o título. A partida acaba, e o Império vence, com 6 depois da rodada 5, com 5 ou mais depois da 6, com 3 ou mais depois da 7.',
  'OATH-10.4':
    'Depois da rodada 8 a partida acaba. Vence o Império com o título; senão um Exilado Usurpador; senão um Exilado com a Visão cumprida; senão o Império.',
  'OATH-10.5':
    'Um Cidadão que cumpre o objetivo de Sucessor leva a vitória do Império. Supremacia: mais relíquias e estandartes que cada outro Imperial; Povo: o Segredo Mais Obscuro; Proteção: o Apoio Popular; Devoção: o Grande Cetro.',
  'OATH-10.6': 'O Distrito Miserável pode mudar o dado de fim em um.',
  ...cardClauses(words),
};

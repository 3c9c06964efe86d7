/** The rules of Evenfall in short sentences of our own, by clause. */
export const clauses = {
  'EVE-0.1':
    'Com 1 ou 2 jogadores usam-se os Lagos do Norte e as Montanhas Centrais; com 3 ou 4, as três Regiões. Há 3 Locais por Região (4 com quatro jogadores) e 1 Campo de Ação por Região (2 com quatro jogadores).',
  'EVE-0.2': 'A partida começa na rodada 1, com 0 PV e 0 Manas para todos.',
  'EVE-0.3':
    'Os Locais são embaralhados e revelados da esquerda para a direita, do Norte ao Sul. Com o Círculo do Lado da Lua, a Caverna sem Vinculação fica com ele.',
  'EVE-0.4': 'Os 58 Rituais e as 42 pessoas formam juntos o baralho de compras.',
  'EVE-0.5':
    'Cada Região em jogo recebe 4 Pedras de Poder ao acaso; as outras saem. A Vermelha só existe no Lado da Lua.',
  'EVE-0.6':
    'Todos jogam com o mesmo lado. Cada jogador tem um Coven diferente, 4 Bruxas, 4 Anciões, 3 Ervas e 3 Elixires.',
  'EVE-0.7':
    'O Local Inicial fica no Círculo Interno; o Círculo do Lado da Lua começa com a Árvore Eterna e a Caverna no Círculo Externo.',
  'EVE-0.8': 'O primeiro jogador é sorteado ou escolhido; joga-se em sentido horário.',
  'EVE-0.9':
    'A mesa escolhe o lado, os Covens, quem começa, a compra para experientes, os campos das Regiões e, sozinho, a dificuldade.',
  'EVE-1.1': 'São três rodadas, cada uma com receita, ações, conflito e final da rodada.',
  'EVE-1.2': 'Na receita cada jogador ganha o que seu tabuleiro mostra. A mão não tem limite; a Mana para em 20.',
  'EVE-1.3': 'Compra para experientes: na rodada 1 compram-se 2 Cartas a mais e descartam-se 2.',
  'EVE-1.4': 'Quando o baralho acaba, o descarte é embaralhado; sem descarte não se compra.',
  'EVE-2.1': 'No turno faz-se exatamente uma ação principal, com ações livres antes e depois, ou passa-se.',
  'EVE-2.2': 'Quem passa não joga mais nesta fase; ela termina quando todos passaram.',
  'EVE-2.3': 'Quem passou ainda recebe o que for ativado para si fora do turno.',
  'EVE-2.4':
    'Ações livres: 2 Cartas da mão por 1 Recurso; girar um Especialista ainda não girado cujo efeito possa começar; para a Lança, um Campo de Pedra.',
  'EVE-2.5':
    'Ações principais: descobrir, ativar o Marcador, jogar uma Carta, ativar um Campo de Ação, construir Catalisadores.',
  'EVE-2.6':
    'Para descobrir um Local é preciso ter na Reserva as Bruxas que ele pede; elas vão para o círculo da Região.',
  'EVE-2.7': 'Anciões nunca descobrem Locais. Não há limite de Locais.',
  'EVE-2.8': 'Depois de descobrir, os efeitos de descoberta são resolvidos na ordem que o jogador quiser.',
  'EVE-2.9': 'O Marcador de Coven só pode ser ativado uma vez por rodada, com o lado ativo para cima.',
  'EVE-2.10': 'Explorar um Local dá o resultado dele uma vez, e mais uma vez por Foice. Conta como uma só exploração.',
  'EVE-2.11': 'O Marcador não explora o Círculo Interno. Um Local pode ser explorado várias vezes na rodada.',
  'EVE-2.12': 'Um Ritual custa os Recursos da carta e vai sobre um Local seu que ainda não tenha Ritual.',
  'EVE-2.13':
    'A Vinculação do Local vale cada vez que um Ritual é jogado sobre ele, com mais se a Palavra-Chave combinar.',
  'EVE-2.14': 'Uma carta nunca reage à própria jogada; depois disso funciona nos dois Círculos.',
  'EVE-2.15': 'Um Especialista custa os Recursos da carta; não se têm dois de mesmo nome.',
  'EVE-2.16': 'Um Membro do Conselho custa o preço do tabuleiro, não o da carta; só o efeito de conselho conta.',
  'EVE-2.17': 'Cartas jogadas não voltam à mão. No Local Inicial pode haver um Ritual desde a rodada 1.',
  'EVE-2.18': 'Um Campo de Ação precisa estar vazio e pede uma figura da Reserva.',
  'EVE-2.19':
    'Anciões só usam campos de Rituais do próprio Círculo Interno, salvo se um efeito disser mais. Campos de outros Covens nunca.',
  'EVE-2.20': 'O custo à esquerda da seta é pago primeiro; sem poder pagá-lo, o campo não pode ser ativado.',
  'EVE-2.21':
    'Norte: 1 Carta por 3 Recursos. Centro: 3 Cartas, ou Transferência e 2 Cartas. Sul: 1 Recurso por 2 Recursos e 3 Manas.',
  'EVE-2.22': 'Depois do efeito de um campo vêm os efeitos que reagem à ativação.',
  'EVE-2.23':
    'Uma Transferência leva um Local do Círculo Externo ao Interno com tudo o que está nele. Pode ser recusada; não há volta.',
  'EVE-2.24': 'Cada Catalisador ocupa um Local de Construção vazio de um Ritual seu. Foice: 1 Erva. Orbe: 2 Elixires.',
  'EVE-2.25': 'Catalisadores são construídos um a um; o passo que um Orbe dá na Trilha pode pagar o seguinte.',
  'EVE-2.26': 'Com Amara, cada Foice pode custar 2 Manas e cada Orbe 3 Manas.',
  'EVE-2.27': 'Há 44 Catalisadores. Eles acompanham o Local e só saem com um Ritual removido.',
  'EVE-3.1': 'A Trilha do Coven tem 8 campos; cada passo dá o bônus do campo na hora.',
  'EVE-3.2': 'No topo cada passo a mais dá 2 PV.',
  'EVE-3.3': 'Efeitos de passo valem a cada passo, também acima do topo.',
  'EVE-4.1': '«Em seu Coven» são todas as cartas à esquerda, à direita e abaixo do tabuleiro.',
  'EVE-4.2': 'Chiyo no Conselho: 2 PV por Pedra posicionada e por símbolo de Pedra no Círculo Interno.',
  'EVE-4.3': 'Um Ritual removido sai do jogo com seus Catalisadores; as figuras voltam à Reserva. Não é um descarte.',
  'EVE-4.4': 'Distorção Espacial leva todas as figuras de um Ritual para uma Região; lá só somam força.',
  'EVE-4.5': 'Contam Familiares visíveis: Rituais dos dois Círculos e Especialistas, nunca o Conselho.',
  'EVE-4.6': 'Trilhas Desconhecidas preenche uma Região e descobre ali um Local sem Bruxas.',
  'EVE-4.7': 'Elspeth no Conselho: 1 PV por Local explorado, não por cópia de Foice, também em outros Covens.',
  'EVE-4.8': 'Amara permite pagar Catalisadores com Mana.',
  'EVE-4.9': 'Dragan no Conselho: 1 PV por Carta descartada; Rituais removidos e a arrumação final não contam.',
  'EVE-4.10':
    'Chiyo põe um Ancião sobre um Especialista de oponente que você não tenha; nesta rodada ele vale também para você.',
  'EVE-4.11': 'Farid no Conselho conta símbolos de Recurso em todos os seus Locais e Foices sobre eles.',
  'EVE-4.12': 'Baldur muda o Mostrador em até 2 depois da revelação, entre 0 e 9; aumentar exige a Mana.',
  'EVE-4.13': 'Irene explora na hora cada Local que você descobrir.',
  'EVE-4.14': 'Helga deixa de fora 1 Recurso do custo, à escolha de quem paga, sem ficar abaixo de zero.',
  'EVE-4.15': 'Ulla: uma vez por rodada uma Bruxa vale por duas numa descoberta.',
  'EVE-4.16': 'Petra vence empates de força; se dois a têm, vale o desempate normal entre eles.',
  'EVE-4.17': 'Foice de Osso: 1 PV só quando você mesmo explora o Local dela.',
  'EVE-4.18': 'Projeção Astral explora Locais de oponentes; o dono não ganha nem perde nada.',
  'EVE-4.19': 'Tambor de Guerra manda outro Ancião; a figura que ativou fica no campo.',
  'EVE-4.20': 'Figuras devolvidas podem agir de novo na mesma rodada, e seus campos ficam livres.',
  'EVE-4.21': 'Lobo Espiritual, Baldur, Petra, Lucius e Sorin agem no conflito; sem figura na Região não se participa.',
  'EVE-4.22': 'Uma Transferência ganha num conflito da rodada 3 ainda conta no final.',
  'EVE-5.1': 'Há um conflito por Região, do Norte ao Sul; Regiões sem figuras são puladas.',
  'EVE-5.2': 'Participa quem tem ao menos uma figura na Região, no círculo ou no Campo de Ação.',
  'EVE-5.3': 'Primeiro valem os efeitos de início de conflito, na ordem de jogo.',
  'EVE-5.4': 'Antes de escolher o Mostrador cada participante pode fazer ações livres.',
  'EVE-5.5': 'Todos põem em segredo o Mostrador em um valor de 0 a 9, no máximo sua Mana.',
  'EVE-5.6': 'Os Mostradores são revelados juntos e a Mana mostrada é gasta.',
  'EVE-5.7': 'Força = figuras na Região + Mostrador + efeitos.',
  'EVE-5.8': 'Cada participante ganha todas as recompensas que sua força alcança: 4+, 6+ e 8+.',
  'EVE-5.9': 'Vence a maior força; depois o maior Mostrador; depois quem está mais perto do primeiro jogador.',
  'EVE-5.10':
    'O vencedor escolhe uma Pedra da Região; nos Lagos do Norte também recebe na hora o marcador de primeiro jogador.',
  'EVE-5.11': 'Sozinho numa Região vence-se sempre; o Mostrador ainda ajuda a alcançar recompensas.',
  'EVE-5.12': 'Por fim valem os efeitos de vitória e depois os de derrota.',
  'EVE-5.13': 'Depois do último conflito todos têm mais uma chance de fazer ações livres.',
  'EVE-6.1':
    'No fim da rodada: efeitos de final de rodada, Regiões preenchidas, figuras de volta, Marcadores ativos, cartas desviradas.',
  'EVE-6.2': 'Na rodada 3 só valem os efeitos de final da rodada; depois vem a pontuação.',
  'EVE-6.3': 'Recursos, Mana e mão ficam para a rodada seguinte.',
  'EVE-7.1':
    'Estrela: receita de 9 Cartas; 1 Carta por 1 Recurso ou 1 Mana; o primeiro Conselheiro é grátis e os outros custam 1 de cada Recurso.',
  'EVE-7.2': 'Cruz: campos divididos na Trilha dão uma metade à escolha; o campo próprio, só para Bruxa, dá as duas.',
  'EVE-7.3':
    'Círculo: explora o Círculo Externo na receita; o Marcador dá 1 Mana por Local externo; Anciões usam campos externos.',
  'EVE-7.4':
    'Lança: uma Pedra num Campo de Pedra vazio dá o efeito dele, cada campo uma vez por partida; a Pedra ainda dobra um Ritual no final.',
  'EVE-7.5': 'A Pedra Vermelha serve em Campos de Pedra e em qualquer Local interno que tenha símbolo.',
  'EVE-7.6': 'A exploração na receita do Círculo é normal; comprar um Local não é descobrir.',
  'EVE-7.7': 'No topo de qualquer Trilha um passo dá 2 PV, também com as duas metades.',
  'EVE-8.1': 'A Automa tem 4 Bruxas, uma Trilha e o rondel; nem Anciões, nem Recursos, nem mão, nem Conselho.',
  'EVE-8.2': 'Ela não age na receita nem no final da rodada. O jogador é sempre o primeiro.',
  'EVE-8.3': 'Ela joga depois de cada turno do jogador com ação principal; quando ele passa, ela passa.',
  'EVE-8.4':
    'Ela revela uma Carta e anda no rondel os PV dela, parando em campos dourados; uma ação impossível leva ao campo seguinte.',
  'EVE-8.5':
    'Ela pega sempre o mais à esquerda; transfere o Ritual de mais PV; joga Rituais primeiro onde há Vinculação.',
  'EVE-8.6': 'Recursos, Mana e Cartas viram 1 PV cada para ela; uma Transferência faz a ação de transferir.',
  'EVE-8.7':
    'A força dela é a rodada, mais suas Bruxas, mais os PV de tantas Cartas quanto Bruxas. Empates são do jogador; ela pega a Pedra mais à esquerda.',
  'EVE-8.8': 'No final suas Pedras dobram os Rituais internos de mais PV. O jogador precisa ter mais PV que ela.',
  'EVE-8.9':
    'Os Especialistas dela podem ser copiados e seus Locais explorados; quando ela explora, conta como ativar um Marcador.',
  'EVE-9.1': 'No final mão e Recursos são devolvidos sem efeitos; a Mana fica.',
  'EVE-9.2':
    'Cada Pedra pode ir a um Local interno de mesmo símbolo e dobra os PV do Ritual dele; o jogo acha a melhor distribuição.',
  'EVE-9.3':
    'Somam-se PV de Especialistas, efeitos do Conselho, Rituais e Locais do Círculo Interno. O Externo não vale nada.',
  'EVE-9.4': 'Vence quem tiver mais PV; depois, mais Mana; depois a vitória é dividida.',
} as const;

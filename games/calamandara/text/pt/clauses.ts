/** The rules of Calamandara in short sentences of our own, by clause: Portuguese. */
export const clauses = {
  'CAL-4.1':
    'Cada viajante recebe uma terra, um token no ponto inicial e um depósito com 9 Pegadas, 5 Montanhas, 4 Torres, 6 Fogos, 2 Estrelas, 3 Espelhos, 3 Cachoeiras, 3 Cavernas e 3 Asas.',
  'CAL-4.2':
    'As 36 Cartas de Símbolos são embaralhadas e repartidas por igual; cada deck fica com a face para cima e só a carta do topo conta como revelada.',
  'CAL-4.3': 'As 72 Cartas de Lembrança são embaralhadas e repartidas por igual em decks fechados, um por viajante.',
  'CAL-4.4':
    'Modos de deck: padrão (tudo sorteado), sequência (antes da mão inicial cada um pode ordenar os próprios decks) e triagem (as lembranças são escolhidas uma a uma, passando o maço à esquerda, e depois embaralhadas).',
  'CAL-4.5': 'A mão inicial tem 5 lembranças, tiradas do próprio deck; a mão nunca passa de 5.',
  'CAL-4.6':
    'Antes do primeiro turno cada viajante põe na reserva até 2 símbolos do próprio depósito; as escolhas aparecem só quando todos terminaram.',
  'CAL-4.7':
    'O primeiro viajante é sorteado e os turnos seguem em sentido horário; uma rodada começa a cada turno normal do primeiro viajante.',

  'CAL-5.1.1':
    'O tabuleiro é uma cruz: um centro de 5 por 5 espaços com a Fenda no meio e, em cada lado ocupado, a terra de um viajante.',
  'CAL-5.1.2':
    'Cada viajante olha da própria borda para o centro: as colunas 1 a 5 vão da esquerda para a direita e a linha 1 fica junto ao ponto inicial.',
  'CAL-5.1.3':
    'As linhas 1 a 4 de uma terra são a Zona Inicial, as linhas 5 e 6 já são Zona Final e a Fenda fica na coluna 3, linha 9.',
  'CAL-5.1.4':
    'A Zona Final reúne o centro e as linhas 5 e 6 de todas as terras presentes: 45, 55 ou 65 espaços com 2, 3 ou 4 viajantes.',
  'CAL-5.1.5':
    'A frente de um viajante aponta da terra dele para o centro; a frente de uma Pegada é a direção em que ela foi posta, e o token sobre ela olha para lá.',
  'CAL-5.1.6':
    'Na Zona Inicial uma linha tem os 5 espaços lado a lado e uma coluna os 4 espaços em fila; as duas param na fronteira da zona.',
  'CAL-5.1.7':
    'Na Zona Final passam por cada espaço duas linhas, uma horizontal e uma vertical, tão longas quanto houver Zona Final sem interrupção; elas nunca entram numa Zona Inicial.',
  'CAL-5.1.8':
    'Lugares em sentido horário: Sul, Oeste, Norte, Leste. Com 3 viajantes falta o Norte; com 2 jogam Sul e Norte. Terras ausentes não existem.',
  'CAL-5.1.9': 'O vizinho da esquerda é o próximo viajante presente em sentido horário.',
  'CAL-5.1.10':
    'Cabe um símbolo em cada espaço e um token em cada Pegada; um token está sempre sobre uma Pegada ou no próprio ponto inicial.',
  'CAL-5.1.11':
    'Um símbolo guarda tipo, lugar e direção ou eixo; só a Cachoeira lembra também o dono e o turno em que entrou.',

  'CAL-5.2.1': 'Uma Pegada pode entrar em qualquer espaço vazio, também longe de outras e em terras alheias.',
  'CAL-5.2.2': 'A Pegada aponta para a frente de quem a inseriu e nunca gira, nem quando é realocada.',
  'CAL-5.2.3':
    'A direção da Pegada não limita os passos e não importa quem a pôs: valem as da própria Zona Inicial, todas as da Zona Final e, numa invasão, as da terra invadida.',
  'CAL-5.2.4':
    'Duas Pegadas estão ligadas quando seus espaços têm um lado em comum ou quando uma Caverna ou Asa as une. Sem a opção de passos laterais, vizinhas só se ligam no eixo de uma das duas.',
  'CAL-5.2.5':
    'Anda-se só até uma Pegada a que levam Pegadas ligadas, por quantos passos forem; do ponto inicial entra-se por uma Pegada da linha 1 da própria terra.',
  'CAL-5.2.6': 'Não se pisa em espaço vazio nem em espaço com outro símbolo.',
  'CAL-5.2.7': 'Uma caminhada não termina nem passa por uma Pegada ocupada por outro token.',
  'CAL-5.2.8': 'Ninguém entra na Zona Inicial de outro viajante, a não ser numa invasão.',
  'CAL-5.2.9': 'Nenhuma caminhada termina num ponto inicial; só o decaimento leva até lá.',
  'CAL-5.2.10': 'Quem chega à Fenda para ali e vence, antes que qualquer Espelho atue.',
  'CAL-5.2.11': 'Uma Pegada com um token em cima não pode ser queimada, realocada nem destruída.',

  'CAL-5.3.1': 'A Montanha entra em qualquer espaço vazio que nenhuma Torre proteja; ela não tem direção.',
  'CAL-5.3.2': 'A Montanha fecha o seu espaço para caminhadas, mas ligações de Caverna e Asa passam por cima.',
  'CAL-5.3.3': 'A Montanha fica onde está até ser queimada, realocada ou destruída.',

  'CAL-5.4.1':
    'Caverna e Asa olham para uma direção: na Zona Inicial, a frente da terra; na Zona Final, a que escolher quem insere. Elas servem à linha que passa pelos seus lados.',
  'CAL-5.4.2': 'Uma Caverna liga cada Pegada da sua linha às diagonais vizinhas da linha seguinte.',
  'CAL-5.4.3':
    'Duas Cavernas com a mesma direção na mesma linha ligam também diagonais longas: a linha seguinte, a duas colunas ou mais.',
  'CAL-5.4.4':
    'Uma Asa liga cada Pegada da sua linha à que fica duas linhas adiante; o que estiver no meio não importa.',
  'CAL-5.4.5': 'Caverna e Asa juntas na mesma linha e direção permitem saltar uma linha também em diagonal.',
  'CAL-5.4.6': 'As ligações valem nos dois sentidos; a Caverna ou Asa precisa estar na linha da Pegada que fica atrás.',
  'CAL-5.4.7':
    'Só Pegadas se ligam: as duas pontas precisam existir e estar em zonas permitidas, e nenhuma ligação parte do ponto inicial.',
  'CAL-5.4.8':
    'Caverna e Asa servem a todo viajante que pode pisar ali, não importa quem as inseriu, sem custo, e permanecem.',

  'CAL-5.5.1':
    'A Torre protege a linha do seu eixo: na Zona Inicial, a linha da terra; na Zona Final, a horizontal ou a vertical, à escolha de quem insere, sem alcançar Zonas Iniciais.',
  'CAL-5.5.2':
    'Na Zona Inicial a proteção vale contra todos, menos o dono da terra; na Zona Final vale contra todos, até quem pôs a Torre.',
  'CAL-5.5.3': 'Montanha, Espelho e Estrela não entram numa linha protegida por Torre.',
  'CAL-5.5.4':
    'O Fogo pode atingir a própria Torre, mas nenhum outro símbolo da linha que ela protege, nem pela mão do dono da terra (a opção Fogo na própria linha muda isso).',
  'CAL-5.5.5': 'Uma Estrela pode mover a Torre, mas não os outros símbolos da linha que ela protege.',
  'CAL-5.5.6': 'Nenhum símbolo de ataque pode ser realocado para uma linha protegida.',
  'CAL-5.5.7':
    'Efeitos de cartas não alcançam símbolos nem tokens de uma linha protegida, exceto os do dono da terra na própria Zona Inicial e o próprio token; a Torre em si nunca é imune.',
  'CAL-5.5.8': 'Um Espelho fica inativo enquanto ele ou o token à sua frente estiver numa linha protegida.',
  'CAL-5.5.9': 'A Torre não retira nada do que já estava ali, e os símbolos que não são de ataque continuam entrando.',
  'CAL-5.5.10': 'As Dimensões Relativas podem pôr o invasor numa linha protegida.',
  'CAL-5.5.11':
    'Cada inserção, Estrela, Ruínas ou Laceração é julgada pelo tabuleiro de antes dela: tirar uma Torre não abre a linha para a segunda escolha.',
  'CAL-5.5.12':
    'Resumo: um espaço está protegido contra alguém quando a linha de uma Torre passa por ele, ele não é o da própria Torre e a Torre não está na Zona Inicial desse alguém.',

  'CAL-5.6.1':
    'O Espelho tem uma ponta: na Zona Inicial ela aponta para o ponto inicial da terra; na Zona Final, para onde escolher quem insere.',
  'CAL-5.6.2':
    'O Espelho atua sobre o token que está na Pegada à frente da sua ponta, se essa Pegada olha de frente para ele e nenhuma Torre cobre os dois espaços.',
  'CAL-5.6.3':
    'Espelhos não têm dono e atuam sobre qualquer token, mas ninguém pode inserir ou realocar um Espelho de modo que atue logo sobre o próprio token.',
  'CAL-5.6.4':
    'Depois de cada mudança no tabuleiro e de cada movimento verificam-se os Espelhos: cada um atua quando passa a estar ativo, no máximo uma vez por token em cada cadeia de empurrões.',
  'CAL-5.6.5':
    'O token empurrado recua para uma Pegada ligada e livre: a de trás; senão, uma atrás ligada por Caverna ou Asa; senão, uma ao lado. Havendo várias, ele escolhe.',
  'CAL-5.6.6': 'Sem Pegada para recuar, o token decai: volta ao próprio ponto inicial.',
  'CAL-5.6.7': 'Um empurrão não é caminhada; o Monumento não o impede.',
  'CAL-5.6.8': 'O Espelho continua no tabuleiro depois de atuar e pode atuar de novo.',

  'CAL-5.7.1': 'Ao entrar, a Estrela escolhe a sua linha ou a sua coluna, e quem a inseriu rearranja os símbolos dali.',
  'CAL-5.7.2':
    'No rearranjo cada símbolo móvel recebe um espaço da mesma linha e ao menos um muda de lugar; ficam parados a Estrela, Pegadas ocupadas e símbolos protegidos.',
  'CAL-5.7.3': 'A Estrela só entra onde ao menos uma de suas linhas permita alguma mudança.',
  'CAL-5.7.4': 'A Estrela move símbolos só dentro da zona em que está.',
  'CAL-5.7.5':
    'Espaços proibidos a um símbolo continuam proibidos no rearranjo; os limites de Torres, Asas e Cavernas por linha não contam para realocações.',
  'CAL-5.7.6':
    'Na Zona Final quem realoca pode girar Torre, Espelho, Caverna e Asa; Pegada e Cachoeira mantêm direção e dono.',
  'CAL-5.7.7': 'Um Fogo realocado nada destrói e uma Estrela antiga ou realocada não tem novo efeito.',
  'CAL-5.7.8': 'Singularidade: a Estrela inserida na Fenda pode escolher também uma diagonal do centro.',

  'CAL-5.8.1': 'A Cachoeira entra num espaço vazio ou sobre um Fogo e sempre lembra o dono.',
  'CAL-5.8.2': 'A Cachoeira amadurece no turno seguinte do dono.',
  'CAL-5.8.3':
    'Na 2ª fase do turno em que está madura o dono pode trocar a Cachoeira por uma Pegada, Torre ou Montanha do depósito, se esta puder entrar ali; a Cachoeira volta ao depósito.',
  'CAL-5.8.4':
    'A Cachoeira madura que não virou outro símbolo volta ao depósito no fim do turno, também quando o turno foi impedido.',
  'CAL-5.8.5':
    'Sobre um Fogo ela limpa: o Fogo vai para o depósito de quem a usou, que a deixa ali ou a recolhe. Torres não atrapalham.',
  'CAL-5.8.6': 'O Fogo nunca atinge uma Cachoeira; Estrela, Laceração e Ruínas podem atingi-la.',

  'CAL-5.9.1':
    'O Fogo só entra sobre um símbolo: nunca num espaço vazio, numa Pegada ocupada, numa Cachoeira ou noutro Fogo.',
  'CAL-5.9.2': 'O símbolo atingido é destruído e vai para o depósito de quem usou o Fogo.',
  'CAL-5.9.3': 'Depois de queimar, o Fogo fica e bloqueia o espaço ou volta ao depósito, à escolha de quem o usou.',

  'CAL-5.10.1':
    'Um símbolo entra num espaço vazio, em qualquer zona e terra, pelas próprias regras; só o Fogo e a Cachoeira que limpa entram sobre outro símbolo.',
  'CAL-5.10.2': 'Um símbolo inserido não gira mais, a não ser quando é realocado.',
  'CAL-5.10.3': 'Na Fenda cabem só Pegada, Cachoeira, Estrela, Montanha, Espelho e Fogo.',
  'CAL-5.10.4':
    'Por inserção ou transformação nenhuma linha passa de 1 Torre, 1 Asa ou 2 Cavernas; contam só as que estão voltadas para essa linha.',
  'CAL-5.10.5': 'Símbolos destruídos vão para o depósito de quem os destruiu; depósitos não têm limite.',

  'CAL-5.11.1':
    'O turno tem quatro fases em ordem fixa: adquirir, inserir, mover, lembranças. Nenhuma é obrigatória e nenhuma é reaberta.',
  'CAL-5.11.2': 'Com o token na Zona Final não há 4ª fase, nem no turno em que ele entra.',
  'CAL-5.11.3': 'Tudo o que se faz é anunciado a todos.',

  'CAL-5.12.1':
    'Adquirir: do depósito para a reserva vão o símbolo do alto da Carta de Símbolos revelada e um dos três de baixo, à escolha; depois revela-se a carta seguinte.',
  'CAL-5.12.2':
    'A reserva guarda no máximo 4 símbolos: com um lugar livre vem só o símbolo do alto, sem lugar a fase não pode ser feita.',
  'CAL-5.12.3':
    'Símbolo que falta no depósito não pode ser pego: sem o do alto vem só um de baixo, e sem nenhum a fase não pode ser feita.',
  'CAL-5.12.4': 'Quem adquire pega tudo o que puder; não há aquisição parcial por vontade.',
  'CAL-5.12.5': 'Acabado o deck de símbolos, o descarte é virado inteiro e vira o deck, na mesma ordem.',

  'CAL-5.13.1':
    'Inserir: de 1 a 4 símbolos da reserva, um por vez com o efeito completo, e as transformações de Cachoeiras maduras, na ordem que quiser.',
  'CAL-5.13.2': 'A 2ª fase é provisória até fechar a janela em que pode ser impedida; trocas de mão esperam por isso.',

  'CAL-5.14.1':
    'Mover: declare um destino alcançável ou fique. Depois das respostas o token vai até lá, e só então contam Espelhos e zonas.',
  'CAL-5.14.2': 'Andar para trás (involução) é uma caminhada comum.',
  'CAL-5.14.3': 'Feito o movimento, a fase termina.',

  'CAL-5.15.1': 'Lembranças: reservar, descartar, comprar, nesta ordem, cada passo uma vez e só se quiser.',
  'CAL-5.15.2':
    'Reservar: cartas da mão vão fechadas para a Reserva Final, no máximo 3 ao todo; só efeitos de cartas as tiram dali antes da Zona Final.',
  'CAL-5.15.3': 'Descartar: no máximo uma carta, da mão ou uma que espera sobre o próprio deck.',
  'CAL-5.15.4': 'Comprar: quantas cartas quiser do topo do próprio deck, até 5 na mão.',
  'CAL-5.15.5': 'Reservar, descartar e comprar só acontecem nesta fase ou por cartas; usar cartas não depende de fase.',
  'CAL-5.15.6': 'Cartas usadas e descartadas ficam abertas no descarte.',
  'CAL-5.15.7': 'O deck de lembranças esgotado não se renova; as cartas na mão e na Reserva Final continuam valendo.',

  'CAL-5.16.1':
    'Ao entrar na Zona Final a mão vai fechada para o topo do deck e as cartas da Reserva Final viram a nova mão; o que conta é o lugar antes e depois de todos os empurrões.',
  'CAL-5.16.2':
    'Dentro da Zona Final não se compra nem se reserva e não há 4ª fase; a mão tem no máximo 3 cartas, e só a Miragem do Sono traz outras.',
  'CAL-5.16.3':
    'Ao sair da Zona Final as cartas da mão voltam à Reserva Final, e o viajante pode comprar até ter 5 na mão.',
  'CAL-5.16.4': 'Cartas usadas na Zona Final são descartadas como sempre; reservar nunca é obrigatório.',
  'CAL-5.16.5':
    'Uma Reserva Final bloqueada não é recolhida na entrada, mas assim que o bloqueio acabar, se o token ainda estiver na Zona Final.',
  'CAL-5.16.6': 'Com o deck de lembranças bloqueado também não se compra ao sair da Zona Final.',
  'CAL-5.16.7': 'Símbolos e linhas da Zona Final são de todos; as Cachoeiras mantêm o dono.',
  'CAL-5.16.8':
    'Quem passaria de 3 cartas na Zona Final ou na Reserva Final fica com 3 à escolha; as outras vão fechadas para o topo do próprio deck, sob as cartas que esperam ali.',

  'CAL-5.17.1': 'O que falta no depósito não pode ser tirado dele; símbolos retirados e descartados voltam para lá.',
  'CAL-5.17.2': 'O total de cada símbolo, somando depósitos, reservas e tabuleiro, nunca muda.',

  'CAL-5.18.1': 'Só as Dimensões Relativas levam um token à Zona Inicial de outro viajante.',
  'CAL-5.18.2':
    'O invasor anda por todas as Pegadas, Cavernas e Asas da terra invadida; a invasão acaba quando o token está fora dela.',
  'CAL-5.18.3': 'O invasor não divide espaço com o token invadido nem passa por ele; precisa de outro caminho.',
  'CAL-5.18.4': 'Na Zona Inicial alheia o invasor conta como fora da Zona Final.',
  'CAL-5.18.5':
    'Pegadas do invasor apontam para a frente dele, e por isso os Espelhos daquela Zona Inicial não atuam sobre quem está nelas.',

  'CAL-5.19.1':
    'Usa-se uma carta da mão em qualquer momento permitido, em qualquer turno; a fase espera até ela ser resolvida.',
  'CAL-5.19.2': 'Cartas imediatas valem em toda janela aberta; cartas vinculadas, só junto da ação que indicam.',
  'CAL-5.19.3':
    'Ao usar uma carta declaram-se o efeito, os alvos e os lugares; só escolhas às cegas ficam para a resolução.',
  'CAL-5.19.4': 'Uma carta só pode ser declarada se houver ao menos uma escolha completa e permitida.',
  'CAL-5.19.5':
    'Na resolução tudo é conferido de novo: o que deixou de valer cai, e se nada sobra a carta volta à mão (ou ao descarte, se a mão estiver cheia).',
  'CAL-5.19.6':
    'Miragem do Sono, Teoria Praximecânica, Entropia Dogmática e Queda dos Ventos podem ser usadas em favor de outro viajante, que faz as escolhas ou recusa.',
  'CAL-5.19.7':
    'É ataque o uso que mexe na mão, Reserva Final, Cartas de Símbolos, reserva, turno ou fases de outro viajante, ou que insere Montanha, Espelho, Fogo ou Estrela fora da própria Zona Inicial.',
  'CAL-5.19.8': 'Nada anula as Dimensões Relativas; o Elmo anula todo o resto, o Sopro todo o resto menos o Elmo.',
  'CAL-5.19.9': 'O Elmo nunca é copiado; de um Domínio copia-se o efeito que ele carrega.',
  'CAL-5.19.10':
    'Nunca são tomados Elmo, Sopro, Domínio, Campos Selados, Queda dos Ventos nem usos que não sejam ataque contra quem quer tomar.',
  'CAL-5.19.11': "Calamandara Q'Hoz nunca é revivida.",
  'CAL-5.19.12': 'Também se pode anular um ataque feito contra outro viajante.',
  'CAL-5.19.13': 'Na escolha às cegas aponta-se uma carta revelada ou pede-se uma oculta, que é sorteada.',
  'CAL-5.19.14': 'Cartas reveladas seguem reveladas na mão e na Reserva Final; a marca acaba num deck ou descarte.',

  'CAL-5.20.1':
    'Ecos Dissonantes: tome para si o efeito da última carta, se ela ataca você e pode ser tomada, com escolhas suas; uma carta vinculada fica à espera.',
  'CAL-5.20.2': 'Miragem do Sono: compre até ter 5 cartas na mão, ou 3 na Zona Final; não com o deck bloqueado.',
  'CAL-5.20.3':
    'Domínio de Ircai: copie, com escolhas suas, o efeito da última carta usada por outro viajante; o original continua.',
  'CAL-5.20.4': 'Erronia do Silêncio: antes da 1ª fase, o turno que ia começar não é jogado.',
  'CAL-5.20.5': 'Elmo da Solitude: anule a última carta ou impeça por inteiro a inserção em curso.',
  'CAL-5.20.6': 'O Poço: todas as mãos passam um lugar em sentido horário, ou anti-horário se for tomado.',
  'CAL-5.20.7':
    'Dimensões Relativas: leve o seu token a uma Pegada livre da terra de outro viajante, na linha do token dele ou atrás; a qualquer uma, se o token dele não está lá.',
  'CAL-5.20.8': 'Ruínas de Domodora: destrua um ou dois símbolos do tabuleiro; eles vão para o seu depósito.',
  'CAL-5.20.9':
    'Terras Nômades: adquira pela Carta de Símbolos revelada de qualquer viajante, com símbolos do depósito dele.',
  'CAL-5.20.10':
    'Pesadelo do Abandono: dê um símbolo da reserva e receba dois da reserva de outro viajante, ou só tome um.',
  'CAL-5.20.11':
    'Campos Selados: até o fim do turno o alvo não insere Espelho, Montanha, Fogo nem Estrela; os da fase recém-feita ou da carta respondida voltam à reserva.',
  'CAL-5.20.12':
    'Sopro dos Seres: anule a última carta e dê uma Pegada do depósito ou da reserva ao depósito de outro viajante.',
  'CAL-5.20.13':
    'Pinturas Submersas: as Cartas de Símbolos reveladas, ou os decks de símbolos inteiros, passam um lugar em sentido horário (anti-horário se tomada).',
  'CAL-5.20.14': 'O Oráculo: até o fim do turno o alvo não reserva nem compra lembranças de modo algum.',
  'CAL-5.20.15':
    'Teoria Praximecânica: insira do depósito um símbolo de um tipo que já está no tabuleiro e depois descarte um da reserva, se houver.',
  'CAL-5.20.16':
    'Mentes Plurais: pegue do seu depósito os símbolos que outro viajante adquiriu; um entra no tabuleiro e o outro vai à reserva (com ela cheia, copie só um e insira).',
  'CAL-5.20.17': 'Sombra Dogmática: uma carta às cegas da mão ou da Reserva Final de um viajante vai ao descarte dele.',
  'CAL-5.20.18': 'Delírio de Armiô: a inserção do alvo não acontece; a fase ou a carta é desfeita por inteiro.',
  'CAL-5.20.19':
    'Laceração Obtusa: realoque um símbolo para qualquer espaço, ou até dois só na Zona Final ou só entre Zonas Iniciais.',
  'CAL-5.20.20':
    "Calamandara Q'Hoz: use o efeito da carta do topo do descarte de outro viajante; ela passa ao seu descarte.",
  'CAL-5.20.21': 'Guardiã de Maurnã: a aquisição do alvo não acontece; a fase ou as Terras Nômades são desfeitas.',
  'CAL-5.20.22': 'Queda dos Ventos: o viajante cujo turno acabou joga logo outro turno completo.',
  'CAL-5.20.23':
    'Espelho Gavoniano: troque uma carta por até duas de um viajante (consigo mesmo, entre mão e Reserva Final); sem outra carta na mão, tome uma às cegas de outro.',
  'CAL-5.20.24':
    'Templo de Calon: tire um ou dois símbolos das reservas de um ou dois viajantes; vão para o seu depósito (ou o de quem os perde, conforme a opção).',
  'CAL-5.20.25':
    'Percepção Dionésica: as cartas reservadas dos viajantes escolhidos ficam reveladas até o fim do jogo; anular protege só quem anula.',
  'CAL-5.20.26': 'Lamentos de Lucaresti: mova qualquer token por uma caminhada, nunca até um ponto inicial.',
  'CAL-5.20.27': 'Monumento em Duadar: a caminhada declarada, ou os Lamentos, não acontece.',
  'CAL-5.20.28': 'Entropia Dogmática: insira um ou mais símbolos da sua reserva, fora da 2ª fase.',
  'CAL-5.20.29': 'Símbolos cuja inserção foi impedida voltam à reserva do dono ou, sem lugar, ao depósito dele.',

  'CAL-6.1':
    'Numa janela pergunta-se a um de cada vez, em sentido horário a partir da esquerda de quem joga; depois de cada carta recomeça, e a janela fecha quando todos passam.',
  'CAL-6.2': 'Uma fase pulada não abre janelas; quem fica parado na 3ª fase também não.',
  'CAL-6.3':
    'Se alguém usou uma carta depois da declaração de movimento, declara-se de novo. Quem foi levado à Zona Final antes da 4ª fase não a faz.',
  'CAL-6.4':
    'Guardiã, Delírio, Elmo e Campos Selados desfazem uma ação já mostrada, até a fase seguinte começar; lembranças usadas nesse meio seguem usadas.',
  'CAL-6.5':
    'Campos Selados após a 2ª fase: volta-se ao início da fase e as inserções se repetem na ordem, sem símbolos de ataque; o que não couber mais fica na reserva.',
  'CAL-6.6':
    'Nas janelas de impedimento só respondem Elmo, Sopro, Domínio e Ecos; a Pegada dada pelo Sopro é entregue quando a janela fecha.',
  'CAL-6.7':
    'No fim do turno saem as Cachoeiras maduras, as cartas tomadas que venceram vão ao descarte e acabam os efeitos deste turno.',
  'CAL-6.8': 'O turno impedido pela Erronia não tem fases nem janela final, só o fim de turno.',
  'CAL-6.9':
    'A carta declarada é a última da pilha; os outros podem responder com outra ou passar. Quando todos passam, a última resolve.',
  'CAL-6.10': 'Só a última carta da pilha pode ser anulada, copiada ou tomada.',
  'CAL-6.11': 'Depois de uma resolução a carta de baixo resolve sem novas respostas, exceto se algo foi anulado.',
  'CAL-6.12':
    'A carta anulada perde todo o efeito e vai ao descarte de quem a usou; na Percepção, só quem anula escapa.',
  'CAL-6.13':
    'Um impedimento usado em resposta tira da carta de baixo exatamente o que impede; se nada sobra, as duas são descartadas.',
  'CAL-6.14':
    'Símbolo bloqueado da Teoria vai à reserva ou ao depósito e nada é descartado; o da Entropia fica na reserva; nas Mentes só a metade inserida é bloqueada.',
  'CAL-6.15':
    'Tomar: os Ecos carregam o efeito com as escolhas de quem tomou, e as versões de baixo ficam suspensas; anulados os Ecos, a de baixo volta a valer.',
  'CAL-6.16':
    'Copiar: o Domínio carrega o efeito com as escolhas de quem copia e resolve antes do original; uma anulação copiada atinge a carta logo abaixo.',
  'CAL-6.17': "De um Domínio, Ecos ou Q'Hoz copia-se o efeito que ele carrega.",
  'CAL-6.18': 'Se pode ser anulada depende da carta jogada; se pode ser copiada ou tomada, do efeito que ela carrega.',
  'CAL-6.19': 'Quando um efeito precisa da escolha de outro viajante, pergunta-se logo a ele, sem janela.',
  'CAL-6.20': 'A vitória é conferida depois de cada confirmação e resolução e encerra tudo.',
  'CAL-6.21':
    'Carta vinculada copiada ou revivida: use agora, se o momento é este, ou deixe-a aberta sobre o próprio deck, que fica bloqueado para compras; dali ela é usada no seu momento, fora da Zona Final.',
  'CAL-6.22':
    'Carta vinculada tomada: fica aberta sobre a Reserva Final de quem a usou, que fica bloqueada; quem tomou pode usá-la até o fim do próximo turno desse viajante.',
  'CAL-6.23': 'Usar uma carta à espera é um uso comum: pode ser anulada, copiada ou tomada.',
  'CAL-6.24':
    'A carta usada vai ao descarte de quem a usou; copiada, revivida ou tomada, ao de quem ficou com ela; a que esperava, ao do lugar onde esperou.',

  'CAL-7.1':
    'Vence na hora o viajante cujo token está sobre a Pegada da Fenda, no turno de quem for e como quer que tenha chegado.',
  'CAL-7.2': 'Antes é preciso haver uma Pegada na Fenda; a de qualquer viajante serve.',
  'CAL-7.3': 'Há um só vencedor, sem pontos.',
  'CAL-7.4': 'Ninguém é eliminado; sem símbolos ou cartas continua-se jogando.',
  'CAL-7.5': 'Com limite de rodadas, no fim da última vence o token mais perto da Fenda; distâncias iguais empatam.',
  'CAL-7.6':
    'Com limite de rodadas sem progresso, o jogo empata se durante todas elas ninguém avançou, inseriu símbolo ou usou carta.',
  'CAL-7.7': 'Se numa rodada inteira ninguém teve o que escolher, o jogo empata.',

  'CAL-8.1': 'O registro mostra os passes numa janela só como o fechamento dela.',
  'CAL-8.2': 'Bots conhecem só o que o lugar deles pode ver.',
} as const;

export type ClauseId = keyof typeof clauses;

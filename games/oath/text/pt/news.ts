/** The recap in Portuguese. */
import { list } from '@tavola/games/text/pt.ts';
import type { NewsWords } from '../news.ts';

const times = (n: number) => (n === 1 ? '' : ` ${n} vezes`);

export const news: NewsWords = {
  list: (words) => list(words),
  campaignedYou: (n) => `fez campanha contra você${times(n)}`,
  campaigned: (whom, n) => `fez campanha contra ${whom}${times(n)}`,
  youLost: (things) => `você perdeu ${list(things)}`,
  youHeld: 'você não perdeu nada',
  rules: (n, name) => (n === 1 ? `tomou o domínio de ${name}` : `tomou o domínio de ${n} locais`),
  banditsRule: (name) => `Bandidos dominam ${name}`,
  ruledBefore: 'era seu',
  tookRelic: (n, name) => (n === 1 ? `pegou ${name}` : `pegou ${n} relíquias`),
  fromYou: 'era sua',
  tookBanner: (name) => `pegou o estandarte ${name}`,
  title: 'tomou o título',
  usurper: 'virou o título para Usurpador',
  vision: (name) => `revelou ${name}`,
  adviser: (n) => (n === 1 ? 'pôs um conselheiro' : `pôs ${n} conselheiros`),
  toSite: (n, site) => (n === 1 ? `jogou uma carta em ${site}` : `jogou ${n} cartas nos locais`),
  mustered: (n) => `convocou tropas${times(n)}`,
  traded: (n) => `comerciou${times(n)}`,
  travelled: (n, site) => (n === 1 ? `viajou para ${site}` : `viajou ${n} vezes`),
  searched: (n) => `buscou cartas${times(n)}`,
  tookTokens: (what) => `tomou de você ${what}`,
  became: (role) => `agora é ${role}`,
  near: {
    usurper: (who) => `${who} é o Usurpador`,
    keepTitle: 'vence se ainda guardar o título no começo da própria vez',
    vision: (who, name) => `${who} revelou ${name}`,
    visionMet: 'a Visão está cumprida: vence se ainda estiver no começo da própria vez',
    visionOpen: 'vence se cumprir a Visão no começo da própria vez',
    visionsDrawn: 'só vale depois da terceira Visão tirada',
    empire: (who) => `${who} guarda o título`,
    endOf: (round, chance) =>
      chance === null
        ? `vence se ainda guardar o título no fim da rodada ${round}`
        : `vence se ainda guardar o título no fim da rodada ${round} e o jogo acabar (${chance} em 6)`,
  },
};

/** What the drawn board takes from the data and from other texts, in one language. */
import vagabotFacts from '../data/automata-vagabot.json' with { type: 'json' };
import { cardOf } from '../data/cards.ts';
import ministerFacts from '../data/duchy-ministers.json' with { type: 'json' };
import leaderFacts from '../data/eyrie-leaders.json' with { type: 'json' };
import type { FactionId } from '../data/factions.ts';
import characterFacts from '../data/vagabond-characters.json' with { type: 'json' };
import type { Conspiracy } from '../rules/vocabulary/lizards.ts';
import type { AutomatonText } from './automaton-text.ts';
import type { DrawnWords } from './drawn.ts';

type Both = { readonly pt: string; readonly en: string };
type Titled = { readonly name: string; readonly text: string };
type Sources = {
  readonly automata: { readonly [faction in FactionId]: AutomatonText };
  readonly clauses: { readonly [clause: string]: string };
  readonly actions: { readonly [action in `lizards.${Conspiracy}`]: Titled } & { readonly [action: string]: Titled };
};

export function drawnFacts(language: 'pt' | 'en', { automata, clauses, actions }: Sources) {
  const titled = <T>(facts: readonly { readonly id: string; readonly name: Both; readonly text: Both }[]) =>
    Object.fromEntries(facts.map(({ id, name, text }) => [id, { name: name[language], text: text[language] }])) as T;
  const { characters } = characterFacts;
  return {
    leaders: titled<DrawnWords['leaders']>(leaderFacts.leaders),
    ministerNames: titled<DrawnWords['ministerNames']>(ministerFacts.ministers),
    characters: titled<DrawnWords['characters']>(characters.map((it) => ({ ...it, text: it.ability.text }))),
    vagabots: titled<DrawnWords['vagabots']>(vagabotFacts.characters.map((it) => ({ ...it, text: it.special }))),
    cardTitle: (card) => cardOf(card).name[language].replace(/ \(.*\)$/, ''),
    cardText: (card) => cardOf(card).text[language],
    action: (kind) => actions[kind] ?? { name: kind, text: '' },
    conspiracies: {
      crusade: actions['lizards.crusade'].name,
      convert: actions['lizards.convert'].name,
      sanctify: actions['lizards.sanctify'].name,
    },
    drillbitMinister: (place) => automata.duchy.clauses[`AUT-10.7.${place}`]?.replace(/^[^:]*: /, '') ?? '',
    stepText: (clause) => clauses[clause] ?? '',
    trait: (faction, trait) => {
      const [name, text] = automata[faction].traits[trait] ?? [trait, ''];
      return { name, text };
    },
  } satisfies Partial<DrawnWords>;
}

/** How each automaton plays. */
export function aboutAutomata(automata: Sources['automata']): DrawnWords['about']['automata'] {
  const about = Object.entries(automata).map(([faction, text]) => [faction, text.about]);
  return Object.fromEntries(about) as DrawnWords['about']['automata'];
}

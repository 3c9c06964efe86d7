/** One word for one thing: what a game says in Portuguese keeps to the terms of its rulebook. */
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

/** Words that once stood for a thing that has another name. */
const AVOIDED: { readonly [game: string]: string } = {
  calamandara: 'casas?|fileiras?|células?|PVs',
  labyrinx: 'campos?|células?|quadrículas?',
  // Figures go home, "para casa".
  evenfall: 'casas|(?<!para )casa|roda|células?|PVs',
  root: 'PVs|golpes?|acertos?|dominância|fortaleza|posto comercial|barcos?|incursão|desfiladeiro|missões|discórdia|convence|reserva|telefone',
  oath: 'bandos?|buscar?|busca|meta|poder(?= de| que|\\.|$)|poderes|governad[ao]s?|presa|travad[ao]s?|espada vazada|reserva comum|ações grandes',
};

test.each(Object.keys(AVOIDED))('%s keeps to one word for one thing', async (id) => {
  const entry = games.find((it) => it.id === id);
  const face = await entry?.face();
  const clauses = Object.entries((await face?.clauses['pt-BR']()) ?? {});
  const glossary = Object.values((await face?.handbook?.glossary?.['pt-BR']()) ?? {});
  const primer = await face?.handbook?.primer?.['pt-BR']();
  const lessons = (await entry?.lessons?.('pt-BR')) ?? [];
  const said = [
    ...glossary.flatMap(({ name, text }) => [name, text]),
    ...(primer ? [primer.goal, ...[...primer.turn, ...primer.symbols].flatMap(({ name, text }) => [name, text])] : []),
    ...clauses.flatMap(([clause, text]) => (clause.startsWith('OATH-card') ? [] : [text])),
    ...((await face?.handbook?.chapters?.['pt-BR']()) ?? []).flatMap(({ title, summary }) => [title, summary]),
    ...lessons.flatMap(({ title, steps }) => [title, ...steps.flatMap(({ say, why }) => [say, ...(why ? [why] : [])])]),
  ];
  expect(said.length).toBeGreaterThan(100);
  const avoided = new RegExp(`(?<!\\p{L})(?:${AVOIDED[id]})(?!\\p{L})`, 'iu');
  expect(said.filter((line) => avoided.test(line))).toEqual([]);
});

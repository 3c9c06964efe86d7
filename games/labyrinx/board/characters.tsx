/** The choice of a character: emblem, skills and power of each one that is left. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { type CharacterId, characterOf } from '../rules/characters.ts';
import { characterName } from '../text/names.ts';
import type { Words } from '../text/words.ts';
import glyphs from './glyphs.svg';
import { openOf, type Props } from './props.ts';

export function Characters(props: Props) {
  const { choice, say } = props;
  const { words } = say;
  return (
    <section className="lab-characters">
      <h2 className="label">{words.characters}</h2>
      <ul>
        {openOf(props, 'character').map(({ id, move: { character } }) => (
          <li key={id}>
            <button
              type="button"
              className="lab-character"
              aria-pressed={choice?.selected?.id === id}
              {...standsFor([id])}
              onClick={() => choice?.narrow([id])}
            >
              <Glyph sheet={glyphs} id={`emblem-${character}`} />
              <span>
                <b>{characterName(character)}</b> <em>{words.powers[character].name}</em>
                <Skills character={character} words={words} />
                <small>{words.powers[character].text}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Skills({ character, words }: { readonly character: CharacterId; readonly words: Words }) {
  const { skills } = characterOf(character);
  return (
    <span className="lab-skills">
      {(['chest', 'monster', 'trap'] as const).map((kind) => (
        <span key={kind} title={words.challenges[kind]}>
          <Glyph sheet={glyphs} id={`lab-${kind}`} label={words.challenges[kind]} />
          <b>{skills[kind]}</b>
        </span>
      ))}
    </span>
  );
}

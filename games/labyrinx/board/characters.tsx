/** The choice of a character: emblem, skills and power of each one that is left. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { type CharacterId, characterOf } from '../rules/characters.ts';
import { type Labels, labels } from '../text/labels.ts';
import { characterName } from '../text/words.ts';
import glyphs from './glyphs.svg';
import { openOf, type Props } from './props.ts';

export function Characters(props: Props) {
  const { choice, language } = props;
  const text = labels[language];
  return (
    <section className="lab-characters">
      <h2 className="label">{text.characters}</h2>
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
                <b>{characterName(character)}</b> <em>{text.words.powers[character].name}</em>
                <Skills character={character} text={text} />
                <small>{text.words.powers[character].text}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Skills({ character, text }: { readonly character: CharacterId; readonly text: Labels }) {
  const { skills } = characterOf(character);
  return (
    <span className="lab-skills">
      {(['chest', 'monster', 'trap'] as const).map((kind) => (
        <span key={kind} title={text.words.challenges[kind]}>
          <Glyph sheet={glyphs} id={`lab-${kind}`} label={text.words.challenges[kind]} />
          <b>{skills[kind]}</b>
        </span>
      ))}
    </span>
  );
}

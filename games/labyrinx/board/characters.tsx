/** The choice of a character: emblem, skills and power of each one that is left. */

import { Chip } from '@tavola/games/board/chip.tsx';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { openOf, touchableFor } from '@tavola/games/board/touchable.ts';
import { type CharacterId, characterOf } from '../rules/state/characters.ts';
import { characterName } from '../text/names.ts';
import type { Words } from '../text/words.ts';
import glyphs from './glyphs.svg';
import type { Props } from './props.ts';

export function Characters(props: Props) {
  const { choice, say } = props;
  const { words } = say;
  return (
    <section className="lab-characters board-page">
      <h2 className="label">{words.characters}</h2>
      <ul>
        {openOf(choice, 'character').map(({ id, move: { character } }) => (
          <li key={id}>
            <Touch on={touchableFor(choice, [id])} className="lab-character">
              <Glyph sheet={glyphs} id={`emblem-${character}`} />
              <span>
                <b>{characterName(character)}</b> <em>{words.powers[character].name}</em>
                <Skills character={character} words={words} />
                <small>{words.powers[character].text}</small>
              </span>
            </Touch>
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
        <Chip
          key={kind}
          sheet={glyphs}
          glyph={`lab-${kind}`}
          label={words.challenges[kind]}
          value={skills[kind]}
          className="lab-number"
        />
      ))}
    </span>
  );
}

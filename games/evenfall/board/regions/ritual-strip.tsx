/** A Ritual as it lies on a Place: what it does, its action field with the figures, its sites with the Catalysts, its VP. */
import { named } from '@tavola/games/board/named.ts';
import { fieldOf, ritualOf } from '../../data/cards.ts';
import type { Ability, Modifier } from '../../data/effects.ts';
import type { Actor, Spot } from '../../rules/state/state.ts';
import { cardName } from '../../text/names.ts';
import { Figure } from '../pieces/figure.tsx';
import { TouchOrPetals } from '../pieces/petal.tsx';
import { Points } from '../pieces/points.tsx';
import { EffectSymbols, Eve, TriggerSymbol } from '../pieces/symbols.tsx';
import { useTable, useWords } from '../table/table.tsx';

type Props = { readonly spot: Spot; readonly ritual: string; readonly actor: Actor };

export function RitualStrip({ spot, ritual, actor }: Props) {
  const { on, viewer, tongue, words } = useTable();
  const { keywords, vp, sites, abilities } = ritualOf(ritual);
  const { place, scythes, orbs, figures } = spot;
  const field = fieldOf(ritual);
  const own = viewer === actor;
  const free = sites - scythes - orbs;
  const title = cardName(ritual, tongue);
  return (
    <div className="ritual" {...named(`card:${ritual}`)}>
      {keywords.map((keyword) => (
        <span key={keyword} className="keyword">
          <Eve id={keyword} label={words.keywords[keyword]} />
        </span>
      ))}
      <b>{title}</b>
      <div className="does">
        {abilities.map((ability, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card.
          <AbilitySymbols key={i} ability={ability} />
        ))}
      </div>
      <div className="stand">
        {field ? (
          <span className="fields">
            {Array.from({ length: field.slots }, (_, i) => {
              const figure = figures[i];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
                <span key={i} className="slot" {...named('slot:')}>
                  {figure ? <Figure actor={actor} figure={figure} /> : null}
                </span>
              );
            })}
            {own ? <TouchOrPetals on={on(`field:${place}`)} label={`${words.field}: ${title}`} /> : null}
          </span>
        ) : null}
        <span className="sites">
          {Array.from({ length: sites }, (_, i) => {
            const built = i < scythes ? 'scythe' : i < scythes + orbs ? 'orb' : null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a site is its position.
              <span key={i} className={`site ${built ? 'built' : ''}`} {...named('site:')}>
                {built ? <Eve id={built} label={words[built]} /> : null}
              </span>
            );
          })}
          {own ? <TouchOrPetals on={on(`site:${place}`)} label={`${title}: ${words.sites(free, sites)}`} /> : null}
        </span>
        <Points n={vp} />
      </div>
    </div>
  );
}

/** A permanent ability or field in symbols; an instant effect was used when the Ritual was played. */
function AbilitySymbols({ ability }: { readonly ability: Ability }) {
  switch (ability.timing) {
    case 'instant':
      return null;
    case 'trigger':
      return (
        <span className="ability">
          <TriggerSymbol on={ability.on} filter={ability.filter} />
          <em>:</em>
          <EffectSymbols effect={ability.effect} />
        </span>
      );
    case 'static':
    case 'conflict':
      return <ModifierSymbol modifier={ability.modifier} />;
    default:
      return (
        <span className="ability">
          <EffectSymbols effect={ability.effect} />
        </span>
      );
  }
}

function ModifierSymbol({ modifier }: { readonly modifier: Modifier }) {
  const words = useWords();
  if (modifier.kind !== 'strength') return null;
  return (
    <span className="ability">
      <b>+{modifier.amount}</b>
      <Eve id="dial" label={words.strength} />
    </span>
  );
}

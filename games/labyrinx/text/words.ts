/** Words that sentences of Labyrinx are made of, in both languages. */
import type { CharacterId } from '../rules/characters.ts';
import {
  type Challenge,
  type Face,
  type FaceId,
  faceOf,
  type Rotation,
  type Shape,
  type SideName,
} from '../rules/faces.ts';
import type { CellName } from '../rules/grid.ts';

export type Words = {
  readonly sides: { readonly [S in SideName]: string };
  readonly shapes: { readonly [S in Shape]: string };
  readonly challenges: { readonly [C in Challenge]: string };
  readonly hall: string;
  readonly door: string;
  readonly doors: string;
  readonly allDoors: string;
  readonly openings: string;
  /** The one door of a bend, seen from its outer corner; the one door of a T-junction. */
  readonly leftDoor: string;
  readonly rightDoor: string;
  readonly stemDoor: string;
  readonly powers: { readonly [C in CharacterId]: { readonly name: string; readonly text: string } };
};

/** (4,2) or the hall. */
export function place(words: Words, cell: CellName): string {
  return cell === 'hall' ? words.hall : `(${cell.replace('-', ',')})`;
}

/** What is printed on a card: shape, challenge, doors. */
export function faceName(words: Words, id: FaceId): string {
  const face = faceOf(id);
  const parts: string[] = [words.shapes[face.shape]];
  if (face.challenge !== null) parts.push(words.challenges[face.challenge]);
  const doors = doorsName(words, face);
  if (doors !== null) parts.push(doors);
  return parts.join(', ');
}

/** How a card lies: `openings north east; doors east`. */
export function lieName(words: Words, id: FaceId, rotation: Rotation): string {
  const { openings, doors } = faceOf(id);
  const named = (sides: number) =>
    sidesOf(sides)
      .map((side) => words.sides[side])
      .join(' ');
  const lie = `${words.openings} ${named(openings[rotation] as number)}`;
  return doors[rotation] === 0 ? lie : `${lie}; ${words.doors} ${named(doors[rotation] as number)}`;
}

/** Where the doors are, in words that hold in every rotation. */
function doorsName(words: Words, { shape, openings, doors }: Face): string | null {
  const sides = sidesOf(doors[0] as number);
  if (sides.length === 0) return null;
  if (doors[0] === openings[0]) return words.allDoors;
  if (shape === 'bend') return sides[0] === 'N' ? words.leftDoor : words.rightDoor;
  if (sides.length > 1) return `${sides.length} ${words.doors}`;
  return shape === 'tee' ? words.stemDoor : words.door;
}

/** The openings of a card in a rotation, as `N E`. */
export function sidesOf(sides: number): SideName[] {
  return (['N', 'E', 'S', 'W'] as const).filter((_, i) => (sides & (1 << i)) !== 0);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function characterName(character: CharacterId): string {
  return capital(character);
}

export const wordsEn: Words = {
  sides: { N: 'north', E: 'east', S: 'south', W: 'west' },
  shapes: { 'dead-end': 'dead end', straight: 'straight', bend: 'bend', tee: 'T-junction', cross: 'crossroads' },
  challenges: { chest: 'chest', monster: 'monster', trap: 'trap' },
  hall: 'the hall',
  door: 'one door',
  doors: 'doors',
  allDoors: 'a door on every opening',
  openings: 'openings',
  leftDoor: 'a door on the left',
  rightDoor: 'a door on the right',
  stemDoor: 'a door on the stem',
  powers: {
    akuna: {
      name: 'Faith',
      text: 'Once a turn, when she fails a trap or a monster, she may step back to where she came from and lose nothing.',
    },
    avra: {
      name: 'Destruction',
      text: 'One action: one card that is not next to her, or up to two that are, leave the game. Whoever stood there is thrown where she likes.',
    },
    bibi: {
      name: 'Guile',
      text: 'Doors cost her nothing unless an opponent is where she enters. One action: she tries to steal a treasure from somebody in her space, as if opening a chest; each rival only once.',
    },
    dannenvir: {
      name: 'Poetry',
      text: 'One action: a closed card before one of his openings is replaced by any discard; he walks onto it, doors aside, and faces it.',
    },
    eimmie: {
      name: 'Disarm',
      text: 'One action on a resolved trap: she tests it again for a treasure. Either way the card leaves the game and everybody on it is thrown the same way.',
    },
    elora: {
      name: 'Attunement',
      text: 'One action: she moves one cell in any direction, through walls and doors.',
    },
    kaminari: {
      name: 'Leap',
      text: 'One action: he leaves by an opening, passes over two cells in a straight line and lands on the third.',
    },
    khira: {
      name: 'Hunt',
      text: 'One action: she looks at three cards in a line or at up to four around her, through her openings, and may fight the monsters there from afar; failing costs nothing.',
    },
    lane: {
      name: 'Transmutation',
      text: 'One action: two closed cards from anywhere come into his hand, and two cards of his hand take their places.',
    },
    mallahoc: { name: 'Strength', text: 'He starts with five cards, may hold five, and draws five when he rests.' },
    zacramandy: {
      name: 'Blessing',
      text: 'Once a turn, when he wins a challenge by discarding, he keeps one of those cards. He must hold them all.',
    },
    zambar: {
      name: 'Charge',
      text: 'One action: up to three steps, doors aside, carrying up to two opponents and pushing them at the end. Chests count as failed; a trap or monster stops him.',
    },
  },
};

export const wordsPt: Words = {
  sides: { N: 'norte', E: 'leste', S: 'sul', W: 'oeste' },
  shapes: { 'dead-end': 'beco', straight: 'corredor', bend: 'curva', tee: 'bifurcação em T', cross: 'encruzilhada' },
  challenges: { chest: 'baú', monster: 'monstro', trap: 'armadilha' },
  hall: 'o Salão',
  door: 'uma porta',
  doors: 'portas',
  allDoors: 'porta em cada abertura',
  openings: 'aberturas',
  leftDoor: 'uma porta à esquerda',
  rightDoor: 'uma porta à direita',
  stemDoor: 'uma porta na haste',
  powers: {
    akuna: {
      name: 'Fé',
      text: 'Uma vez por turno, ao falhar contra armadilha ou monstro, pode recuar para onde estava sem perder nada.',
    },
    avra: {
      name: 'Destruição',
      text: 'Uma ação: uma carta que não é vizinha dela, ou até duas vizinhas, saem do jogo. Quem estava ali é lançado para onde ela quiser.',
    },
    bibi: {
      name: 'Ardil',
      text: 'Portas não lhe custam nada, a não ser que haja um oponente onde ela entra. Uma ação: tenta roubar um tesouro de quem divide o espaço com ela, como se abrisse um baú; cada rival só uma vez.',
    },
    dannenvir: {
      name: 'Poesia',
      text: 'Uma ação: uma carta fechada diante de uma abertura dele dá lugar a qualquer descarte; ele entra nela, ignora portas e enfrenta o que houver.',
    },
    eimmie: {
      name: 'Desarmar',
      text: 'Uma ação sobre uma armadilha resolvida: testa-a de novo por um tesouro. De todo modo a carta sai do jogo e todos sobre ela são lançados para o mesmo lado.',
    },
    elora: {
      name: 'Sintonia',
      text: 'Uma ação: move-se uma casa em qualquer direção, através de paredes e portas.',
    },
    kaminari: {
      name: 'Salto',
      text: 'Uma ação: sai por uma abertura, passa por cima de duas casas em linha reta e cai na terceira.',
    },
    khira: {
      name: 'Caçar',
      text: 'Uma ação: olha três cartas em linha ou até quatro ao redor, pelas suas aberturas, e pode enfrentar de longe os monstros dali; falhar não custa nada.',
    },
    lane: {
      name: 'Transmutação',
      text: 'Uma ação: duas cartas fechadas de qualquer lugar vêm para a mão dele, e duas cartas da mão ocupam os lugares.',
    },
    mallahoc: { name: 'Força', text: 'Começa com cinco cartas, pode ter cinco na mão e compra cinco ao descansar.' },
    zacramandy: {
      name: 'Bênção',
      text: 'Uma vez por turno, ao vencer um desafio com descartes, fica com uma dessas cartas. Precisa ter todas na mão.',
    },
    zambar: {
      name: 'Carga',
      text: 'Uma ação: até três passos sem pagar portas, levando até dois oponentes e empurrando-os no fim. Baús contam como falha; armadilha ou monstro o detém.',
    },
  },
};

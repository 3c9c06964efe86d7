/** The sites as small engravings: parchment wash and ink line. */
import type { CardId } from '../../data/cards.ts';

const hatch = (x: number, y: number, w: number, n: number, dx = 4) =>
  Array.from({ length: n }, (_, i) => `M${x + i * dx} ${y}l${-w} ${w}`).join('');

type Layer = {
  readonly d: string;
  readonly fill?: 'w1' | 'w2' | 'w3' | 'ink';
  readonly bare?: boolean;
  readonly thin?: boolean;
};
const land = (d: string): Layer => ({ d, fill: 'w2', bare: true });
const water = (d: string): Layer => ({ d, fill: 'w3', bare: true });
const line = (d: string): Layer => ({ d });
const thin = (d: string): Layer => ({ d, thin: true });
const body = (d: string): Layer => ({ d, fill: 'w1' });
const dark = (d: string): Layer => ({ d, fill: 'ink' });

const firs = (at: readonly (readonly [number, number])[]): Layer[] =>
  at.map(([x, h], i) =>
    body(`M${x} ${84 - (i % 2) * 4}V${70 - (i % 2) * 4}M${x} ${76 - h}l12 22h-6l9 17h-8l7 14h-28l7-14h-8l9-17h-6z`),
  );
const COAST = [water('M0 44h96v40H0z'), land('M96 24 70 34 60 50l-22 8-8 26h66z')];
const SHORE = line('M96 24 70 34 60 50l-22 8-8 26M0 44h58M4 54h16M26 52h10M6 66h18M8 76h14');
const VALLEY = [land('M0 34q24 22 48 22t48-22v50H0z'), line('M0 34q24 22 48 22t48-22')];

const SCENES: { readonly [site: CardId]: readonly Layer[] } = {
  plains: [
    land('M0 52q48-12 96 0v32H0z'),
    line(
      'M0 52q48-12 96 0M8 64q30-8 60 0M30 74q30-6 58 0M14 58v-7m4 7v-9m4 9v-7M62 66v-7m4 7v-9m4 9v-7M40 78v-6m4 6v-8m4 8v-6',
    ),
    body('M63 22a9 9 0 1 0 18 0a9 9 0 1 0-18 0M72 8v-4M86 22h4M82 12l3-3M62 12l-3-3'),
  ],
  river: [
    land('M0 46q48-10 96 0v38H0z'),
    water('M58 44c-6 8 14 12 4 22S34 74 30 84h36c4-10 24-12 26-22S72 52 70 44z'),
    line(
      'M0 46q48-10 96 0M58 44c-6 8 14 12 4 22S34 74 30 84M70 44c2 8 24 8 22 18S70 74 66 84M56 56h8M66 66h10M46 76h10',
    ),
    body('M12 46c-8-10-2-24 8-24s16 14 8 24zM20 46v12'),
  ],
  mountain: [
    land('M0 70 28 26 42 46 62 14 96 66v18H0z'),
    line('M0 70 28 26 42 46 62 14 96 66M28 26l-4 14 6 4-3 10M62 14l-6 16 8 4-4 12 8 6'),
    thin(hatch(70, 34, 10, 6, 5) + hatch(34, 42, 7, 4)),
  ],
  'narrow-pass': [
    land('M0 10 34 24 40 84H0zM96 4 62 22 56 84h40z'),
    line('M0 10 34 24 40 84M96 4 62 22 56 84M42 84c2-20 8-24 6-40s4-18 0-26'),
    thin(hatch(26, 34, 10, 4, -5) + hatch(90, 30, 12, 5, -5)),
  ],
  mine: [
    land('M0 38q30-22 54-14t42-6v66H0z'),
    dark('M30 84V56a18 18 0 0 1 36 0v28z'),
    line('M0 38q30-22 54-14t42-6M26 84V54M70 84V54M24 52h48'),
    thin(hatch(10, 48, 8, 5) + hatch(78, 34, 10, 4, 5)),
  ],
  'standing-stones': [
    land('M0 62q48-10 96 0v22H0z'),
    body('M16 66l3-34h10l2 34zM40 68V22h12l2 46zM66 66l-2-30 11-3 3 33z'),
    body('M0 62q48-10 96 0M30 20h46l3 7H28z'),
    thin('M25 38v22M50 30v32M72 40v20'),
  ],
  'rocky-coast': [...COAST, SHORE, body('M16 44V20l14 18H18M12 44h20l-4 6H15z'), thin(hatch(84, 40, 8, 4, 5))],
  'lush-coast': [...COAST, SHORE, body('M74 34c-12-6-8-22 4-22s16 14 6 22zM78 34v12M56 52c-8-4-6-14 2-14s10 8 4 14z')],
  'barren-coast': [...COAST, SHORE, line('M74 30V8l8 8M74 16l-8-6M50 54l6-14m0 0 6 4'), thin(hatch(90, 46, 12, 6, -5))],
  'deep-woods': [
    land('M0 66q48-8 96 0v18H0z'),
    ...firs([
      [14, 60],
      [34, 74],
      [54, 58],
      [74, 72],
      [88, 60],
    ]),
  ],
  'shrouded-wood': [
    land('M0 66q48-8 96 0v18H0z'),
    ...firs([
      [20, 70],
      [48, 82],
      [76, 68],
    ]),
    line('M4 58h30M40 52h40M10 66h50M58 60h34M-2 44h26M60 42h34'),
  ],
  'fertile-valley': [
    ...VALLEY,
    line('M20 62q28 12 56 0M14 70q34 14 68 0M10 78q38 14 76 0'),
    body('M40 56V42h16v14zM38 42l10-10 10 10z'),
  ],
  'charming-valley': [
    ...VALLEY,
    body('M20 66a8 8 0 1 1 .1 0M20 66v10M74 70a10 10 0 1 1 .1 0M74 70v10'),
    line('M34 80q14-16 28 0M44 72q6-8 10 0'),
  ],
  marshes: [
    water('M0 50q48-8 96 0v34H0z'),
    line('M0 50q48-8 96 0M12 62h20M44 58h26M60 70h24M18 76h28'),
    line('M24 60V34m0 0q-6 4-8 12m8-6q6 2 8 10M68 66V38m0 0q-7 5-9 13m9-8q6 2 8 10M46 78V60'),
    body('M22 34h4v-10h-4zM66 38h4V28h-4z'),
  ],
  'salt-flats': [
    land('M0 54h96v30H0z'),
    line('M0 54h96M8 66l14-6 16 8 14-8 18 8 18-6M20 80l16-8 18 8 20-8'),
    body('M60 54l8-14 10 14zM22 54l6-9 8 9z'),
  ],
  steppe: [
    land('M0 58q48-6 96 0v26H0z'),
    line('M0 58q48-6 96 0M10 72v-8m4 8v-10m4 10v-8M70 76v-8m4 8v-10m4 10v-8'),
    body('M34 64l14-26 14 26zM48 38l-4-7m4 7 4-7M44 64l4-10 4 10'),
  ],
  wastes: [
    land('M0 56l20-4 16 6 24-8 36 8v26H0z'),
    line('M0 56l20-4 16 6 24-8 36 8M10 70l12 4 8-4 16 8M56 66l14 6 16-4'),
    line('M66 50V26l-8-8m8 12 10-10m-10 18-8-4'),
    thin(hatch(30, 64, 8, 4, 6)),
  ],
  'ancient-city': [
    land('M0 68h96v16H0z'),
    body('M10 68V40h18v28zM34 68V24h24v44zM64 68V36h20v32z'),
    line('M0 68h96M34 24l12-10 12 10M14 46h10M14 54h10M40 32h12M40 42h12M70 44h8M70 54h8M42 68V56h8v12'),
  ],
  'drowned-city': [
    water('M0 46h96v38H0z'),
    body('M14 60V34l10-8 10 8v30zM44 66V22h16v46zM70 62V38h14v26z'),
    line('M0 46h14M34 46h10M60 46h10M84 46h12M4 62h18M38 70h26M66 66h22M20 76h30M48 30h8M48 40h8'),
  ],
  'great-slum': [
    land('M0 70h96v14H0z'),
    body('M6 70V50l12-10 12 10v20zM28 70V44l10-8 12 8v26zM52 70V52l10-8 12 8v18zM70 70V46l10-8 12 8v24z'),
    line('M0 70h96M14 70V60h8v10M36 70V58h6v12M60 70V60h6v10M78 70V56h8v14M38 36V26m42 12V28M4 78h30M50 78h40'),
  ],
  'the-tribunal': [
    land('M0 72h96v12H0z'),
    body('M48 16 84 34v6H12v-6zM16 66h64v6H16z'),
    line('M22 40v26M34 40v26M48 40v26M62 40v26M74 40v26M48 24a4 4 0 1 0 .1 0M0 72h96'),
  ],
  'buried-giant': [
    land('M0 62q30-16 60-10t36-2v34H0z'),
    line('M0 62q30-16 60-10t36-2'),
    body('M22 58c0-20 12-30 24-30s22 10 22 28c-6-4-12-4-16-2-8-4-20-2-30 4z'),
    line('M34 44h6M50 42h6M44 46l-2 6h6M76 54c2-8 10-10 14-4M8 64c0-8 8-10 12-4'),
  ],
  'the-hidden-place': [
    land('M0 84V40q24-26 48-26t48 26v44z'),
    line('M0 40q24-26 48-26t48 26'),
    dark('M38 84V64a10 10 0 0 1 20 0v20z'),
    line('M20 84q2-20 14-26M76 84q-2-20-14-26M30 34q18-8 36 0'),
    thin(hatch(22, 50, 10, 4, 5) + hatch(76, 46, 10, 4, 5)),
  ],
};

const HIDDEN: readonly Layer[] = [
  { d: 'M0-54h96V84H0z', fill: 'w2', bare: true },
  thin(Array.from({ length: 32 }, (_, i) => `M${i * 8 - 142} 84l138-138`).join('')),
  body('M26 30a22 22 0 1 0 44 0a22 22 0 1 0-44 0'),
  line('M41 26c0-9 14-9 14 0 0 5-7 6-7 11M48 43v1'),
];

/** Clouds and birds, elsewhere over each site. */
function skyOf(site: CardId): readonly Layer[] {
  const x = 14 + ((site.length * 7) % 40);
  const bird = 62 - (site.length % 3) * 18;
  return [
    thin(`M${x}-24h22M${x + 6}-29h20M${x + 2}-19h30M${x + 12}-14h14M${70 - x / 2}-4h18`),
    line(`M${bird}-38q4-5 7 0q3-5 7 0M${bird + 12}-30q3-4 5 0q2-4 5 0`),
  ];
}

export function Vignette({ site }: { readonly site: CardId | null }) {
  const scene = site === null ? HIDDEN : [...skyOf(site), ...(SCENES[site] ?? [])];
  return (
    <svg className="oath-vignette" viewBox="0 -54 96 138" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {scene.map(({ d, fill, bare, thin: fine }) => (
        <path key={d} d={d} className={`${fill ?? 'open'} ${bare ? 'bare' : ''} ${fine ? 'fine' : ''}`} />
      ))}
    </svg>
  );
}

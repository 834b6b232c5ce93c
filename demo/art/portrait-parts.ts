import type { Random } from '../random';
import { round } from './svg';

export type Skin = 'porcelain' | 'fair' | 'beige' | 'olive' | 'tan' | 'brown' | 'deep' | 'ebony';
export type HairColour =
  | 'black'
  | 'espresso'
  | 'brown'
  | 'chestnut'
  | 'auburn'
  | 'blond'
  | 'grey'
  | 'silver';

/** Highlight, shadow and lip colours. */
export const SKINS: Record<Skin, [string, string, string]> = {
  porcelain: ['#f7dcca', '#dfb59c', '#b5645a'],
  fair: ['#f3d3bd', '#d9ac90', '#a8564c'],
  beige: ['#efc7a6', '#d3a07b', '#a3564a'],
  olive: ['#d8a67e', '#b58159', '#94493f'],
  tan: ['#c58d63', '#a06c47', '#86412f'],
  brown: ['#9c6443', '#7a4a2f', '#6d3426'],
  deep: ['#7a4a34', '#5a3324', '#5c2a22'],
  ebony: ['#5c3728', '#40251b', '#4a201b'],
};

export const HAIRS: Record<HairColour, string> = {
  black: '#14110f',
  espresso: '#241a15',
  brown: '#3d281c',
  chestnut: '#6a3d22',
  auburn: '#7c3a1e',
  blond: '#c9a063',
  grey: '#8b8d8e',
  silver: '#bfc4c7',
};

const BACKDROPS = [
  ['#efe6d9', '#c7a97c'],
  ['#d9e9ec', '#8fb6c0'],
  ['#e7e0f0', '#a99bc4'],
  ['#e0e7f5', '#94a9cf'],
  ['#e6e9ec', '#a9b3bb'],
  ['#dfebe4', '#8fb3a0'],
  ['#f4e0dc', '#c99a92'],
  ['#f5e2d2', '#cf9f78'],
  ['#dfe8f1', '#93adc6'],
  ['#e9f0dc', '#a9bf86'],
  ['#dff0e3', '#8fbf9c'],
  ['#f7e4bd', '#d0a458'],
  ['#e4e0d6', '#b2a78f'],
  ['#d8ece7', '#86b7aa'],
  ['#dbe6e4', '#88a29d'],
  ['#f3dce4', '#c58fa3'],
  ['#e3e6ea', '#7f8b98'],
  ['#ece3da', '#a5907c'],
] as const;

export function backdrop(random: Random): { defs: string; body: string } {
  const [light, dark] = random.pick(BACKDROPS);
  const turn = random.chance(0.5) ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="1" y1="0" x2="0" y2="1"';
  const defs =
    `<linearGradient id="back" ${turn}><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    '<linearGradient id="light" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>' +
    '<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter><filter id="glow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>';
  const glow = `<ellipse cx="${round(random.between(30, 130))}" cy="${round(random.between(20, 90))}" rx="${round(random.between(30, 60))}" ry="${round(random.between(26, 56))}" fill="#fff" opacity="${round(random.between(1, 4)) / 10}" filter="url(#glow)"/>`;
  return { defs, body: `<rect width="160" height="160" fill="url(#back)"/>${glow}` };
}

/** Half the measurements of the face: the outline is centred on x = 80, with its chin at `chin`. */
export interface FaceShape {
  half: number;
  top: number;
  chin: number;
  jaw: number;
}

export function faceShape(random: Random, feminine: boolean): FaceShape {
  return {
    half: random.between(23.2, feminine ? 25.6 : 26.6),
    top: random.between(31, 34),
    chin: random.between(98.5, 103.5),
    jaw: feminine ? random.between(13, 17) : random.between(15.5, 20),
  };
}

export function outline({ half, top, chin, jaw }: FaceShape): string {
  const [left, right] = [round(80 - half), round(80 + half)];
  return `M${left} 60C${left} 40 66 ${round(top)} 80 ${round(top)}C94 ${round(top)} ${right} 40 ${right} 60C${right} 79 ${round(80 + jaw)} ${round(chin - 2)} 80 ${round(chin)}C${round(80 - jaw)} ${round(chin - 2)} ${left} 79 ${left} 60Z`;
}

export interface FaceTraits {
  feminine: boolean;
  skin: Skin;
  brow: string;
  age: number;
}

/** Eyes, brows, nose, mouth and the shadow on one cheek. */
export function features(random: Random, { feminine, skin, brow, age }: FaceTraits): string {
  const [, shade, lips] = SKINS[skin];
  const eyeY = random.between(66.6, 69.2);
  const apart = random.between(10.2, 11.8);
  const iris = random.pick(
    skin === 'porcelain' || skin === 'fair'
      ? ['#3a5a70', '#4d6b52', '#5a3d24', '#2f4a63']
      : ['#2a1a12', '#3a2416', '#1d1412'],
  );
  const eyes = [-1, 1]
    .map((side) => eye(round(80 + side * apart), round(eyeY), { iris, feminine }))
    .join('');
  const arch = random.between(2.2, 4.4);
  const browWidth = feminine ? random.between(1.5, 2.1) : random.between(2.2, 3.2);
  const browY = eyeY - random.between(7, 8.6);
  const brows = [-1, 1]
    .map(
      (side) =>
        `<path d="M${round(80 + side * (apart - 6.4))} ${round(browY + 0.6)}Q${round(80 + side * (apart + 1))} ${round(browY - arch)} ${round(80 + side * (apart + 7))} ${round(browY + 1.2)}"/>`,
    )
    .join('');
  const nose = random.between(77.5, 81);
  const wide = random.between(2.6, 4.2);
  return (
    `<path d="M${round(84 + random.between(0, 5))} 30H112V106H82C92 86 92 60 86 30Z" fill="${shade}" opacity=".45" filter="url(#f)"/>` +
    `<g stroke="${brow}" stroke-opacity=".85" stroke-width="${round(browWidth)}" fill="none" stroke-linecap="round">${brows}</g>${eyes}` +
    `<path d="M81 ${round(eyeY)}C82.5 ${round(nose - 5)} ${round(82 + wide)} ${round(nose)} 79 ${round(nose + 0.6)}" stroke="${shade}" stroke-width="2" fill="none" stroke-linecap="round"/>` +
    `${mouth(random, lips, feminine)}${lines(age, shade)}${feminine ? '' : stubble(random, shade)}`
  );
}

function eye(x: number, y: number, look: { iris: string; feminine: boolean }): string {
  const lash = look.feminine ? 1.7 : 1.2;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="4.2" ry="2.9" fill="#fbf8f4"/><circle cx="${x}" cy="${y}" r="2.5" fill="${look.iris}"/><circle cx="${x}" cy="${y}" r="1.2" fill="#0d0908"/><circle cx="${round(x + 0.9)}" cy="${round(y - 0.9)}" r=".7" fill="#fff"/>` +
    `<path d="M${round(x - 4.6)} ${round(y - 0.4)}C${round(x - 2.2)} ${round(y - 3.9)} ${round(x + 2.2)} ${round(y - 3.9)} ${round(x + 4.6)} ${round(y - 0.4)}" stroke="#1d1412" stroke-opacity=".75" stroke-width="${lash}" fill="none" stroke-linecap="round"/>`
  );
}

function mouth(random: Random, lips: string, feminine: boolean): string {
  const y = random.between(86.6, 89);
  const half = random.between(7, 9.6);
  const smile = random.between(1.6, 4.2);
  if (random.chance(0.35)) {
    return `<path d="M${round(80 - half)} ${round(y)}C${round(80 - 4)} ${round(y + 0.6)} ${round(80 + 4)} ${round(y + 0.6)} ${round(80 + half)} ${round(y)}C${round(80 + 5)} ${round(y + smile + 3)} ${round(80 - 5)} ${round(y + smile + 3)} ${round(80 - half)} ${round(y)}Z" fill="#fdfaf6" stroke="${lips}" stroke-width="1.5" stroke-linejoin="round"/>`;
  }
  const lower = feminine
    ? `<path d="M${round(80 - half + 3)} ${round(y + 2.2)}Q80 ${round(y + smile + 4.4)} ${round(80 + half - 3)} ${round(y + 2.2)}" stroke="${lips}" stroke-opacity=".45" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
    : '';
  return `${lower}<path d="M${round(80 - half)} ${round(y)}C${round(80 - 4)} ${round(y + smile)} ${round(80 + 4)} ${round(y + smile)} ${round(80 + half)} ${round(y)}" stroke="${lips}" stroke-opacity=".9" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
}

function lines(age: number, shade: string): string {
  if (age < 48) return '';
  const strength = Math.min(0.7, (age - 40) / 40);
  return `<g stroke="${shade}" stroke-opacity="${round(strength)}" stroke-width="1.1" fill="none" stroke-linecap="round"><path d="M68.5 80C66.5 83 66 85.5 67 88M91.5 80C93.5 83 94 85.5 93 88M65 73.500Q69 75 73 73.500M87 73.500Q91 75 95 73.500M71 48Q80 46.5 89 48"/></g>`;
}

function stubble(random: Random, shade: string): string {
  return random.chance(0.3)
    ? `<path d="M56 78C60 96 70 103 80 103C90 103 100 96 104 78C100 88 92 84 80 84C68 84 60 88 56 78Z" fill="${shade}" opacity=".35" filter="url(#f)"/>`
    : '';
}

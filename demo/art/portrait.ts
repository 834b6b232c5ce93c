import sharp from 'sharp';
import { Random } from '../random';
import { type Hair, hairOf } from './portrait-hair';
import {
  backdrop,
  faceShape,
  features,
  HAIRS,
  type HairColour,
  outline,
  SKINS,
  type Skin,
} from './portrait-parts';

export type Attire = 'coat' | 'suit' | 'scrubs' | 'blouse' | 'tunic';

export interface Looks {
  gender: 'M' | 'F' | 'O';
  skin: Skin;
  hair: Hair;
  hairColour: HairColour;
  attire: Attire;
  age: number;
  glasses?: boolean;
  beard?: 'full' | 'goatee' | 'moustache';
}

const SIDE = 512;

/** A drawn portrait, 512 px square, JPEG. */
export async function portrait(seed: string | number, looks: Looks): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(seed, looks)))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer();
}

export function portraitSvg(seed: string | number, looks: Looks): string {
  const random = new Random(seed);
  const feminine = looks.gender === 'F';
  const [light, shade] = SKINS[looks.skin];
  const hairColour = HAIRS[looks.hairColour];
  const scene = backdrop(random);
  const shape = faceShape(random, feminine);
  const hair = hairOf(random, looks.hair, hairColour);
  const brow =
    looks.hair === 'hijab' || looks.hairColour === 'silver' || looks.hairColour === 'grey'
      ? '#4a4340'
      : hairColour;
  const ears = hair.hidesEars
    ? ''
    : [80 - shape.half - 0.5, 80 + shape.half + 0.5]
        .map((x) => `<ellipse cx="${x}" cy="68" rx="4.4" ry="7" fill="${shade}"/>`)
        .join('');
  const head =
    `<path d="M66 88H94V112C94 124 66 124 66 112Z" fill="${shade}"/>${attire(random, looks.attire, !feminine)}<path d="M66 108C66 127 94 127 94 108L94 90H66Z" fill="${shade}"/>` +
    `<path d="${outline(shape)}" fill="${light}"/><g clip-path="url(#face)">${features(random, { feminine, skin: looks.skin, brow, age: looks.age })}</g>` +
    `${beard(looks, hairColour, shade)}${hair.front}${looks.glasses ? glasses(random) : ''}${jewels(random, feminine && !hair.hidesEars)}`;
  const lean = `rotate(${Math.round(random.between(-30, 30)) / 10} 80 130) translate(80 150) scale(${Math.round(random.between(98, 106)) / 100}) translate(-80 -150)`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="${SIDE}" height="${SIDE}"><defs>${scene.defs}<clipPath id="face"><path d="${outline(shape)}"/></clipPath></defs>` +
    `${scene.body}<g transform="${lean}">${hair.behind ?? ''}${ears}${head}</g><rect width="160" height="160" fill="url(#light)" opacity=".7"/></svg>`
  );
}

function attire(random: Random, kind: Attire, withTie: boolean): string {
  const shoulders = 'M10 170C12 132 40 122 62 112H98C120 122 148 132 150 170Z';
  switch (kind) {
    case 'coat': {
      const inner = random.pick([
        '#0c5c5a',
        '#355c7d',
        '#1f5597',
        '#6b3b52',
        '#31443c',
        '#8a3b3b',
        '#46506b',
      ]);
      return `<path d="${shoulders}" fill="#f4f7f7"/><path d="M64 112L80 150L96 112L92 170H68Z" fill="${inner}"/><path d="M62 112L52 126L68 170H76L80 150ZM98 112L108 126L92 170H84L80 150Z" fill="#dde5e6"/>${random.chance(0.45) ? stethoscope() : ''}`;
    }
    case 'suit': {
      const cloth = random.pick(['#22343a', '#1d2b45', '#2b3b3a', '#3a2f3d', '#5b3246', '#2d3038']);
      const tie = random.pick(['#8a4b06', '#7a2436', '#1f5597', '#2f5d4a', '#5b3246']);
      return `<path d="${shoulders}" fill="${cloth}"/><path d="M64 112L80 146L96 112L90 170H70Z" fill="#f6f8f8"/>${withTie ? `<path d="M77 130h6l4 40h-14z" fill="${tie}"/>` : ''}<path d="M62 112L54 130L72 170L80 146ZM98 112L106 130L88 170L80 146Z" fill="#000" opacity=".2"/>`;
    }
    case 'scrubs': {
      const cloth = random.pick([
        '#11706b',
        '#2f7d57',
        '#2c5f8a',
        '#7a2f3d',
        '#3b6ea5',
        '#0f6a72',
        '#3f4f8c',
        '#55606b',
      ]);
      return `<path d="M12 170C14 132 40 122 62 114L80 134L98 114C120 122 146 132 148 170Z" fill="${cloth}"/><path d="M62 114L80 136L98 114L102 116L80 144L58 116Z" fill="#000" opacity=".2"/>${random.chance(0.35) ? stethoscope() : ''}`;
    }
    case 'blouse': {
      const cloth = random.pick([
        '#8c4a5c',
        '#2f6f73',
        '#c9b79a',
        '#3f4a6b',
        '#b5654a',
        '#e8e3da',
        '#5d4a78',
      ]);
      return `<path d="${shoulders}" fill="${cloth}"/><path d="M62 113C66 130 94 130 98 113L104 116C98 140 62 140 56 116Z" fill="#000" opacity=".16"/>`;
    }
    case 'tunic': {
      const cloth = random.pick(['#2f5d6b', '#7a2436', '#c48a2c', '#2f5d4a', '#5d3a6b']);
      return `<path d="${shoulders}" fill="${cloth}"/><path d="M62 113C68 128 92 128 98 113L102 115C96 134 64 134 58 115Z" fill="#f0d9a0" opacity=".75"/><path d="M78 132H82V170H78Z" fill="#f0d9a0" opacity=".6"/>`;
    }
  }
}

function stethoscope(): string {
  return '<path d="M58 116C56 138 62 150 70 156M102 116C104 134 102 146 98 150" stroke="#22302f" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="97" cy="152" r="4.5" fill="#8c989a" stroke="#22302f" stroke-width="1.5"/>';
}

function beard({ beard: kind, hairColour, gender }: Looks, colour: string, shade: string): string {
  if (!kind || gender !== 'M') return '';
  const fill = hairColour === 'silver' ? '#a9adae' : colour;
  if (kind === 'moustache')
    return `<path d="M70 85C74 81.5 79 82 80 83.500C81 82 86 81.5 90 85C86 85.5 83 86.5 80 86C77 86.5 74 85.5 70 85Z" fill="${fill}"/>`;
  if (kind === 'goatee')
    return `<path d="M70 84C74 81 86 81 90 84C93 92 90 102 80 104C70 102 67 92 70 84ZM74 88C77 90 83 90 86 88C85 92 83 93 80 93C77 93 75 92 74 88Z" fill="${fill}" fill-rule="evenodd" opacity=".95"/>`;
  return `<path d="M54.5 68C55 92 64 104 80 105C96 104 105 92 105.5 68C103 78 98 84 92 83C86 80 74 80 68 83C62 84 57 78 54.5 68Z" fill="${fill}"/><path d="M72 88C76 90.5 84 90.5 88 88" stroke="${shade}" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
}

function glasses(random: Random): string {
  const frame = random.pick(['#1b2426', '#5a3a22', '#7c6a4a', '#2b2f4a', '#6b2436']);
  const corner = random.pick([2, 5, 8]);
  return `<g fill="#fff" fill-opacity=".1" stroke="${frame}" stroke-width="1.9"><rect x="60.5" y="61.5" width="17" height="13.5" rx="${corner}"/><rect x="82.5" y="61.5" width="17" height="13.5" rx="${corner}"/><path d="M77.5 66.500c2-1.8 3-1.8 5 0M60.5 65.500L55 64.500M99.5 65.500L105 64.5" fill="none"/></g>`;
}

function jewels(random: Random, wears: boolean): string {
  if (!wears || random.chance(0.5)) return '';
  const metal = random.pick(['#e8c76a', '#eef2f3', '#d9a28a']);
  return `<circle cx="54.5" cy="76.5" r="1.7" fill="${metal}"/><circle cx="105.5" cy="76.5" r="1.7" fill="${metal}"/>`;
}

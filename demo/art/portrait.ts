import sharp from 'sharp';
import { Random } from '../random';
import { type Attire, attire } from './portrait-attire';
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

import sharp from 'sharp';
import { Random } from '../random';
import { HEIGHT, type Inks, WIDTH } from './covers/sheet';
import { beats, checks, lenses, paths, rings, steps, threads, words } from './covers/signs';
import { gut, lattice, shards, tissue } from './covers/textures';

/** Cover motifs of articles without a photo: each one has its own drawing. */
export const MOTIFS = [
  'threads',
  'lenses',
  'steps',
  'shards',
  'beats',
  'checks',
  'tissue',
  'gut',
  'lattice',
  'words',
  'rings',
  'paths',
] as const;
export type Motif = (typeof MOTIFS)[number];

const motifs: Readonly<Record<Motif, (random: Random, inks: Inks) => string>> = {
  threads,
  lenses,
  steps,
  shards,
  beats,
  checks,
  tissue,
  gut,
  lattice,
  words,
  rings,
  paths,
};

/** The gradient of the background, the line colour and the accent colour. */
const INKS: readonly Inks[] = [
  { from: '#06302e', to: '#0f6a66', line: '#b5ece6', accent: '#f2b84b' },
  { from: '#5a2f05', to: '#a3640f', line: '#ffdf9f', accent: '#fff6dd' },
  { from: '#0b1f4b', to: '#1f4f9e', line: '#b9d2ff', accent: '#ff9d76' },
  { from: '#3d1020', to: '#8a2f4a', line: '#ffc9d6', accent: '#ffe27a' },
  { from: '#1d2733', to: '#46586b', line: '#dbe6f0', accent: '#6fd3c7' },
  { from: '#26164d', to: '#5b3d9e', line: '#dccfff', accent: '#8ff0b4' },
  { from: '#12351c', to: '#2f7a45', line: '#c9f2d2', accent: '#ffd27a' },
];

/** JPEG, 1600 px wide; the seed determines how the motif is drawn. */
export async function cover(motif: Motif, seed: string): Promise<Buffer> {
  const inks = INKS[MOTIFS.indexOf(motif) % INKS.length] as Inks;
  const body = motifs[motif](new Random(`cover ${motif} ${seed}`), inks);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${inks.from}"/><stop offset="1" stop-color="${inks.to}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${body}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

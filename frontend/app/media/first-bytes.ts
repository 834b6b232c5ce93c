import type { FileTypeName } from '../../../backend/src/media/file-type.rules';

/** Enough to recognise every type. */
const HEAD_BYTES = 64;

interface Mark {
  /** The type as named in a sentence. */
  name: string;
  types: readonly FileTypeName[];
  /** @param text the first bytes, one character each */
  fits: (text: string) => boolean;
}

const boxOf = (text: string) => text.slice(4, 8);
const brandOf = (text: string) => text.slice(8, 12);
const isMatroska = (text: string) => text.startsWith('\x1a\x45\xdf\xa3');
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** QuickTime files of older cameras begin with any of these. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip'];

/** Order matters: the first match counts. */
const MARKS: readonly Mark[] = [
  { name: 'a JPEG picture', types: ['jpeg'], fits: (text) => text.startsWith('\xff\xd8\xff') },
  { name: 'a PNG picture', types: ['png'], fits: (text) => text.startsWith('\x89PNG') },
  { name: 'a GIF picture', types: ['gif'], fits: (text) => text.startsWith('GIF8') },
  {
    name: 'a WebP picture',
    types: ['webp'],
    fits: (text) => text.startsWith('RIFF') && brandOf(text) === 'WEBP',
  },
  {
    name: 'an AVI video',
    types: ['avi'],
    fits: (text) => text.startsWith('RIFF') && brandOf(text) === 'AVI ',
  },
  { name: 'a PDF', types: ['pdf'], fits: (text) => text.startsWith('%PDF') },
  {
    name: 'a HEIC picture',
    types: ['heic'],
    fits: (text) => boxOf(text) === 'ftyp' && HEIC_BRANDS.includes(brandOf(text)),
  },
  {
    name: 'an AVIF picture',
    types: [],
    fits: (text) => boxOf(text) === 'ftyp' && /^avi[fs]$/.test(brandOf(text)),
  },
  {
    name: 'a QuickTime video',
    types: ['mov'],
    fits: (text) =>
      QUICKTIME_BOXES.includes(boxOf(text)) || (boxOf(text) === 'ftyp' && brandOf(text) === 'qt  '),
  },
  { name: 'an MP4 video', types: ['mp4'], fits: (text) => boxOf(text) === 'ftyp' },
  {
    name: 'a WebM video',
    types: ['webm'],
    fits: (text) => isMatroska(text) && text.includes('webm'),
  },
  // The document type may come after the first bytes; such a file may be either.
  {
    name: 'an MKV video',
    types: ['mkv'],
    fits: (text) => isMatroska(text) && text.includes('matroska'),
  },
  { name: 'an MKV video', types: ['mkv', 'webm'], fits: isMatroska },
  { name: 'an OGG video', types: ['ogg'], fits: (text) => text.startsWith('OggS') },
  {
    name: 'an Office document',
    types: ['docx', 'xlsx', 'pptx'],
    fits: (text) => text.startsWith('PK\x03\x04'),
  },
  { name: 'a BMP picture', types: ['bmp'], fits: (text) => text.startsWith('BM') },
];

/** Identifies a file by its first bytes. @returns undefined if nothing matches */
export async function markOf(file: Blob): Promise<Mark | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return MARKS.find(({ fits }) => fits(text));
}

/** The type as named in a sentence: "a JPEG picture". */
export const nameOf = (type: FileTypeName): string =>
  type === 'txt'
    ? 'plain text'
    : (MARKS.find(({ types }) => types.includes(type))?.name ?? 'such a file');

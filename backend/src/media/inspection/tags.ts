import sharp from 'sharp';
import { describePdf } from '../documents/pdf';
import { readExif } from './exif';
import type { TagKind } from './tag-kinds.rules';

export interface Tag {
  readonly kind: TagKind;
  /** Only shown to the uploader. */
  readonly value: string;
}

export interface Inspected {
  readonly tags: readonly Tag[];
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  /** For a video. */
  readonly hasSound?: boolean;
}

const LONGEST_VALUE = 120;
export const NOTHING: Inspected = { tags: [], width: null, height: null, pages: null };
/** Control characters and halves of letters are left out: some programs write bytes as text. */
const UNREADABLE = /[\p{Cc}\p{Cs}\ufffd]+/gu;
const tag = (kind: TagKind, value: string | undefined): Tag[] => {
  const words = value?.replace(UNREADABLE, ' ').trim().slice(0, LONGEST_VALUE) ?? '';
  return words === '' ? [] : [{ kind, value: words.replace(UNREADABLE, '') }];
};

/** Returns nothing for a file that cannot be read: whether it is accepted is decided elsewhere. */
export async function inspect(
  path: string,
  kind: 'image' | 'pdf' | 'video' | 'document',
): Promise<Inspected> {
  const looking =
    kind === 'image'
      ? inspectPicture(path)
      : kind === 'pdf'
        ? inspectPdf(path)
        : Promise.resolve(NOTHING);
  return looking.catch(() => NOTHING);
}

async function inspectPicture(path: string): Promise<Inspected> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height } = header.autoOrient ?? header;
  const words = (header.comments ?? [])
    .map(({ keyword, text }) => `${keyword}: ${text}`)
    .join('; ');
  return {
    tags: [
      ...(header.exif ? exifTags(header.exif) : []),
      ...tag('other', header.xmp && 'XMP, a block of notes of the program that saved it'),
      ...tag('other', header.iptc && 'IPTC, a block of notes for archives'),
      ...tag('words', words),
    ],
    width,
    height,
    pages: null,
  };
}

function exifTags(block: Buffer): Tag[] {
  const { texts, place, hasPlace, hasThumbnail } = readExif(block);
  const { make = '', model = '', software = '' } = texts;
  const device = [model.startsWith(make) ? '' : make, model, software].filter(Boolean).join(', ');
  const people = [texts['artist'], texts['owner'], texts['copyright']].filter(Boolean).join(', ');
  return [
    ...tag(
      'place',
      place
        ? `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`
        : hasPlace
          ? 'Notes on where it was taken'
          : '',
    ),
    ...tag('time', withDashes(texts['taken'] ?? texts['digitised'] ?? texts['modified'])),
    ...tag('device', texts['serial'] ? `${device} (serial ${texts['serial']})` : device),
    ...tag('person', people),
    ...tag('words', texts['description']),
    ...tag(
      'thumbnail',
      hasThumbnail ? 'A small picture of how it looked before it was edited' : '',
    ),
  ];
}

/** Converts the EXIF format 2024:03:12 10:30:00. */
const withDashes = (time: string | undefined) =>
  time?.replace(/^(\d{4}):(\d\d):(\d\d)/, '$1-$2-$3');

async function inspectPdf(path: string): Promise<Inspected> {
  const { title, author, madeOn, madeWith, pages } = await describePdf(path);
  return {
    tags: [
      ...tag('words', title),
      ...tag('person', author),
      ...tag('time', madeOn),
      ...tag('device', madeWith),
    ],
    width: null,
    height: null,
    pages,
  };
}

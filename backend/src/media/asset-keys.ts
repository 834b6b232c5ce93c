import { randomBytes } from 'node:crypto';
import { MOST_PAGES } from './report.rules';
import { SCAN_WINDOWS, type ScanWindowName } from './scan-windows.rules';

/** `public` files have permanent URLs, `private` ones signed URLs, `incoming` ones none. */
export type Shelf = 'public' | 'private' | 'incoming';

const NAME_BYTES = 16;
const KEY =
  /^(public|private|incoming)\/[0-9a-f]{2}\/[0-9a-f]{32}(-(thumb|medium|poster|small|page\d{1,2}(-thumb)?|sent|soft|lung|liver|bone|brain))?\.(jpg|png|gif|webp|pdf|mp4|mkv|avi|mov|webm|ogg|docx|xlsx|pptx|txt|scan)$/;

/** A random 128-bit key that cannot be guessed, in one of 256 folders. */
export function newKey(shelf: Shelf, extension: string): string {
  const name = randomBytes(NAME_BYTES).toString('hex');
  return `${shelf}/${name.slice(0, 2)}/${name}.${extension}`;
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}

export function shelfOf(key: string): Shelf {
  return key.slice(0, key.indexOf('/')) as Shelf;
}

export function extensionOfKey(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** The part shared by the keys of a file and all its renditions. */
export function nameOfKey(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).slice(0, 2 * NAME_BYTES);
}

/**
 * The key of a rendition. Derived from the file's own key, so that creating it twice leaves one
 * file.
 */
export function keyBeside(key: string, part: keyof typeof PARTS): string {
  return key.replace(/\.\w+$/, `-${part}.${PARTS[part]}`);
}

/** The renditions of a file and their formats. */
const PARTS = { thumb: 'webp', medium: 'webp', poster: 'jpg', small: 'mp4' } as const;

/** The key of the pictures of a scan in one window, beside its values. */
export const keyOfWindow = (key: string, window: ScanWindowName) =>
  key.replace(/\.scan$/, `-${window}.scan`);

/** The keys of a page of a report, starting at 1, and of its thumbnail. */
export function keysOfPage(key: string, page: number): { page: string; thumb: string } {
  const name = key.replace(/\.\w+$/, `-page${page}`);
  return { page: `${name}.jpg`, thumb: `${name}-thumb.webp` };
}

/** The key of a video after conversion. */
export function playableKey(key: string, shelf: Exclude<Shelf, 'incoming'>): string {
  return `${shelf}${key.slice(key.indexOf('/'))}`.replace(/\.\w+$/, '.mp4');
}

/** Every key under which part of an asset may be stored, whether or not it exists. */
export function keysOf(asset: { key: string; kind: string }): string[] {
  const mains = asset.kind === 'video' ? videoKeys(asset.key) : [asset.key];
  const parts = ['thumb', 'medium', 'poster', 'small'] as const;
  const pages = asset.kind === 'pdf' ? pageKeys(asset.key) : [];
  if (extensionOfKey(asset.key) === 'scan')
    return [asset.key, ...SCAN_WINDOWS.map((window) => keyOfWindow(asset.key, window))];
  return [
    ...new Set([
      ...mains,
      ...mains.flatMap((key) => parts.map((part) => keyBeside(key, part))),
      ...pages,
    ]),
  ];
}

const pageKeys = (key: string) =>
  Array.from({ length: MOST_PAGES }, (_, i) => Object.values(keysOfPage(key, i + 1))).flat();

function videoKeys(key: string): string[] {
  const incoming = ['mp4', 'mkv', 'avi', 'mov', 'webm', 'ogg'].map((extension) =>
    `incoming${key.slice(key.indexOf('/'))}`.replace(/\.\w+$/, `.${extension}`),
  );
  return [key, ...incoming, playableKey(key, 'private'), playableKey(key, 'public')];
}

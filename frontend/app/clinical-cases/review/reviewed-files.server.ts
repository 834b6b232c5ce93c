import {
  MOST_PLACES,
  NOT_LOOKED_FOR,
  PLACE_KINDS,
  type PlaceKind,
} from '../../../../backend/src/media/checks/places.rules';
import { TAG_KINDS, type TagKind } from '../../../../backend/src/media/inspection/tag-kinds.rules';
import type { ReviewedFile } from './api.server';
import type { Place } from './places';

const MOST_FILES = 10;
/** The most metadata entries accepted for one file. */
const MOST_TAGS = 50;
const KINDS: readonly unknown[] = ['image', 'pdf', 'video', 'document'];
const CATEGORIES: readonly unknown[] = ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'];
const STATES: readonly unknown[] = ['waiting', 'found', 'nothing', 'failed'];

/**
 * The files as the previous page described them.
 * @throws Response 400 for anything else, because the page is rendered from it
 */
export function filesIn(text: string): ReviewedFile[] {
  const files = parsed(text);
  if (!Array.isArray(files) || files.length > MOST_FILES || !files.every(isReviewedFile))
    throw new Response(null, { status: 400 });
  return files.map(withWhatIsMissed);
}

/** The page may be of another version, which looked for more or less, or did not say. */
function withWhatIsMissed(file: ReviewedFile): ReviewedFile {
  const { notLookedFor } = file.check;
  const isKnown =
    Array.isArray(notLookedFor) && notLookedFor.every((kind) => NOT_LOOKED_FOR.includes(kind));
  return isKnown ? file : { ...file, check: { ...file.check, notLookedFor: [...NOT_LOOKED_FOR] } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isReviewedFile(value: unknown): value is ReviewedFile {
  const file = (value ?? {}) as Partial<Record<keyof ReviewedFile, unknown>>;
  const { uploadId, name, kind, category, bytes, width, height, pages, removed } = file;
  return (
    typeof uploadId === 'string' &&
    /^[0-9a-f]{32}$/.test(uploadId) &&
    typeof name === 'string' &&
    KINDS.includes(kind) &&
    CATEGORIES.includes(category) &&
    typeof bytes === 'number' &&
    typeof file.has_sound === 'boolean' &&
    [width, height, pages].every((number) => number === null || typeof number === 'number') &&
    Array.isArray(removed) &&
    removed.length <= MOST_TAGS &&
    removed.every(isTag) &&
    isCheck(file.check)
  );
}

function isCheck(value: unknown): boolean {
  const { state, places } = (value ?? {}) as Partial<ReviewedFile['check']>;
  return (
    STATES.includes(state) &&
    Array.isArray(places) &&
    places.length <= MOST_PLACES &&
    places.every(isPlace)
  );
}

function isPlace(value: unknown): boolean {
  const { id, kind, x, y, width, height, page, second } = (value ?? {}) as Partial<Place>;
  return (
    PLACE_KINDS.includes(kind as PlaceKind) &&
    [id, x, y, width, height].every((number) => Number.isFinite(number)) &&
    [page, second].every((number) => number === null || Number.isFinite(number))
  );
}

function isTag(value: unknown): boolean {
  const tag = (value ?? {}) as Partial<ReviewedFile['removed'][number]>;
  return TAG_KINDS.includes(tag.kind as TagKind) && typeof tag.value === 'string';
}

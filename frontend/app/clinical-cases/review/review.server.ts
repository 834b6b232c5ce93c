import {
  MOST_PLACES,
  PLACE_KINDS,
  type PlaceKind,
} from '../../../../backend/src/media/checks/places.rules';
import {
  type Mask,
  parseMasks,
  writeMasks,
} from '../../../../backend/src/media/pictures/masks.rules';
import {
  type FormState,
  type FormValues,
  type HeldUpload,
  textOf,
  textsOf,
} from '../../lib/form-state';
import type { RouteArgs } from '../../wire/client.server';
import { checkOf, type ReviewedFile } from './api.server';
import { fieldOf, type Place, proposedIn } from './places';
import { REVIEW_FIELD, type Review } from './review';

export type { Review } from './review';

interface ReviewSaid extends Review {
  step: string;
  wasReviewed: boolean;
  held: HeldUpload[];
  sent: FormValues;
}

const OWN = new Set(['step', 'masks', 'reviewed', REVIEW_FIELD]);
/**
 * Review fields about one file: the numbers of a rectangle (`x-0`) and its page, the sound, and the
 * decision about a place (`place-0-1`).
 */
const OF_FILES = /^(x|y|width|height|page|sound|place-\d+)-\d+$/;
const CHECKED = 'Your files have now been checked. Please review what was found.';
const UNDER_WAY = 'Your files are still being checked. Please try again in a moment.';
const PER_CENT = 10;

/** Reads the form of the review. The API checks the files and masks once more. */
export function reviewSaid(sent: FormValues): ReviewSaid {
  const files = filesIn(textOf(sent, REVIEW_FIELD));
  const given = textsOf(sent, 'masks');
  const values = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !OWN.has(name) && !OF_FILES.test(name)),
  );
  return {
    files,
    values,
    masks: files.map((_, index) => (parseMasks(given[index] ?? '') ? (given[index] ?? '') : '')),
    covered: files.map(({ check }, index) =>
      check.places
        .filter((place) => textOf(sent, fieldOf(index, place)) === 'cover')
        .map(({ id }) => id),
    ),
    sound: files.map((_, index) => (textOf(sent, `sound-${index}`) === 'keep' ? 'keep' : 'remove')),
    step: textOf(sent, 'step'),
    wasReviewed: textOf(sent, 'reviewed') === 'true',
    held: files.map(({ uploadId, name }) => ({ uploadId, name })),
    sent,
  };
}

/**
 * The review again, after a rectangle was added (`mask-0`) or a file's were removed (`clear-0`).
 */
export function reviewAgain({
  step,
  sent,
  files,
  values,
  masks,
  covered,
  sound,
}: ReviewSaid): Review {
  const [deed, place] = step.split('-');
  const index = Number(place);
  if (deed === 'clear')
    return {
      files,
      values,
      covered,
      sound,
      masks: masks.map((mask, at) => (at === index ? '' : mask)),
    };
  const added = deed === 'mask' ? rectangleIn(sent, index) : undefined;
  if (deed === 'mask' && !added)
    return {
      files,
      values,
      masks,
      covered,
      sound,
      error: 'Please say in per cent where the rectangle is, from 0 to 100.',
    };
  return {
    files,
    values,
    covered,
    sound,
    masks: masks.map((mask, at) =>
      at === index && added ? [mask, added].filter(Boolean).join(';') : mask,
    ),
  };
}

function rectangleIn(sent: FormValues, index: number): string | undefined {
  const side = (name: string) =>
    Math.round(Number(textOf(sent, `${name}-${index}`) || Number.NaN) * PER_CENT);
  const page = textOf(sent, `page-${index}`);
  const rectangle: Mask = {
    kind: 'rectangle',
    x: side('x'),
    y: side('y'),
    width: side('width'),
    height: side('height'),
    ...(page !== '' && { page: Number(page) }),
  };
  const written = writeMasks([rectangle]);
  return parseMasks(written) ? written : undefined;
}

const MOST_FILES = 10;
/** The most metadata entries accepted for one file. */
const MOST_TAGS = 50;
const KINDS: readonly unknown[] = ['image', 'pdf', 'video', 'document'];
const CATEGORIES: readonly unknown[] = ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'];
const STATES: readonly unknown[] = ['waiting', 'found', 'nothing', 'failed'];
const TAGS: readonly unknown[] = [
  'place',
  'time',
  'device',
  'person',
  'words',
  'thumbnail',
  'other',
];

/**
 * The files as the previous page described them.
 * @throws Response 400 for anything else, because the page is rendered from it
 */
function filesIn(text: string): ReviewedFile[] {
  const files = parsed(text);
  if (!Array.isArray(files) || files.length > MOST_FILES || !files.every(isReviewedFile))
    throw new Response(null, { status: 400 });
  return files;
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
  return TAGS.includes(tag.kind) && typeof tag.value === 'string';
}

export type { FormState };

/**
 * The decisions in the format of the posting calls: for each file the places covered and shown, and
 * whether its author has looked at it.
 */
export function decisionsOf({ files, covered, wasReviewed }: ReviewSaid): string {
  return JSON.stringify(
    files.map(({ check }, index) => {
      const masked = covered[index] ?? [];
      const kept = check.places.map(({ id }) => id).filter((id) => !masked.includes(id));
      return { masked, kept, looked: wasReviewed };
    }),
  );
}

/** The review with the current checks, if any had not ended when it was shown; else undefined. */
export async function checkedSince(args: RouteArgs, said: ReviewSaid): Promise<Review | undefined> {
  if (said.files.every(({ check }) => check.state !== 'waiting')) return undefined;
  const checks = await Promise.all(
    said.files.map(({ uploadId, check }) =>
      check.state === 'waiting' ? checkOf(args, uploadId) : check,
    ),
  );
  const files = said.files.map((file, index) => ({ ...file, check: checks[index] ?? file.check }));
  const covered = files.map((file, index) =>
    file.check === said.files[index]?.check ? (said.covered[index] ?? []) : proposedIn(file),
  );
  const isUnderWay = checks.some(({ state }) => state === 'waiting');
  return { ...reviewAgain(said), files, covered, error: isUnderWay ? UNDER_WAY : CHECKED };
}

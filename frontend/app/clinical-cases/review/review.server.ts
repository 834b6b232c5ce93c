import { parseMasks } from '../../../../backend/src/media/masks.rules';
import { type FormValues, type HeldUpload, textOf, textsOf } from '../../lib/form-state';
import { fieldOf } from './places';
import { REVIEW_FIELD, type Review } from './review';
import { filesIn } from './reviewed-files.server';

export interface ReviewSaid extends Review {
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

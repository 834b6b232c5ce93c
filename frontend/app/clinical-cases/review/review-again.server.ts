import { type Mask, parseMasks, writeMasks } from '../../../../backend/src/media/masks.rules';
import { type FormValues, textOf } from '../../lib/form-state';
import type { RouteArgs } from '../../wire/client.server';
import { checkOf } from './api.server';
import { proposedIn } from './places';
import type { Review } from './review';
import type { ReviewSaid } from './review.server';

const CHECKED = 'Your files have now been checked. Please review what was found.';
const UNDER_WAY = 'Your files are still being checked. Please try again in a moment.';
const PER_CENT = 10;

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

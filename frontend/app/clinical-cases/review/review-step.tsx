import { CircleAlert, ScanFace } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Mask, parseMasks } from '../../../../backend/src/media/pictures/masks.rules';
import { counted } from '../../lib/words';
import { Checkbox } from '../../ui/checkbox';
import { Icon } from '../../ui/icon';
import type { ReviewedFile } from './api.server';
import { AwaitedCheck } from './awaited-check';
import { FileReview } from './file-review';
import { proposedIn } from './places';
import { REVIEW_FIELD, type Review } from './review';
import './review.css';

const CHECKS = [
  'No face, and no eyes behind a bar',
  'No tattoo, jewellery or birthmark that someone could recognise',
  'No wristband, label or card with a name or number',
  'No name, date or number burned into a scan',
  'No header of a report or letter, no hospital’s logo',
];

interface ReviewStepProps {
  review: Review;
  /** Object URLs of files that this browser has, for what the server cannot show yet. */
  locals?: (string | undefined)[];
  /** The buttons below, unless the form around it has them. */
  children?: ReactNode;
}

/** Reviews each file before posting: what was removed, what to look for, and what to blacken. */
export function ReviewStep({ review, locals, children }: ReviewStepProps) {
  const { error } = review;
  const [ended, setEnded] = useState<Record<string, ReviewedFile['check']>>({});
  const files = review.files.map((file) => ({
    ...file,
    check: ended[file.uploadId] ?? file.check,
  }));
  const [masks, setMasks] = useState<readonly (readonly Mask[])[]>(() =>
    files.map((_, i) => parseMasks(review.masks[i] ?? '') ?? []),
  );
  const [covered, setCovered] = useState(review.covered);
  const end = (file: ReviewedFile, at: number, check: ReviewedFile['check']) => {
    setCovered((all) => all.map((one, i) => (i === at ? proposedIn({ ...file, check }) : one)));
    setEnded((all) => ({ ...all, [file.uploadId]: check }));
  };
  const [isLookedAt, setLookedAt] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    if (error) document.getElementById('reviewed')?.focus();
  }, [error]);
  const shown = (i: number) => masks[i] ?? [];
  return (
    <section className="review stack stack--l" aria-labelledby="review-title">
      <div className="stack stack--s">
        <h2 className="review__title" id="review-title" tabIndex={-1} ref={title}>
          Review {files.length === 1 ? 'the file' : `each of the ${counted(files.length, 'file')}`}{' '}
          once more
        </h2>
        <p className="muted">
          This is what colleagues will see. Cover anything that could identify the patient: it is
          painted black in the pixels, and nothing is kept underneath.
        </p>
      </div>
      <input type="hidden" name={REVIEW_FIELD} value={JSON.stringify(files)} />
      {files.map((file, i) => (
        <FileReview
          key={`${file.uploadId} ${file.check.state}`}
          {...{ file, index: i, count: files.length, masks: shown(i), local: locals?.[i] }}
          sound={review.sound[i] ?? 'remove'}
          covered={covered[i] ?? []}
          onCovered={(next) => setCovered((all) => all.map((one, at) => (at === i ? next : one)))}
          onMasks={(next) => setMasks((all) => all.map((one, at) => (at === i ? next : one)))}
        />
      ))}
      {files.map(
        (file, i) =>
          file.check.state === 'waiting' && (
            <AwaitedCheck
              key={file.uploadId}
              uploadId={file.uploadId}
              onEnd={(check) => end(file, i, check)}
            />
          ),
      )}
      <section className="card card__pad stack stack--s" aria-labelledby="checks-title">
        <h3 className="review__checks" id="checks-title">
          <Icon of={ScanFace} />
          What to look for
        </h3>
        <ul className="review__list">
          {CHECKS.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
        <Checkbox
          name="reviewed"
          value="true"
          error={isLookedAt ? undefined : error}
          onChange={({ target }) => setLookedAt(target.checked)}
        >
          I reviewed {files.length === 1 ? 'the file' : 'each file'} at full size and found nothing
          that identifies the patient.
        </Checkbox>
        <p className="quiet review__promise">
          <Icon of={CircleAlert} size="s" />
          We promise checks, never anonymity. Your review is recorded with the post.
        </p>
      </section>
      {children}
    </section>
  );
}

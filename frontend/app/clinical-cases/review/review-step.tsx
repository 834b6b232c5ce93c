import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Mask, parseMasks } from '../../../../backend/src/media/masks.rules';
import { counted } from '../../lib/words';
import type { ReviewedFile } from './api.server';
import { AwaitedCheck } from './awaited-check';
import { FileReview } from './file-review';
import { proposedIn } from './places';
import { REVIEW_FIELD, type Review } from './review';
import { WhatToLookFor } from './what-to-look-for';
import './review.css';

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
          file={file}
          index={i}
          count={files.length}
          masks={shown(i)}
          local={locals?.[i]}
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
      <WhatToLookFor count={files.length} error={error} />
      {children}
    </section>
  );
}

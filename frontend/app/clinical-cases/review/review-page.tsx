import { Form } from '@remix-run/react';
import { textsOf } from '../../lib/form-state';
import { Button, SubmitButton } from '../../ui/button';
import type { Review } from './review';
import { ReviewStep } from './review-step';

/** The review as a page of its own, without scripts; the values of the post are hidden fields. */
export function ReviewPage({ review, submit }: { review: Review; submit: string }) {
  return (
    <Form className="stack stack--l" method="post" encType="multipart/form-data" noValidate>
      {wordsIn(review).map(({ key, name, text }) => (
        <input key={key} type="hidden" name={name} value={text} />
      ))}
      <ReviewStep key={JSON.stringify([review.masks, review.covered])} review={review}>
        <div className="form-page__foot">
          <SubmitButton size="l" name="step" value="post">
            {submit}
          </SubmitButton>
          <Button look="secondary" size="l" type="submit" name="step" value="back">
            Back to editing
          </Button>
        </div>
      </ReviewStep>
    </Form>
  );
}

/** All values of the post; lists become one field for each item. */
function wordsIn({ values }: Review) {
  return Object.keys(values).flatMap((name) =>
    textsOf(values, name).map((text, place) => ({ key: `${name} ${place}`, name, text })),
  );
}

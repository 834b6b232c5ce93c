import { data, redirect } from '@remix-run/node';
import { setToast } from './flash.server';
import type { FormState } from './form-state';
import type { SentForm } from './post-forms.server';
import type { Review } from './review';

/** What a page of such a form is shown with. */
interface PostAnswer {
  refused?: FormState;
  review?: Review;
}

/** What the page of such a form answers: on to where it leads with a word, or itself again. */
export async function answerOf(sent: SentForm, to: string) {
  if ('done' in sent)
    throw redirect(to, {
      headers: { 'Set-Cookie': await setToast({ kind: 'success', text: sent.done }) },
    });
  if ('review' in sent) return data<PostAnswer>({ review: sent.review });
  return data<PostAnswer>({ refused: sent.refused }, { status: sent.code });
}

import { data, redirect } from '@remix-run/node';
import type { FormState } from '../../lib/form-state';
import { setToast } from '../../shell/flash.server';
import type { Review } from '../review/review';
import type { SentForm } from './post-forms.server';

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

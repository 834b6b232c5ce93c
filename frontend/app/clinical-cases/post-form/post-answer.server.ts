import { data, redirect } from '@remix-run/node';
import type { FormState } from '../../lib/form-state';
import { setToast } from '../../shell/flash.server';
import type { Review } from '../review/review';
import type { SentForm } from './publish.server';

/** The action data of a page with such a form. */
interface PostAnswer {
  refused?: FormState;
  review?: Review;
}

/** Redirects with a toast once the form is done; else returns the review, or the refused form. */
export async function answerOf(sent: SentForm, to: string) {
  if ('done' in sent)
    throw redirect(to, {
      headers: { 'Set-Cookie': await setToast({ kind: 'success', text: sent.done }) },
    });
  if ('review' in sent) return data<PostAnswer>({ review: sent.review });
  return data<PostAnswer>({ refused: sent.refused }, { status: sent.code });
}

import { data } from '@remix-run/node';
import type { FormValues } from '../../lib/form-state';
import { refusedForm } from '../../wire/forms.server';
import type { Reply } from '../../wire/reply';

/** Whether the form was sent to be looked at only. */
export const asksForPreview = ({ url }: Request) => new URL(url).searchParams.has('preview');

/** The form as it was sent, with what readers will see of it; nothing is stored. */
export function previewed<Seen>(reply: Reply<Seen>, values: FormValues) {
  if (!reply.ok) return refusedForm(reply, values);
  return seen(reply.data, values);
}

export const seen = <Seen>(preview: Seen, values: FormValues) =>
  data({ values, errors: {}, preview });

import type { FormValues } from '../../lib/form-state';
import { addPicture } from '../../shell/publishing/pictures.server';
import type { RouteArgs } from '../../wire/client.server';
import { typedValues } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import type { Refused } from '../../wire/reply';
import { readForm } from '../../wire/sent-form.server';

interface SentBlog {
  values: FormValues;
  /** Why the new cover was refused. */
  refused?: Refused;
}

/**
 * What was typed. A new cover is stored at once and chosen, so that it stays chosen if the blog is
 * refused; not for a preview, which stores nothing.
 */
export async function sentBlog(args: RouteArgs, keepsCover: boolean): Promise<SentBlog> {
  const { request } = args;
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (!isMultipart) return { values: typedValues(await readForm(request)) };
  const { hasFile, passedOn, typed } = await receiveForm(request);
  if (!hasFile || !keepsCover) return { values: await typed() };
  const reply = await addPicture(args, passedOn);
  const values = await typed();
  if (!reply.ok) return { values, refused: reply };
  return { values: { ...values, altText: '', pictureId: String(reply.data.result.id) } };
}

import type { ActionFunctionArgs } from '@remix-run/node';
import { problemsOf } from '../../../../backend/src/explore/explore-post.rules';
import { type FormState, type FormValues, textOf } from '../../lib/form-state';
import { setToast } from '../../shell/flash.server';
import type { PassedOn } from '../../wire/client.server';
import { refusedState, typedValues } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import type { Refused } from '../../wire/reply';
import { underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { createReel, sendVideo } from './api.server';

type Outcome = { posted: true; toast: string } | { state: FormState; code: number };

interface Sent {
  early: FormValues;
  /** Undefined if the form has none. */
  video: PassedOn | { uploadId: string } | undefined;
  typed: () => Promise<FormValues>;
}

const INVALID = 422;

/**
 * Creates the post, then sends its video: streamed from a plain form, or by its upload id if it
 * came in pieces.
 */
export async function publish(args: ActionFunctionArgs): Promise<Outcome> {
  const { early, video, typed } = await sentIn(args.request);
  const fields = { title: textOf(early, 'title'), speciality: textOf(early, 'speciality') };
  if (!video)
    return invalid({ values: early, errors: problemsOf({ ...fields, video: undefined }) });
  const created = await createReel(underKey(args, textOf(early, 'retryKey')), fields);
  if (!created.ok) return refused(created, await typed());
  const reply = await sendVideo(args, created.data.postId, video);
  if (!reply.ok) return refused(reply, await typed());
  return {
    posted: true,
    toast: await setToast({
      kind: 'success',
      text: 'Your video is being prepared. Colleagues see it once it is ready.',
    }),
  };
}

async function sentIn(request: Request): Promise<Sent> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const form = await receiveForm(request);
    return {
      early: form.early,
      video: form.hasFile ? form.passedOn : undefined,
      typed: form.typed,
    };
  }
  const values = typedValues(await readForm(request));
  const uploadId = textOf(values, 'uploadId');
  return { early: values, video: uploadId ? { uploadId } : undefined, typed: async () => values };
}

const invalid = (state: FormState): Outcome => ({ state, code: INVALID });

/** Problems with the file are shown at the file input. */
function refused(reply: Refused, values: FormValues): Outcome {
  const state = refusedState(reply, values);
  const isOfFile = [404, 413, 415].includes(reply.code) && Object.keys(state.errors).length === 0;
  return {
    state: isOfFile ? { ...state, errors: { video: [reply.msg] } } : state,
    code: reply.code,
  };
}

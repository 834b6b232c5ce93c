import type { ActionFunctionArgs } from '@remix-run/node';
import { problemsOf, problemsOfAnswers } from '../../../../backend/src/explore/explore-post.rules';
import { type FormState, type FormValues, textOf } from '../../lib/form-state';
import { setToast } from '../../shell/flash.server';
import type { PassedOn } from '../../wire/client.server';
import { refusedState, typedValues } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import type { Refused } from '../../wire/reply';
import { underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { createReel, sendVideo, type UploadedVideo } from './api.server';

type Outcome = { posted: true; toast: string } | { state: FormState; code: number };

interface Sent {
  early: FormValues;
  /** Undefined if the form has none. */
  video: PassedOn | UploadedVideo | undefined;
  typed: () => Promise<FormValues>;
}

const INVALID = 422;

/**
 * Creates the post, then sends its video: streamed from a plain form, or by its upload id if it
 * came in pieces.
 */
export async function publish(args: ActionFunctionArgs): Promise<Outcome> {
  const { early, video, typed } = await sentIn(args.request);
  const answers = answersIn(early);
  if (!video) {
    const looked = Boolean(early['looked']);
    return invalid({ values: early, errors: problemsOf({ ...answers, looked, video }) });
  }
  const errors = problemsOfAnswers(answers);
  if (Object.keys(errors).length > 0) return invalid({ values: await typed(), errors });
  const created = await createReel(underKey(args, textOf(early, 'retryKey')), answers);
  if (!created.ok) return refused(created, await typed());
  const reply = await sendVideo(args, created.data.postId, video);
  if (!reply.ok) return refused(reply, await typed());
  return {
    posted: true,
    toast: await setToast({
      kind: 'success',
      text: 'Your video is being checked and prepared. Colleagues see it then; if it needs your review, we tell you.',
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
  const looked = String(Boolean(values['looked']));
  const sound = textOf(values, 'sound') === 'keep' ? 'keep' : 'remove';
  return {
    early: values,
    video: uploadId ? { uploadId, looked, sound } : undefined,
    typed: async () => values,
  };
}

function answersIn(values: FormValues) {
  const showsPatient = textOf(values, 'showsPatient');
  return {
    title: textOf(values, 'title'),
    speciality: textOf(values, 'speciality'),
    showsPatient: showsPatient === '' ? undefined : showsPatient === 'true',
    consent: Boolean(values['consent']),
  };
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

import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { FACE_ANSWERS, type FaceAnswer } from '../../../../../backend/src/scans/series/faces.rules';
import { type FormState, type FormValues, textOf, textsOf } from '../../../lib/form-state';
import { refusedState, typedValues } from '../../../wire/forms.server';
import { readForm } from '../../../wire/sent-form.server';
import {
  addSeries,
  type ChosenSeries,
  checkOf,
  chooseSeries,
  type Decided,
  readingOf,
} from '../api.server';
import type { Looking } from './look-at-series';

interface Place {
  readonly id: number;
  readonly to: string;
  /** Undefined where a browser has read the files. */
  readonly reading: string | undefined;
}

/** What a page of the form shows next. */
export interface Answer {
  looking?: Looking[];
  refused?: FormState | undefined;
}

const UNPROCESSABLE = 422;
const MOST = 8;

const shown = (answer: Answer, status = 200) => data<Answer>(answer, { status });

/** Chooses series, looks at them, or adds them to the case. */
export async function answered(args: ActionFunctionArgs, place: Place) {
  const values = typedValues(await readForm(args.request));
  const intent = textOf(values, 'intent');
  if (intent === 'choose' && place.reading) return chosen(args, place.reading, values);
  const series = seriesIn(textOf(values, 'chosen'));
  if (!series) throw new Response(null, { status: 400 });
  const looking = await Promise.all(
    series.map(async (one) => ({ series: one, check: await checkOf(args, one.uploadId) })),
  );
  return intent === 'add' ? added(args, place, { looking, values }) : shown({ looking });
}

async function chosen(args: ActionFunctionArgs, reading: string, values: FormValues) {
  const { series: found } = await readingOf(args, reading);
  const keys = textsOf(values, 'key');
  const faceOf = (key: string) =>
    FACE_ANSWERS.find((answer) => answer === textOf(values, `face-${key}`));
  const wanted = keys.map((key) => ({ key, face: faceOf(key) }));
  const reply = await chooseSeries(args, reading, wanted);
  if (!reply.ok) return shown({ refused: refusedState(reply, values) }, reply.code);
  const series = reply.data.result.map(({ key, uploadId }): ChosenSeries => {
    const isAsked = found.some((one) => one.key === key && one.face === 'asked');
    const name = textOf(values, `words-${key}`) || textOf(values, `name-${key}`);
    // The file said which part of the body it shows, where nobody was asked.
    const face: FaceAnswer | undefined = isAsked ? faceOf(key) : 'no-face';
    return { uploadId, name, face };
  });
  const looking = await Promise.all(
    series.map(async (one) => ({ series: one, check: await checkOf(args, one.uploadId) })),
  );
  return shown({ looking });
}

async function added(
  args: ActionFunctionArgs,
  { id, to }: Place,
  { looking, values }: { looking: Looking[]; values: FormValues },
) {
  if (!textOf(values, 'consent')) {
    const errors = { consent: ['Please confirm that the patient agrees.'] };
    return shown({ looking, refused: { values, errors } }, UNPROCESSABLE);
  }
  const decided = looking.map(({ series, check }, index): Decided => {
    const isShown = (place: number) => textOf(values, `place-${index}-${place}`) === 'show';
    const ids = check.places.map((place) => place.id);
    return {
      ...series,
      decisions: {
        masked: ids.filter((place) => !isShown(place)),
        kept: ids.filter(isShown),
        looked: Boolean(textOf(values, `looked-${index}`)),
      },
    };
  });
  const reply = await addSeries(args, id, decided);
  if (reply.ok) return redirect(to);
  return shown({ looking, refused: refusedState(reply, values) }, reply.code);
}

/** The hidden field of the form, which anybody could write. */
function seriesIn(text: string): ChosenSeries[] | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST) return undefined;
  const series = given.map((one: Partial<Record<keyof ChosenSeries, unknown>> | null) => ({
    uploadId: String(one?.uploadId ?? ''),
    name: String(one?.name ?? ''),
    face: FACE_ANSWERS.find((answer) => answer === one?.face),
  }));
  return series.every(({ uploadId }) => /^\w[\w-]{0,99}$/.test(uploadId)) ? series : undefined;
}

import { data } from '@remix-run/node';
import { type FormState, type FormValues, textOf } from '../../lib/form-state';
import { editionIn } from '../../media/begun-from';
import type { PassedOn } from '../../wire/client.server';
import { type ReceivedForm, receiveForm, withFields } from '../../wire/received-form.server';
import { changedRows, linesOf, ROW_KINDS, rowsOf, wrongIn } from '../rows';

const UNPROCESSABLE = 422;
const OK = 200;

interface SentEvent {
  retryKey: string;
  form: PassedOn | FormValues;
  /** Speakers, programme and edition, as the API takes them. */
  lines: Record<string, string>;
  typed: () => Promise<FormValues>;
}

/**
 * The form of an event with its rows as lines, or the page `again`: with a row more or less, or
 * with what is wrong in a row. A banner is streamed; the fields before it are known.
 */
export async function sentEvent(request: Request): Promise<SentEvent | { again: Again }> {
  const received = await receiveForm(request);
  const { early } = received;
  const changed = changedRows(early);
  if (changed) return { again: await shownAgain(received, {}, changed) };
  const rows = ROW_KINDS.map((kind) => [kind, rowsOf(early, kind)] as const);
  const wrong = Object.assign({}, ...rows.map(([kind, typed]) => wrongIn(kind, typed)));
  if (Object.keys(wrong).length > 0) return { again: await shownAgain(received, wrong) };
  const lines = {
    ...Object.fromEntries(rows.map(([kind, typed]) => [kind, linesOf(typed)])),
    ...editionIn(early),
  };
  const { hasFile, passedOn, typed } = received;
  return {
    typed,
    lines,
    retryKey: textOf(early, 'retryKey'),
    form: hasFile ? withFields(passedOn, lines) : { ...(await typed()), ...lines },
  };
}

type Again = Awaited<ReturnType<typeof shownAgain>>;

async function shownAgain(
  { hasFile, typed }: ReceivedForm,
  wrong: Record<string, string[]>,
  changed?: FormValues,
) {
  const values = { ...(await typed()), ...changed };
  const banner = hasFile && { banner: ['Please choose the banner again.'] };
  return data<FormState>(
    { values, errors: { ...wrong, ...banner } },
    { status: changed ? OK : UNPROCESSABLE },
  );
}

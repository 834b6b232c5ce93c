import { showToast } from '../../ui/toast';

export const NOT_SENT =
  'Suture could not be reached. What you typed is still here; please try again.';
const UNREACHABLE = 503;
const SECRET = /password/i;

/**
 * Shows a toast and builds the response an action gives for a refused form, so that each form shows
 * the error in its own way, some only after the page has been revalidated.
 */
export function refusal(body: BodyInit | null | undefined): Response {
  showToast({ kind: 'error', text: NOT_SENT });
  const form =
    body instanceof FormData || body instanceof URLSearchParams ? [...body.entries()] : [];
  const isTyped = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === 'string' && !SECRET.test(entry[0]);
  const answer = {
    message: NOT_SENT,
    errors: {},
    values: Object.fromEntries(form.filter(isTyped)),
  };
  return new Response(streamed({ data: answer }), { status: UNREACHABLE });
}

interface Plain {
  [name: string]: string | Plain;
}

/**
 * Encodes plain data in the framework's single-fetch format: a flat list of values that refer to
 * each other by index.
 */
export function streamed(data: Plain): string {
  const list: unknown[] = [];
  const place = (value: string | Plain): number => {
    const index = list.push(value) - 1;
    if (typeof value !== 'string')
      list[index] = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [`_${place(name)}`, place(one)]),
      );
    return index;
  };
  place(data);
  return `${JSON.stringify(list)}\n`;
}

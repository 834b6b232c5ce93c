import type { CommentPin } from '../engagement/api.server';
import { type FormValues, textOf, textsOf } from '../lib/form-state';
import type { RouteArgs } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import { DROPPED_PIN, PIN_FIELDS } from './pin-fields';
import { laterFiles } from './pins/later-files';
import { isReady, type Markable } from './pins/pin';
import { bodyOfPin, withPins } from './pins.server';
import type { ClinicalPost } from './post';
import { stepsOf } from './steps.server';
import type { typedPins } from './typed-pins';

type Pins = ReturnType<typeof typedPins>['pins'];

/** What may be pointed at in a post. */
export async function markableIn(
  args: RouteArgs,
  { id, kind, files, scans }: Pick<ClinicalPost, 'id' | 'kind' | 'files' | 'scans'>,
): Promise<Markable> {
  const steps = kind === 'case' ? await stepsOf(args, id) : [];
  return { files, scans: scans.filter(isReady), later: laterFiles(steps) };
}

/** Whether the form of a step or an outcome changes where it points. */
export const changesPlaces = (words: FormValues): boolean =>
  textOf(words, 'pinFile') !== '' || textsOf(words, DROPPED_PIN).length > 0;

/**
 * Sends all places of a step or an outcome: those that are known and stay, and the typed one;
 * undefined unless its form changes them.
 */
export function allPlaces<Data>(
  words: FormValues,
  known: CommentPin[],
  send: (pins: Pins | undefined) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  if (!changesPlaces(words)) return send(undefined);
  const dropped = textsOf(words, DROPPED_PIN);
  const staying = known.filter(
    ({ number, gone }) => gone === null && !dropped.includes(String(number)),
  );
  return withPins(words, (typed = []) => send([...staying.map(bodyOfPin), ...typed]));
}

/** The same for a form that is sent as it is typed. */
export function withPlaces<Data>(
  words: FormValues,
  known: CommentPin[],
  send: (form: FormValues) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  const rest = { ...words };
  for (const name of [...PIN_FIELDS, DROPPED_PIN]) delete rest[name];
  return allPlaces(words, known, (pins) =>
    send(pins ? { ...rest, pins: JSON.stringify(pins) } : rest),
  );
}

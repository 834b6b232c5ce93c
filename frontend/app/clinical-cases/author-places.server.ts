import type { CommentPin } from '../engagement/api.server';
import { type FormValues, textOf, textsOf } from '../lib/form-state';
import type { Reply } from '../wire/reply';
import { DROPPED_PIN, PIN_FIELDS } from './pin-fields';
import { bodyOfPin, withPins } from './pins.server';
import type { typedPins } from './typed-pins';

type Pins = ReturnType<typeof typedPins>['pins'];

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

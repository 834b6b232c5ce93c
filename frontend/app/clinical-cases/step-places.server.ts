import type { CommentPin } from '../engagement/api.server';
import { type FormValues, textOf, textsOf } from '../lib/form-state';
import type { Reply } from '../wire/reply';
import { DROPPED_PIN, PIN_FIELDS } from './pin-fields';
import { bodyOfPin, withPins } from './pins.server';

/** Whether the form of a step changes where it points. */
export const changesPlaces = (words: FormValues): boolean =>
  textOf(words, 'pinFile') !== '' || textsOf(words, DROPPED_PIN).length > 0;

/**
 * Sends the form of a step with all its places as the API takes them: those that are known and stay,
 * and the typed one. Without a change of them nothing is said about places.
 */
export function withPlaces<Data>(
  words: FormValues,
  known: CommentPin[],
  send: (form: FormValues) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  const rest = { ...words };
  for (const name of [...PIN_FIELDS, DROPPED_PIN]) delete rest[name];
  if (!changesPlaces(words)) return send(rest);
  const dropped = textsOf(words, DROPPED_PIN);
  const staying = known.filter(
    ({ number, gone }) => gone === null && !dropped.includes(String(number)),
  );
  return withPins(words, (typed = []) =>
    send({ ...rest, pins: JSON.stringify([...staying.map(bodyOfPin), ...typed]) }),
  );
}

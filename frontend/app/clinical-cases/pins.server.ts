import type { FormValues } from '../lib/form-state';
import type { Refused, Reply } from '../wire/reply';
import { fieldOfRefusal, typedPins } from './typed-pins';

/** Sends a comment with the places from its form. @returns a refusal with each error at its field */
export async function withPins<Data>(
  values: FormValues,
  send: (pins: ReturnType<typeof typedPins>['pins'] | undefined) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  const { pins, errors } = typedPins(values);
  const [first] = Object.values(errors);
  if (first)
    return { ok: false, code: 422, msg: first[0] ?? '', errors, requestId: '', setCookies: [] };
  const reply = await send(pins.length > 0 ? pins : undefined);
  return reply.ok ? reply : atFields(reply);
}

function atFields(reply: Refused): Refused {
  const { pins: problems, ...errors } = reply.errors ?? {};
  const [problem] = problems ?? [];
  return problem === undefined
    ? reply
    : { ...reply, errors: { ...errors, [fieldOfRefusal(problem)]: [problem] } };
}

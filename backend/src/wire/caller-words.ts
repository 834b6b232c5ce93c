import type { ExecutionContext } from '@nestjs/common';
import { wireFields } from './wire';

/** Fields that name the caller in payloads of old apps. */
const ALWAYS = ['signup_id', 'signupId', 'senderId', 'user_id', 'sender'];
/** So does this one, unless the call reads it itself: it is then the id of what the call is about. */
const UNLESS_READ = 'id';

type Handler = ReturnType<ExecutionContext['getHandler']>;

const known = new WeakMap<Handler, readonly string[]>();

/** The words of a body that name the caller in this call. */
export function callerWordsOf(context: ExecutionContext): readonly string[] {
  const handler = context.getHandler();
  const words = known.get(handler) ?? wordsOf(handler, context.getClass());
  known.set(handler, words);
  return words;
}

function wordsOf(handler: Handler, type: ReturnType<ExecutionContext['getClass']>) {
  const taken: unknown = Reflect.getMetadata('design:paramtypes', type.prototype, handler.name);
  const isRead = (Array.isArray(taken) ? taken : []).some((one) =>
    wireFields(one).some(({ word }) => word === UNLESS_READ),
  );
  return isRead ? ALWAYS : [...ALWAYS, UNLESS_READ];
}

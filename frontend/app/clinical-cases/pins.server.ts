import type { CommentPin } from '../engagement/api.server';
import { type FormValues, textOf } from '../lib/form-state';
import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import type { Refused, Reply } from '../wire/reply';
import { fromComment } from './comments.server';
import { NOWHERE } from './pin-fields';
import { fieldOfRefusal, typedPins } from './typed-pins';

/** Sends a comment with the places from its form. @returns a refusal with each error at its field */
export async function withPins<Data>(
  values: FormValues,
  send: (pins: ReturnType<typeof typedPins>['pins'] | undefined) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  const { pins, errors } = typedPins(values);
  const [first] = Object.values(errors);
  if (first) return refusedAt(errors, first);
  const reply = await send(pins.length > 0 ? pins : undefined);
  return reply.ok ? reply : atFields(reply);
}

const refusedAt = (errors: Record<string, string[]>, [msg = '']: string[]): Refused => ({
  ok: false,
  code: 422,
  msg,
  errors,
  requestId: '',
  setCookies: [],
});

function atFields(reply: Refused): Refused {
  const { pins: problems, ...errors } = reply.errors ?? {};
  const [problem] = problems ?? [];
  return problem === undefined
    ? reply
    : { ...reply, errors: { ...errors, [fieldOfRefusal(problem)]: [problem] } };
}

interface MarkToMove {
  /** Of the case. */
  id: number;
  commentId: number;
  /** Which of the comment, from 1. */
  mark: number;
  readerId: number;
}

/** @throws Response 404 unless it is the reader's own */
async function pinsToMove(args: RouteArgs, { id, commentId, mark, readerId }: MarkToMove) {
  const params = { path: { id }, query: { before: commentId + 1, limit: 1 } };
  const { result } = await dataOf(api(args).GET('/posts/{id}/comments', { params }));
  const comment = result.map(fromComment).find((one) => one.id === commentId);
  const isOwn = comment && !comment.isDeleted && comment.author.memberId === readerId;
  const pins = (isOwn && comment.pins) || [];
  const pin = pins[mark - 1];
  if (!pin) throw new Response(null, { status: 404 });
  return { pins, pin };
}

export const pinToMove = async (args: RouteArgs, mark: MarkToMove): Promise<CommentPin> =>
  (await pinsToMove(args, mark)).pin;

const NO_FILE = ['Please choose a file.'];

/** Moves one mark; the comment's others stay where they are. It goes only if that was chosen. */
export async function movePin(
  args: RouteArgs,
  mark: MarkToMove,
  values: FormValues,
): Promise<Reply<unknown>> {
  const { pins } = await pinsToMove(args, mark);
  const file = textOf(values, 'pinFile');
  if (file === '') return refusedAt({ pinFile: NO_FILE }, NO_FILE);
  return withPins(file === NOWHERE ? {} : values, (typed = []) => {
    const body = {
      pins: pins.flatMap((pin, i) => (i === mark.mark - 1 ? typed : [bodyOfPin(pin)])),
    };
    const params = { path: { id: mark.commentId } };
    return replyOf(api(args).PUT('/comments/{id}/pins', { params, body }));
  });
}

export const bodyOfPin = ({ file, scan, shape, points, page, second, slice }: CommentPin) => ({
  file,
  shape,
  points: points.map(({ x, y }) => [x, y]),
  ...(scan !== null && { scan }),
  ...(page !== null && { page }),
  ...(second !== null && { second }),
  ...(slice !== null && { slice }),
});

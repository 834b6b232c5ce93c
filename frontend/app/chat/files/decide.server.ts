import type { ActionFunctionArgs } from '@remix-run/node';
import { passOn } from '../../wire/client.server';
import { readForm } from '../../wire/sent-form.server';
import { reviewFile, sendFile } from '../api.server';
import { type Decision, decisionsText, placesToDecide, type ReviewedFile } from '../review';
import { checkNow, toReviewed } from '../review.server';

interface Shown {
  file: ReviewedFile | null;
  problem: string | null;
  /** The status of the response: that of the refusal, if there is one. */
  status: number;
}

const OK = 200;
const UNPROCESSABLE = 422;

/** Takes the file, then the sender's decisions about it; sends it once nothing is undecided. */
export async function decide(args: ActionFunctionArgs): Promise<Shown | { place: string }> {
  if ((args.request.headers.get('Content-Type') ?? '').startsWith('multipart/')) {
    const reply = await reviewFile(args, passOn(args.request));
    return reply.ok
      ? { file: toReviewed(reply.data), problem: null, status: OK }
      : { file: null, problem: reply.msg, status: reply.code };
  }
  const form = await readForm(args.request);
  const file = fileIn(form);
  if (!file) return { file: null, problem: 'Please choose the file again.', status: UNPROCESSABLE };
  const checked = { ...file, check: await checkNow(args, file.uploadId) };
  if (form.has('look')) return { file: checked, problem: null, status: OK };
  const room = new URL(args.request.url).searchParams.get('room') ?? '';
  const reply = await sendFile(args, sentForm(form, checked, room));
  return reply.ok
    ? { place: `/chat?room=${encodeURIComponent(room)}` }
    : { file: checked, problem: reply.msg, status: reply.code };
}

/**
 * The file as the previous page described it, or null for anything else. Its check is requested
 * again, so only the rest has to be complete.
 */
function fileIn(form: FormData): ReviewedFile | null {
  try {
    const file = JSON.parse(String(form.get('file'))) as Partial<ReviewedFile> | null;
    return isFile(file) ? file : null;
  } catch {
    return null;
  }
}

const isFile = (file: Partial<Record<keyof ReviewedFile, unknown>> | null): file is ReviewedFile =>
  typeof file?.uploadId === 'string' &&
  /^[0-9a-f]{32}$/.test(file.uploadId) &&
  typeof file.name === 'string' &&
  (file.neutralName === null || typeof file.neutralName === 'string') &&
  (file.kind === 'image' || file.kind === 'pdf') &&
  Number.isInteger(file.bytes) &&
  Number.isInteger(file.pages);

function sentForm(form: FormData, file: ReviewedFile, room: string): FormData {
  const decisions: Record<number, Decision> = {};
  for (const { id } of placesToDecide(file.check)) {
    const said = form.get(`place-${id}`);
    if (said === 'masked' || said === 'kept') decisions[id] = said;
  }
  const sent = new FormData();
  const fields = {
    chatRoomId: room,
    uploadId: file.uploadId,
    clientMessageId: String(form.get('clientMessageId') ?? ''),
    caption: String(form.get('caption') ?? ''),
    fileName: form.has('neutral') ? (file.neutralName ?? file.name) : file.name,
    decisions: decisionsText({ decisions, hasLooked: form.has('looked'), masks: [] }),
  };
  for (const [word, value] of Object.entries(fields)) if (value) sent.append(word, value);
  return sent;
}

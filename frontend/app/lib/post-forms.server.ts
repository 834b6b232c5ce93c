import type { ActionFunctionArgs } from '@remix-run/node';
import type { Asking, PassedOn, Reply } from '../api/client.server';
import { editCase, editPost, publishCase, publishPost } from '../api/clinical-cases.server';
import { type FormValues, textOf } from './form-state';
import { receiveForm } from './received-form.server';
import { underKey } from './retry-key.server';

/** The forms in which posts are written: a case with its files, an image, a case with one large file, and changes of the first two. */
export const POST_FORMS = ['case', 'image', 'large-case', 'edit-case', 'edit-image'] as const;
export type PostForm = (typeof POST_FORMS)[number];

export interface SentForm {
  reply: Reply<{ id: number }>;
  /** What was typed, to show it again. */
  values: FormValues;
}

const DECLARATIONS = ['indemnity', 'consent', 'relevance'];
const BOX = 'Please check the checkbox.';
const FAILED: Record<PostForm, string> = {
  case: 'Failed to create clinical case',
  image: 'Failed to create clinical case',
  'large-case': 'Failed to create clinical case',
  'edit-case': 'Error in updating case',
  'edit-image': 'Error in updating case',
};

/** The form goes on to the API as it comes, files and all; its words are picked out on the way. */
export async function sendPostForm(args: ActionFunctionArgs, which: PostForm, id = ''): Promise<SentForm> {
  const form = await receiveForm(args.request);
  const undeclared = which.startsWith('edit') ? DECLARATIONS.filter((name) => !form.early[name]) : [];
  const asking = underKey(args, textOf(form.early, 'retryKey'));
  const reply = undeclared.length > 0 ? declareFirst(args, undeclared) : await send(asking, which, { id, form: form.passedOn });
  return { reply: reply.ok || reply.code < 500 ? reply : { ...reply, msg: FAILED[which] }, values: await form.typed() };
}

function send(args: Asking, which: PostForm, { id, form }: { id: string; form: PassedOn }): Promise<Reply<{ id: number }>> {
  if (which === 'case') return publishCase(args, form);
  if (which === 'edit-case') return editCase(args, id, form);
  if (which === 'edit-image') return editPost(args, id, form);
  return publishPost(args, form);
}

/** Whoever changes a case declares the same as whoever posts one; the API asks only those who say no. */
function declareFirst({ context }: Asking, names: string[]): Reply<{ id: number }> {
  const errors = Object.fromEntries(names.map((name) => [name, [BOX]]));
  return { ok: false, code: 422, msg: BOX, errors, requestId: context.requestId, setCookies: [] };
}

import { type FormState, type FormValues, type HeldUpload, textOf } from '../../lib/form-state';
import { refusedState } from '../../wire/forms.server';
import type { Refused } from '../../wire/reply';
import type { Review } from '../review/review';
import {
  type CheckedForm,
  checkForm,
  isRefused,
  undecidedState,
  withoutDecisions,
} from './finding-decisions.server';
import type { PostForm, PostTarget } from './post-form-calls.server';

/** The result of a form: posted, refused, or to be reviewed file by file. */
export type SentForm =
  | { readonly done: string; readonly id: number; readonly asksPatient: boolean }
  | { readonly refused: FormState; readonly code: number }
  | { readonly review: Review };

const CONFLICT = 409;
export const UNPROCESSABLE = 422;
const SERVER_FAULT = 500;

export interface Target extends PostTarget {
  readonly form: PostForm;
}

/** Checks the text again, because it may have changed since, in another window or by hand. */
export async function checkAndPublish(
  target: Target,
  values: FormValues,
  ofFiles: FormValues,
  held: HeldUpload[] = [],
): Promise<SentForm> {
  const found = await checkForm(target.args, values);
  if (isRefused(found)) return refusedAs(target, found, { values, held });
  if (Object.keys(found.open).length > 0)
    return { refused: undecidedState(found, held), code: UNPROCESSABLE };
  return publishAsJudged(target, found, ofFiles, held);
}

export async function publishAsJudged(
  target: Target,
  found: CheckedForm,
  ofFiles: FormValues,
  held: HeldUpload[] = [],
): Promise<SentForm> {
  const { retryKey: _, ...words } = withoutDecisions(found.values);
  const reply = await target.form.publish(target, {
    ...words,
    ...ofFiles,
    keptFindings: found.kept,
  });
  const asksPatient = textOf(words, 'consentBy') === 'patient';
  if (reply.ok) return { done: target.form.done ?? reply.msg, id: reply.data.id, asksPatient };
  const { values } = found;
  return refusedAs(target, reply, { values, held, findings: await openIn(target, reply, values) });
}

/**
 * After a conflict the form gets the current version: saving again overwrites the reported change.
 */
export async function refusedAs(
  target: Target,
  reply: Refused,
  form: { values: FormValues; held?: HeldUpload[]; findings?: FormState['findings'] },
): Promise<SentForm> {
  const said = reply.code < SERVER_FAULT ? reply : { ...reply, msg: target.form.failed };
  const { values, ...more } = form;
  const version = reply.code === CONFLICT ? await target.form.version?.(target) : undefined;
  if (version !== undefined) values.version = String(version);
  return { refused: { ...refusedState(said, values), ...more }, code: reply.code };
}

/**
 * If fields were refused, the form also shows its undecided findings; after other refusals, such as
 * too much text, nothing is checked.
 */
export async function openIn(
  { args }: Target,
  { code }: Refused,
  values: FormValues,
): Promise<FormState['findings']> {
  const found = code === UNPROCESSABLE ? await checkForm(args, values) : undefined;
  return found && !isRefused(found) ? found.open : undefined;
}

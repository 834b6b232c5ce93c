import type { ActionFunctionArgs } from '@remix-run/node';
import { type FormState, type FormValues, type HeldUpload, textOf } from '../../lib/form-state';
import type { RouteArgs } from '../../wire/client.server';
import { refusedState } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import type { Refused } from '../../wire/reply';
import { underKey } from '../../wire/retry-key.server';
import type { ReviewedFile } from '../review/api.server';
import { proposedIn } from '../review/places';
import {
  checkedSince,
  decisionsOf,
  type Review,
  reviewAgain,
  reviewSaid,
} from '../review/review.server';
import {
  type CheckedForm,
  checkForm,
  isRefused,
  undecidedState,
  withoutDecisions,
} from './finding-decisions.server';
import {
  type PostForm,
  type PostFormName,
  type PostTarget,
  postForms,
} from './post-form-calls.server';

/** Posted; to be shown again; or first to be looked at, file by file. */
export type SentForm =
  | { readonly done: string; readonly id: number; readonly asksPatient: boolean }
  | { readonly refused: FormState; readonly code: number }
  | { readonly review: Review };

const DECLARATIONS = ['indemnity', 'consent', 'relevance'];
const BOX = 'Please check the checkbox.';
const LOOK = 'Please confirm that you reviewed each file.';
const CONFLICT = 409;
const UNPROCESSABLE = 422;
const SERVER_FAULT = 500;
interface Target extends PostTarget {
  readonly form: PostForm;
}

/**
 * A form goes to the API as it comes, files and all, and is judged there. What could tell who the patient is, its author decides;
 * its files they look at once more, large; then it is posted.
 */
export async function sendPostForm(
  args: ActionFunctionArgs,
  name: PostFormName,
  { id = 0, stepId = 0 }: { id?: number; stepId?: number } = {},
): Promise<SentForm> {
  const sent = await receiveForm(args.request);
  const form = postForms[name];
  const target = { args: underKey(args, textOf(sent.early, 'retryKey')), form, id, stepId };
  if (!sent.hasFile && sent.early['step'] !== undefined) return stepped(target, await sent.typed());
  const undeclared = form.declaresAgain ? undeclaredIn(sent.early) : [];
  const reply =
    undeclared.length > 0
      ? declareFirst(args, undeclared)
      : await form.review(target, sent.passedOn);
  const values = await sent.typed();
  return reply.ok
    ? lookedAt(target, values, reply.data.result.files)
    : refusedAs(target, reply, { values, findings: await openIn(target, reply, values) });
}

/** Where the patient decides, nobody ticks the consent for them. */
function undeclaredIn(sent: FormValues): string[] {
  const asksPatient = textOf(sent, 'consentBy') === 'patient';
  return DECLARATIONS.filter((box) => !sent[box] && !(asksPatient && box === 'consent'));
}

/** The API finds nothing wrong: now the author's own look. */
async function lookedAt(
  target: Target,
  { uploadId: _, ...typed }: FormValues,
  files: ReviewedFile[],
): Promise<SentForm> {
  const held = files.map(({ uploadId, name }) => ({ uploadId, name }));
  const found = await checkForm(target.args, typed);
  if (isRefused(found)) return refusedAs(target, found, { values: typed, held });
  if (Object.keys(found.open).length > 0)
    return { refused: undecidedState(found, held), code: UNPROCESSABLE };
  if (files.length > 0)
    return {
      review: {
        files,
        values: found.values,
        masks: files.map(() => ''),
        covered: files.map(proposedIn),
        sound: files.map(() => 'remove'),
      },
    };
  return publishAsJudged(target, found, {});
}

/** What the review sent: posted, drawn on, or back to the form. */
async function stepped(target: Target, sent: FormValues): Promise<SentForm> {
  const said = reviewSaid(sent);
  const { step, values, files, held } = said;
  if (step === 'back') return { refused: { values, errors: {}, held }, code: 200 };
  if (step !== 'post') return { review: reviewAgain(said) };
  if (!said.wasReviewed) return { review: { ...reviewAgain(said), error: LOOK } };
  const checked = await checkedSince(target.args, said);
  if (checked) return { review: checked };
  const types: FormValues = target.form.takesTypes
    ? { fileTypes: files.map(({ category }) => category) }
    : {};
  return post(
    target,
    values,
    {
      uploadId: held.map(({ uploadId }) => uploadId),
      masks: said.masks,
      decisions: decisionsOf(said),
      sound: [...said.sound],
      reviewed: 'true',
      ...types,
    },
    held,
  );
}

/** The words may have been changed since they were judged, in another window or by hand. */
async function post(
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

async function publishAsJudged(
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
  if (reply.ok) return { done: reply.msg, id: reply.data.id, asksPatient };
  const { values } = found;
  return refusedAs(target, reply, { values, held, findings: await openIn(target, reply, values) });
}

/** Whoever is told that the post was changed meanwhile replaces, when they save again, what they were told of. */
async function refusedAs(
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

/** Where its fields were refused, the form also shows what it has to decide; what was too much nobody reads. */
async function openIn(
  { args }: Target,
  { code }: Refused,
  values: FormValues,
): Promise<FormState['findings']> {
  const found = code === UNPROCESSABLE ? await checkForm(args, values) : undefined;
  return found && !isRefused(found) ? found.open : undefined;
}

/** Whoever changes a case declares the same as whoever posts one; the API asks only those who say no. */
function declareFirst({ context }: RouteArgs, names: string[]): Refused {
  const errors = Object.fromEntries(names.map((name) => [name, [BOX]]));
  return {
    ok: false,
    code: UNPROCESSABLE,
    msg: BOX,
    errors,
    requestId: context.requestId,
    setCookies: [],
  };
}

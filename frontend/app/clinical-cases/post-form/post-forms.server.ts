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

/** The result of a form: posted, refused, or to be reviewed file by file. */
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
 * Passes the form with its files on to the API, which validates it. The author then decides about
 * details that could identify the patient, and reviews the files; after that it is posted.
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

/** Where the patient decides, the author does not declare the consent. */
function undeclaredIn(sent: FormValues): string[] {
  const asksPatient = textOf(sent, 'consentBy') === 'patient';
  return DECLARATIONS.filter((box) => !sent[box] && !(asksPatient && box === 'consent'));
}

/** The API has accepted the form: next are the author's decisions and the review of the files. */
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

/**
 * Handles the review's form: posts it, shows it with other masks, or goes back to the post's form.
 */
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

/** Checks the text again, because it may have changed since, in another window or by hand. */
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

/**
 * After a conflict the form gets the current version: saving again overwrites the reported change.
 */
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

/**
 * If fields were refused, the form also shows its undecided findings; after other refusals, such as
 * too much text, nothing is checked.
 */
async function openIn(
  { args }: Target,
  { code }: Refused,
  values: FormValues,
): Promise<FormState['findings']> {
  const found = code === UNPROCESSABLE ? await checkForm(args, values) : undefined;
  return found && !isRefused(found) ? found.open : undefined;
}

/** A change needs the declarations of a new post, though the API refuses only those sent as no. */
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

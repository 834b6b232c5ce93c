import { setTimeout as pause } from 'node:timers/promises';
import type { ActionFunctionArgs } from '@remix-run/node';
import { type FormValues, textOf } from '../../lib/form-state';
import { KEY_USED } from '../../wire/client.server';
import { isFromOutbox } from '../../wire/kept-form.server';
import { receiveForm } from '../../wire/received-form.server';
import { underKey, underWholeKey } from '../../wire/retry-key.server';
import type { ReviewedFile } from '../review/api.server';
import { proposedIn } from '../review/places';
import { decisionsOf, reviewSaid } from '../review/review.server';
import { checkedSince, reviewAgain } from '../review/review-again.server';
import { declareFirst, undeclaredIn } from './declarations.server';
import { checkForm, isRefused, undecidedState } from './finding-decisions.server';
import { type PostFormName, postForms } from './post-form-calls.server';
import {
  checkAndPublish,
  openIn,
  publishAsJudged,
  refusedAs,
  type SentForm,
  type Target,
  UNPROCESSABLE,
} from './publish.server';

const ALREADY_THERE = 'It has arrived already.';
/** A first sending that fails frees its key meanwhile. */
const STILL_UNDER_WAY_MS = [5_000, 10_000];
const LOOK = 'Please confirm that you reviewed each file.';

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
  if (!reply.ok)
    return refusedAs(target, reply, { values, findings: await openIn(target, reply, values) });
  const { files } = reply.data.result;
  return isFromOutbox(args.request) && files.length > 0
    ? unlooked(target, values, files)
    : lookedAt(target, values, files);
}

/**
 * A form that waited is sent without its author: its files are held back until they are checked, as
 * those of older apps are, and the author decides about what is found.
 */
async function unlooked(
  target: Target,
  { uploadId: _, ...typed }: FormValues,
  files: ReviewedFile[],
): Promise<SentForm> {
  const held = files.map(({ uploadId, name }) => ({ uploadId, name }));
  const ofFiles = { uploadId: held.map(({ uploadId }) => uploadId), ...typesOf(target, files) };
  const whole = { ...target, args: underWholeKey(target.args) };
  const publish = () => checkAndPublish(whole, typed, ofFiles, held);
  let sent = await publish();
  for (const ms of STILL_UNDER_WAY_MS) {
    if (!isKeyUsed(sent)) return sent;
    await pause(ms);
    sent = await publish();
  }
  return isKeyUsed(sent) ? { done: ALREADY_THERE, id: 0, asksPatient: false } : sent;
}

/**
 * What waits never changes, but its files get new ids each time they are sent: another content under
 * its key means that it has arrived and the answer was lost, or that it is just being posted.
 */
const isKeyUsed = (sent: SentForm) => 'refused' in sent && sent.refused.message === KEY_USED;

const typesOf = ({ form }: Target, files: readonly ReviewedFile[]): FormValues =>
  form.takesTypes ? { fileTypes: files.map(({ category }) => category) } : {};

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
  // Without scripts, the field for what a file shows is sent without a file, too.
  return publishAsJudged(target, found, { altTexts: [] });
}

/**
 * Handles the review's form: posts it, shows it with other masks, or goes back to the post's form.
 */
async function stepped(target: Target, sent: FormValues): Promise<SentForm> {
  const said = reviewSaid(sent);
  const { step, values, files, held } = said;
  if (step === 'back') return { refused: { values, errors: {}, held }, code: 200 };
  if (step !== 'post') return { review: reviewAgain(said) };
  // First, since a page without scripts learns only here what was found meanwhile.
  const checked = await checkedSince(target.args, said);
  if (checked) return { review: checked };
  if (!said.wasReviewed) return { review: { ...reviewAgain(said), error: LOOK } };
  return checkAndPublish(
    target,
    values,
    {
      uploadId: held.map(({ uploadId }) => uploadId),
      masks: said.masks,
      decisions: decisionsOf(said),
      sound: [...said.sound],
      reviewed: 'true',
      ...typesOf(target, files),
    },
    held,
  );
}

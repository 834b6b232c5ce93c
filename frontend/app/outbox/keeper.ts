import { type FormKeeper, keepFormsBy, type LateKeeper } from '../shell/enhance/form-keeper';
import { refusal, streamed } from '../shell/enhance/unsent-form';
import { announce } from '../ui/toast';
import { hasOutbox } from './has-outbox';
import { knownForm } from './known-forms';
import { type Outcome, outcomeOf, sendForm } from './sending';
import { forgetForm, noteReader, putForm, renewForm, tidyUp, waitingForms } from './store';
import { type WaitingForm, waitsForAuthor } from './waiting-form';

/** Fired on the window, and between tabs, when what waits has changed. */
export const CHANGED = 'outbox';
const ONE_TAB = 'suture-outbox';
const AGAIN_MS = 5_000;
const UNAVAILABLE = 503;

let reader: number | undefined;
/** Nothing is sent by itself until somebody may have logged in again. */
let isOver = false;
let timer: number | undefined;

/** From now on this member's forms wait here if they cannot be sent, and what waits is sent. */
export function openOutbox(owner: number): void {
  if (reader === undefined) {
    addEventListener('online', () => void sendWaiting());
    addEventListener('visibilitychange', comeBack);
  }
  const isKnown = reader === owner;
  reader = owner;
  keepFormsBy(keep, keepUnsent);
  if (!isKnown) comeBack();
}

/** A log-in may have happened in another tab. */
function comeBack(): void {
  if (document.visibilityState === 'hidden') return;
  isOver = false;
  void sendWaiting();
}

/** What waits of this member. */
export const listWaiting = async (owner: number): Promise<WaitingForm[]> =>
  (await hasOutbox()) ? waitingForms(owner) : [];

export async function deleteWaiting(id: string): Promise<void> {
  await forgetForm(id);
  await settle();
}

/** Sends one now, by its author's wish, and then what else is due. */
export async function sendNow(form: WaitingForm): Promise<void> {
  const entries: WaitingForm['entries'] = [...form.entries, ['confirmed', 'true']];
  await trySending(form.asks ? { ...form, entries } : form);
  await sendWaiting();
}

/** A form that is answered is the page's own; one that cannot be sent now waits. */
const keep: FormKeeper = (to, init, send) => {
  const known = knownForm(to, init.body);
  if (!known || reader === undefined) return undefined;
  const place = location.pathname + location.search;
  return sendOrKeep({ ...known, owner: reader, at: Date.now(), place }, init, send);
};

async function sendOrKeep(
  form: WaitingForm,
  init: RequestInit,
  send: Parameters<FormKeeper>[2],
): Promise<Response> {
  const wasOnline = navigator.onLine;
  const reply = await send(init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
  });
  const unreached: Outcome = { is: wasOnline ? 'unanswered' : 'offline' };
  const outcome = reply ? outcomeOf(reply) : unreached;
  const waits = ['later', 'unanswered', 'offline'].includes(outcome.is);
  if (!waits || !(await kept(noted(form, outcome)))) return reply ?? refusal(init.body);
  return keptReply(form);
}

/** A form that its page could not send in its own way, or is not to send before others. */
const keepUnsent: LateKeeper = async (to, body, isBehind) => {
  const known = knownForm(to, body);
  if (!known || reader === undefined) return false;
  const place = location.pathname + location.search;
  const form = { ...known, owner: reader, at: Date.now(), place };
  if (!isBehind) return kept(noted(form, { is: navigator.onLine ? 'unanswered' : 'offline' }));
  const before = (await listWaiting(reader)).filter((one) => one.to === form.to);
  return before.some((one) => !waitsForAuthor(one)) && kept(form);
};

async function kept(form: WaitingForm): Promise<boolean> {
  const isKept = await putForm(form).catch(() => false);
  if (!isKept) return false;
  // The offline page shows what waits to this member alone.
  if (!isOver && (await hasOutbox())) await noteReader(form.owner);
  await settle();
  return true;
}

/** The answer to the page's form: its words wait, and a form for others may follow. */
function keptReply({ at }: WaitingForm): Response {
  const waiting = at.toString(36);
  return new Response(streamed({ data: { waiting } }), { status: UNAVAILABLE });
}

/** Sends the forms that are due, one by one; only one tab does this at a time. */
async function sendWaiting(): Promise<void> {
  await navigator.locks.request(ONE_TAB, { ifAvailable: true }, async (lock) => {
    if (!lock || reader === undefined || isOver || !(await hasOutbox())) return;
    await noteReader(reader);
    const behind = new Set<string>();
    for (const form of await listWaiting(reader)) {
      if (waitsForAuthor(form)) continue;
      if (behind.has(form.to) || Date.now() < (form.notBefore ?? 0)) {
        behind.add(form.to);
        continue;
      }
      const outcome = await trySending(form);
      changed();
      if (outcome.is !== 'done' && outcome.is !== 'refused') break;
    }
  });
  await settle();
}

async function trySending(form: WaitingForm): Promise<Outcome> {
  const outcome = await sendForm(form);
  if (outcome.is === 'done') {
    isOver = false;
    await forgetForm(form.id);
    announce(`${form.what} sent.`);
    void window.__remixRouter.revalidate();
  } else await note(form, outcome);
  return outcome;
}

async function note(form: WaitingForm, outcome: Outcome): Promise<void> {
  isOver = outcome.is === 'logged-out';
  if (isOver) await noteReader(null);
  await renewForm(noted(form, outcome));
}

/** The form after it was tried. */
function noted(form: WaitingForm, outcome: Outcome): WaitingForm {
  const { refusal: _, asks: __, notBefore: ___, isLoggedOut: ____, ...rest } = form;
  const { unansweredAt = Date.now(), tries = 0 } = form;
  const after = (ms: number) => Date.now() + ms;
  if (outcome.is === 'refused') return { ...rest, refusal: outcome.words, asks: outcome.asks };
  if (outcome.is === 'later') return { ...rest, notBefore: after(outcome.seconds * 1_000) };
  if (outcome.is !== 'unanswered') return { ...rest, isLoggedOut: outcome.is === 'logged-out' };
  const notBefore = after(AGAIN_MS * 2 ** tries);
  return { ...rest, unansweredAt, tries: tries + 1, notBefore };
}

/** Asks again while the page is open, if anything waits. */
async function settle(): Promise<void> {
  await tidyUp();
  changed();
  window.clearTimeout(timer);
  if (reader === undefined || isOver) return;
  const due = (await listWaiting(reader))
    .filter((form) => !waitsForAuthor(form))
    .map(({ notBefore = 0 }) => Math.max(notBefore, Date.now() + AGAIN_MS / 2));
  window.clearTimeout(timer);
  if (due.length > 0)
    timer = window.setTimeout(() => void sendWaiting(), Math.min(...due) - Date.now());
}

function changed(): void {
  window.dispatchEvent(new Event(CHANGED));
  const others = new BroadcastChannel(CHANGED);
  others.postMessage('');
  others.close();
}

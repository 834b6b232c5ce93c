import {
  addPasskey,
  canUsePasskeys,
  type PasskeyOutcome,
  provePasskey,
  provePasskeyInField,
} from '../../wire/passkeys';

const ONBOARDING = 202;
const UNCONFIRMED = 403;
/** A passkey challenge is valid for ten minutes. */
const ASKED_ANEW_MS = 9 * 60_000;

/**
 * Passkeys need JavaScript, so elements with `data-passkey` stay hidden until this runs.
 * `data-then` is the page to go to, `data-confirm` the page on which to confirm the identity first.
 * Runs on pages with and without React.
 */
export function enhancePasskeys(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-passkey]')) liven(place);
}

function liven(place: HTMLElement): void {
  if ('live' in place.dataset) return;
  place.dataset.live = '';
  if (!canUsePasskeys()) return;
  place.hidden = false;
  const button = place.querySelector('button');
  button?.addEventListener('click', () => void act(place, button));
  if (place.dataset.passkey === 'login') void offerInField(place);
}

/**
 * The browser starts this offer by itself, so errors are shown only once a passkey was chosen.
 * Pressing the button cancels the offer.
 */
async function offerInField(place: HTMLElement): Promise<void> {
  if (!place.isConnected) return;
  window.setTimeout(() => void offerInField(place), ASKED_ANEW_MS);
  // A new request would close an open browser dialog.
  if (place.querySelector('[aria-busy]')) return;
  const outcome = await provePasskeyInField();
  if (outcome?.ok) return arrive(place, outcome.code);
  if (outcome && outcome.code > 0) say(place, outcome.msg);
}

async function act(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  say(place, '');
  button.setAttribute('aria-busy', 'true');
  const outcome = await asked(place);
  button.removeAttribute('aria-busy');
  if (outcome.ok) return arrive(place, outcome.code);
  if (outcome.code === UNCONFIRMED && place.dataset.confirm) return leave(place.dataset.confirm);
  say(place, outcome.msg);
}

function say(place: HTMLElement, msg: string): void {
  const status = place.querySelector<HTMLElement>('[role="status"]');
  if (status) status.textContent = msg;
}

const arrive = (place: HTMLElement, code: number) =>
  leave(code === ONBOARDING ? '/' : (place.dataset.then ?? '/'));

function asked({ dataset }: HTMLElement): Promise<PasskeyOutcome> {
  if (dataset.passkey === 'add') return addPasskey(dataset.name ?? '');
  return provePasskey(dataset.passkey === 'login' ? 'login' : 'confirm');
}

/** Reloads if the target is the current page. */
function leave(to: string): void {
  const { pathname, search } = window.location;
  const target = new URL(to, window.location.origin);
  if (target.pathname === pathname && target.search === search) window.location.reload();
  else window.location.assign(to);
}

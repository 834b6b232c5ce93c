import { showToast } from '../../ui/toast';
import { isAwaited } from './awaited';
import { keptSending, noteFiles, waitsOffline } from './form-keeper';
import { NOT_SENT, refusal } from './unsent-form';

const OFFLINE = 'You are offline. Nothing was sent; please try again when you are connected.';
const WAITING = 'Suture cannot be reached. This page continues once the connection is back.';
/** Any response, whatever its status, means that the server was reached. */
const PROBE = '/healthz';
const AGAIN_MS = 3_000;

/**
 * Handles a lost connection, on which the framework would show its error page or reload the
 * document. GET requests are retried until they succeed; other requests get a response like that of
 * a refused form.
 */
export function endureLostConnection(): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const isForm = input instanceof URL && init?.method === 'POST';
    const send = async (asked?: RequestInit) => {
      const reply = await ask(input, outlivingThePage(asked));
      if (isForm) await noteFiles(input, init.body, reply);
      return reply;
    };
    const kept = isForm && keptSending(input, init, send);
    if (kept) return kept;
    try {
      return await send(init);
    } catch (error) {
      if (input instanceof URL && isOfThisPage(input)) return Response.json({});
      if (!(input instanceof URL) || !input.pathname.endsWith('.data') || init?.signal?.aborted)
        throw error;
      if (init?.method && init.method !== 'GET') return refusal(init.body);
      return onceReached(() => ask(input, init), init?.signal);
    }
  };
  for (const act of ['click', 'submit'] as const)
    document.addEventListener(act, (event) => void stayIfOffline(event), { capture: true });
  stayWhereCodeIsMissing(() => ask(PROBE, { method: 'HEAD', cache: 'no-store' }));
}

/** Before a form is sent the router asks once which routes its page has. Those of this one are known. */
function isOfThisPage({ pathname, searchParams }: URL): boolean {
  const asked = searchParams.getAll('p');
  return pathname === '/__manifest' && asked.length === 1 && asked[0] === location.pathname;
}

/**
 * Missing in TypeScript's DOM types and in some browsers:
 * https://developer.mozilla.org/docs/Web/API/NavigateEvent
 */
interface NavigateEvent extends Event {
  readonly navigationType: string;
}

/** Browsers refuse more than 64 kB for all such requests together. */
const MOST_THAT_OUTLIVES = 4_000;

/**
 * A click shows its result at once, so it has to arrive even if the page is left in the same second.
 * Browsers send on what is marked with `keepalive`; long texts and files wait on their page.
 */
function outlivingThePage(init?: RequestInit): RequestInit | undefined {
  const isSmall =
    init?.body instanceof URLSearchParams && init.body.toString().length < MOST_THAT_OUTLIVES;
  return isSmall ? { ...init, keepalive: true } : init;
}

/**
 * The framework reloads the document if it cannot load the code of another page, once for each file
 * that is missing. After a release, go to the page the user wanted instead; without a connection,
 * stay. Browsers fire `navigate` for reloads by scripts only, not by the user.
 */
function stayWhereCodeIsMissing(reach: () => Promise<unknown>): void {
  let isBusy = false;
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    if ((event as NavigateEvent).navigationType !== 'reload') return;
    const going = window.__remixRouter.state.navigation.location;
    // Nothing is wanted but this page anew, and it was reached: the line below.
    if (isBusy && !going) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    void reach().then(
      () => {
        if (going) location.assign(location.origin + going.pathname + going.search + going.hash);
        else location.reload();
      },
      () => {
        isBusy = false;
        showToast({ kind: 'warning', text: NOT_SENT });
      },
    );
  });
}

/**
 * Offline, following a link or submitting would first fetch that page's code and lose this page on
 * failure. Forms that queue their data are marked with `data-works-offline`.
 */
function stayIfOffline(event: Event): void {
  if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.matches('[data-works-offline]') || waitsOffline(event.target)) return;
  const leads =
    event.type === 'submit' ||
    (event.target.closest('a[href]') as HTMLAnchorElement | null)?.origin === location.origin;
  if (!leads) return;
  event.preventDefault();
  event.stopPropagation();
  showToast({ kind: 'warning', text: OFFLINE });
}

let waiting = 0;
let isTold = false;

async function onceReached(
  ask: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  if (!isTold && isAwaited(window.__remixRouter.state)) {
    isTold = true;
    showToast({ kind: 'warning', text: WAITING });
  }
  waiting += 1;
  try {
    for (;;) {
      await new Promise((resolve) => window.setTimeout(resolve, AGAIN_MS));
      const reply = await ask().catch((error: unknown) => {
        if (signal?.aborted) throw error;
      });
      if (reply) return reply;
    }
  } finally {
    waiting -= 1;
    if (waiting === 0) isTold = false;
  }
}

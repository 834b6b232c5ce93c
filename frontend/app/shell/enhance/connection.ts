import { showToast } from '../../ui/toast';

const OFFLINE = 'You are offline. Nothing was sent; please try again when you are connected.';
const WAITING = 'Suture cannot be reached. This page continues once the connection is back.';
const NOT_SENT = 'Suture could not be reached. What you typed is still here; please try again.';
/** Whatever it answers: Suture was reached. */
const PROBE = '/healthz';
const AGAIN_MS = 3_000;
const UNREACHABLE = 503;
const SECRET = /password/i;

/**
 * A lost connection costs nobody their page (the framework would show its error page, or load the page anew). What is only read waits
 * until it can be; what was sent is answered like a form that was refused.
 */
export function endureLostConnection(): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    try {
      return await ask(input, init);
    } catch (error) {
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

/** What TypeScript does not know of yet, and not every browser has: https://developer.mozilla.org/docs/Web/API/NavigateEvent */
interface NavigateEvent extends Event {
  readonly navigationType: string;
}

/**
 * The framework loads this page anew when it cannot get the code of another one. That is right after a release, though one would rather
 * be where one was going; without a connection it would only cost the page. Browsers tell of reloads that scripts ask for, not of a
 * person's own.
 */
function stayWhereCodeIsMissing(reach: () => Promise<unknown>): void {
  let isReached = false;
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    if ((event as NavigateEvent).navigationType !== 'reload' || isReached) return;
    event.preventDefault();
    const going = window.__remixRouter.state.navigation.location;
    void reach().then(
      () => {
        isReached = true;
        if (going) location.assign(location.origin + going.pathname + going.search + going.hash);
        else location.reload();
      },
      () => showToast({ kind: 'warning', text: NOT_SENT }),
    );
  });
}

/** Following a link, or sending, would first fetch the code of that page, and leave this one when it cannot. What keeps things to send later says so. */
function stayIfOffline(event: Event): void {
  if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.matches('[data-works-offline]')) return;
  const leads =
    event.type === 'submit' ||
    (event.target.closest('a[href]') as HTMLAnchorElement | null)?.origin === location.origin;
  if (!leads) return;
  event.preventDefault();
  event.stopPropagation();
  showToast({ kind: 'warning', text: OFFLINE });
}

let waiting = 0;

async function onceReached(
  ask: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  if (waiting === 0) showToast({ kind: 'warning', text: WAITING });
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
  }
}

/**
 * Told at once, and answered as an action answers a form that the API refused: every form shows it in its own way, though some only
 * after the page could be read anew.
 */
function refusal(body: BodyInit | null | undefined): Response {
  showToast({ kind: 'error', text: NOT_SENT });
  const form =
    body instanceof FormData || body instanceof URLSearchParams ? [...body.entries()] : [];
  const isTyped = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === 'string' && !SECRET.test(entry[0]);
  const answer = {
    message: NOT_SENT,
    errors: {},
    values: Object.fromEntries(form.filter(isTyped)),
  };
  return new Response(streamed({ data: answer }), { status: UNREACHABLE });
}

interface Plain {
  [name: string]: string | Plain;
}

/** Plain data in the framework's own notation: one list in which everything stands once and is named by its place. */
function streamed(data: Plain): string {
  const list: unknown[] = [];
  const place = (value: string | Plain): number => {
    const index = list.push(value) - 1;
    if (typeof value !== 'string')
      list[index] = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [`_${place(name)}`, place(one)]),
      );
    return index;
  };
  place(data);
  return `${JSON.stringify(list)}\n`;
}

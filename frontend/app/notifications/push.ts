/**
 * Push notifications in this browser. Permission is requested only on a click, never on page load.
 */

export type PushState = 'impossible' | 'forbidden' | 'off' | 'on';

const WORKER = '/sw.js';
const DOOR = '/notifications/push';

function isPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function pushState(): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * The member who subscribed, so that others who log in with this browser are not subscribed
 * unasked.
 */
const OWNER = 'push-member';

/**
 * Asks for permission, subscribes this browser and registers the subscription with the API.
 * @returns the reason if it did not work
 */
export async function turnPushOn(memberId: number): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted')
    return 'Your browser blocks notifications from this site.';
  try {
    const problem = await subscribe(await keyOfServer());
    if (!problem) localStorage.setItem(OWNER, String(memberId));
    return problem;
  } catch {
    return 'Suture or the push service of your browser could not be reached. Please try again later.';
  }
}

async function keyOfServer(): Promise<string> {
  const response = await fetch(DOOR);
  const { key } = (await response.json()) as { key: string };
  return key;
}

async function subscribe(key: string): Promise<string | undefined> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && !isMadeWith(known, key)) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return tellServer('subscribe', JSON.stringify(made));
}

function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

export async function turnPushOff(): Promise<string | undefined> {
  const known = await subscription();
  if (!known) return undefined;
  localStorage.removeItem(OWNER);
  const problem = await tellServer('end', JSON.stringify(known));
  await known.unsubscribe();
  return problem;
}

/**
 * Logging out removes the subscription on the server, so it is registered again after the same
 * member has logged in.
 */
export async function keepPush(memberId: number): Promise<void> {
  if (localStorage.getItem(OWNER) !== String(memberId) || (await pushState()) !== 'on') return;
  const known = await subscription();
  if (known) await tellServer('subscribe', JSON.stringify(known));
}

async function tellServer(
  intent: 'subscribe' | 'end',
  subscriptionText: string,
): Promise<string | undefined> {
  const response = await fetch(DOOR, {
    method: 'POST',
    body: new URLSearchParams({ intent, subscription: subscriptionText }),
  });
  const { refusal } = (await response.json()) as { refusal?: string };
  return refusal;
}

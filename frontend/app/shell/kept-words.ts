import { KEPT_FILES, OUTBOX, WAITING_ITEMS } from './kept-files';

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
/** The drafts of a tab, by the beginning of their names; the last one tells of a case's cover. */
const OF_MEMBERS = /^(?:draft|chat-draft|chat-unsent|lifted)-/;
const LOGGED_OUT = 'suture-log-out';

/** The key of whoever is logged in; the server derives it, and no browser stores it. */
export async function draftKey(): Promise<CryptoKey> {
  const reply = await fetch('/api/v1/session/draft-key');
  if (!reply.ok) throw new DOMException('There is no session.', 'NotAllowedError');
  const { key } = (await reply.json()) as { key: string };
  return crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['encrypt', 'decrypt']);
}

let known: { owner: number; key: Promise<CryptoKey> } | undefined;

function keyOf(owner: number): Promise<CryptoKey> {
  if (known?.owner !== owner) {
    const key = draftKey();
    known = { owner, key };
    // Asked for again the next time.
    key.catch(() => (known = undefined));
  }
  return known.key;
}

/** How often each draft has changed: what is sealed too late is not stored. */
const turns = new Map<string, number>();

function nextTurn(name: string): number {
  const turn = (turns.get(name) ?? 0) + 1;
  turns.set(name, turn);
  return turn;
}

/**
 * Keeps a draft in this tab, encrypted: whoever comes to this browser next cannot read it, and its
 * member can after the next log-in, even if the session was ended elsewhere. Without a secure
 * connection, or a session, nothing is kept.
 */
export async function keepWords(name: string, owner: number, text: string): Promise<void> {
  if (text === '') return forgetWords(name);
  const turn = nextTurn(name);
  if (!isSecureContext) return;
  try {
    const sealed = await seal(await keyOf(owner), text);
    if (turns.get(name) === turn) sessionStorage.setItem(name, sealed);
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

export function forgetWords(name: string): void {
  nextTurn(name);
  try {
    sessionStorage.removeItem(name);
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

/** An empty text if there is none, none of this member, or none any more. */
export async function keptWords(name: string, owner: number): Promise<string> {
  try {
    const sealed = sessionStorage.getItem(name);
    const text = sealed && isSecureContext ? await open(await keyOf(owner), sealed) : '';
    // It may have been forgotten meanwhile.
    return sessionStorage.getItem(name) ? text : '';
  } catch (error) {
    if (!isExpected(error)) throw error;
    return '';
  }
}

/** Storage is off, there is no line or session, or the draft is another member's. */
const isExpected = (error: unknown) =>
  error instanceof DOMException || error instanceof TypeError || error instanceof SyntaxError;

/** At log-out: of every kind of draft, in every tab. */
export function forgetDrafts(): void {
  clearTab();
  if ('BroadcastChannel' in window) new BroadcastChannel(LOGGED_OUT).postMessage('');
  // Should this fail, what is left is encrypted, and the service worker deletes them too.
  for (const name of [KEPT_FILES, WAITING_ITEMS, OUTBOX]) indexedDB.deleteDatabase(name);
}

/** Another tab's log-out ends the drafts of this one. */
export function hearLogOuts(): void {
  if ('BroadcastChannel' in window)
    new BroadcastChannel(LOGGED_OUT).addEventListener('message', clearTab);
}

let logOuts = 0;

/** How many log-outs this page has seen: what was begun before one is not stored after it. */
export const logOutsSoFar = (): number => logOuts;

function clearTab(): void {
  logOuts += 1;
  for (const name of Object.keys(sessionStorage)) if (OF_MEMBERS.test(name)) forgetWords(name);
}

async function seal(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const words = new TextEncoder().encode(text);
  const bytes = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, words);
  return `${textOf(iv)}.${textOf(new Uint8Array(bytes))}`;
}

async function open(key: CryptoKey, sealed: string): Promise<string> {
  const [iv = '', bytes = ''] = sealed.split('.');
  const words = await crypto.subtle.decrypt(
    { name: ALGORITHM, iv: bytesOf(iv) },
    key,
    bytesOf(bytes),
  );
  return new TextDecoder().decode(words);
}

const textOf = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));

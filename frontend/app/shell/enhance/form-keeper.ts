type Send = (init: RequestInit) => Promise<Response>;

/**
 * Sends a form whose words are not lost if it cannot be sent now; undefined if it is not one of
 * these. Set once the code for it has come (outbox/use-outbox.ts).
 */
export type FormKeeper = (to: URL, init: RequestInit, send: Send) => Promise<Response> | undefined;

/**
 * Keeps a form that its page sent in its own way, without an answer; `isBehind` keeps it only if
 * others wait for the same place, which are to be sent first. False if it does not wait.
 */
export type LateKeeper = (to: URL, body: BodyInit, isBehind?: boolean) => Promise<boolean>;

let keeper: FormKeeper | undefined;
let lateKeeper: LateKeeper | undefined;

export const keepFormsBy = (by: FormKeeper | undefined, late: LateKeeper | undefined): void => {
  keeper = by;
  lateKeeper = late;
};

export const keepUnsent: LateKeeper = async (to, body, isBehind) =>
  (await lateKeeper?.(to, body, isBehind)) ?? false;

export const keptSending: FormKeeper = (to, init, send) => keeper?.(to, init, send);

/** Under each of these names a form sends its idempotency key. */
export const KEYS = ['retryKey', 'clientMessageId'];

/** Forms with an idempotency key can be sent again. */
export const isKeepable = (form: Element | null | undefined): form is HTMLFormElement =>
  form instanceof HTMLFormElement && KEYS.some((name) => form.elements.namedItem(name) !== null);

/** Whether a form may be submitted without a connection. */
export const waitsOffline = (form: Element): boolean =>
  keeper !== undefined && form.hasAttribute('data-waits') && isKeepable(form);

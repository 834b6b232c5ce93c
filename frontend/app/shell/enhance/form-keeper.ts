type Send = (init: RequestInit) => Promise<Response>;

/**
 * Sends a form whose words are not lost if it cannot be sent now; undefined if it is not one of
 * these. Set once the code for it has come (outbox/use-outbox.ts).
 */
export type FormKeeper = (to: URL, init: RequestInit, send: Send) => Promise<Response> | undefined;

let keeper: FormKeeper | undefined;

export const keepFormsBy = (by: FormKeeper | undefined): void => {
  keeper = by;
};

export const keptSending: FormKeeper = (to, init, send) => keeper?.(to, init, send);

/** Forms with an idempotency key can be sent again. */
export const isKeepable = (form: Element | null | undefined): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.querySelector('input[name=retryKey]') !== null;

/** Whether a form may be submitted without a connection. */
export const waitsOffline = (form: Element): boolean =>
  keeper !== undefined && form.hasAttribute('data-waits') && isKeepable(form);

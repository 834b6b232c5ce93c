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

/** What became of a form with files: its session had ended, or it was taken. */
type FileKeeper = (to: URL, body: FormData, became: 'left' | 'taken') => Promise<void>;

let fileKeeper: FileKeeper | undefined;

export const keepFilesBy = (by: FileKeeper): void => {
  fileKeeper = by;
};

const REDIRECTED = 202;
const LOG_IN = /^(?:https?:\/\/[^/]+)?\/login(?:\?|$)/;

/** Whether the server redirected the form to the log-in because its session had ended. */
export const leadsToLogIn = ({ status, headers }: Response): boolean =>
  status === REDIRECTED && LOG_IN.test(headers.get('Location') ?? '');

/** The server keeps the words of a form whose session has ended (D-970); its files stay here. */
export async function noteFiles(to: URL, body: unknown, reply: Response): Promise<void> {
  if (!fileKeeper || !(body instanceof FormData) || !(reply.ok || leadsToLogIn(reply))) return;
  // If keeping the files fails, the form still comes back with its words.
  await fileKeeper(to, body, leadsToLogIn(reply) ? 'left' : 'taken').catch(() => undefined);
}

/** Keeps the files of a form that is still open when its session is found to have ended. */
export const keepOpenFiles = async (to: URL, body: FormData): Promise<void> =>
  fileKeeper?.(to, body, 'left').catch(() => undefined);

/** Under each of these names a form sends its idempotency key. */
export const KEYS = ['retryKey', 'clientMessageId'];

/** Forms with an idempotency key can be sent again. */
export const isKeepable = (form: Element | null | undefined): form is HTMLFormElement =>
  form instanceof HTMLFormElement && KEYS.some((name) => form.elements.namedItem(name) !== null);

/** Whether a form may be submitted without a connection. */
export const waitsOffline = (form: Element): boolean =>
  keeper !== undefined && form.hasAttribute('data-waits') && isKeepable(form);

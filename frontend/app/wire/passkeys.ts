import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/**
 * The outcome of a passkey request, with the API's status code; 0 for browser and network errors.
 */
export type PasskeyOutcome = { ok: true; code: number } | { ok: false; code: number; msg: string };

const NOT_USED = 'No passkey was used. Please try again, or use another way.';
const NOT_REACHED = 'Suture could not be reached. Please try again.';

/** Passkeys require a domain name; they do not work on IP addresses. */
export const canUsePasskeys = () =>
  browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(window.location.hostname);

const ASKS = { login: 'login/passkey', confirm: 'confirm-identity/passkey' } as const;

/** Authenticates with a passkey: to log in, or to confirm the identity in an open session. */
export function provePasskey(purpose: keyof typeof ASKS): Promise<PasskeyOutcome> {
  return told(async () => {
    const asked = await post(`${ASKS[purpose]}/options`);
    if (!asked.ok) return asked;
    const optionsJSON = asked.body['result'] as PublicKeyCredentialRequestOptionsJSON;
    const credential = await startAuthentication({ optionsJSON });
    return post(ASKS[purpose], { ticket: asked.body['ticket'], credential });
  });
}

/**
 * Offers passkeys in the browser's autofill and waits until one is chosen.
 * @returns undefined if the browser does not support it
 */
export async function provePasskeyInField(): Promise<PasskeyOutcome | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  return told(async () => {
    const asked = await post('login/passkey/options');
    if (!asked.ok) return { ...asked, code: 0 };
    const optionsJSON = asked.body['result'] as PublicKeyCredentialRequestOptionsJSON;
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    return post('login/passkey', { ticket: asked.body['ticket'], credential });
  });
}

export function addPasskey(name: string): Promise<PasskeyOutcome> {
  return told(async () => {
    const asked = await post('account/passkeys/options');
    if (!asked.ok) return asked;
    const optionsJSON = asked.body['result'] as PublicKeyCredentialCreationOptionsJSON;
    const credential = await startRegistration({ optionsJSON });
    return post('account/passkeys', { credential, name });
  });
}

type Answer = PasskeyOutcome & { body: Record<string, unknown> };

async function post(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  const { status: code, ok } = response;
  return ok ? { ok, code, body: answer } : { ok, code, msg: String(answer['msg']), body: answer };
}

/** Browsers report a cancelled request and a device without a passkey in the same way. */
async function told(work: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return await work();
  } catch (error) {
    const isNetwork = error instanceof TypeError || error instanceof SyntaxError;
    return { ok: false, code: 0, msg: isNetwork ? NOT_REACHED : NOT_USED };
  }
}

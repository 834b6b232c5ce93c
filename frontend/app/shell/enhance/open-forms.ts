import { TOO_LARGE, TOO_LONG_HERE } from '../../lib/too-long';
import { showToast } from '../../ui/toast';
import { keepOpenFiles } from './form-keeper';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const LOG_IN = '/login';
const KEPT = 201;

/**
 * A page may learn that its session has ended while a form on it is only half written: it asked for
 * something else, and is led to the log-in. What was typed goes to where sent forms are kept.
 */
export function keepOpenForms(): () => void {
  let isLeaving = false;
  return window.__remixRouter.subscribe(({ navigation }) => {
    const wasLeaving = isLeaving;
    isLeaving = navigation.location?.pathname === LOG_IN;
    if (!isLeaving || wasLeaving || location.pathname === LOG_IN) return;
    // The log-in page may have loaded before this was stored.
    void keepOpenForm().then((outcome) => {
      if (outcome === 'kept') void window.__remixRouter.revalidate();
      if (outcome === 'too-long') showToast({ kind: 'warning', text: TOO_LONG_HERE });
    });
  });
}

/** What became of what was typed; null if there was nothing, or nothing could be done. */
export type Outcome = 'kept' | 'too-long' | null;

export async function keepOpenForm(): Promise<Outcome> {
  const form = longestWritten();
  return form ? send(form) : null;
}

/** The form in which most was typed, if any. */
function longestWritten(): HTMLFormElement | undefined {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form')]
    .filter(({ method }) => method === 'post')
    .map((form) => ({ form, characters: typedIn(form) }))
    .sort((one, other) => other.characters - one.characters);
  return forms[0] && forms[0].characters > 0 ? forms[0].form : undefined;
}

const typedIn = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(isTyped)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .reduce((sum, { value }) => sum + value.length, 0);

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'hidden', 'password'].includes(element.type));

async function send(form: HTMLFormElement): Promise<Outcome> {
  const words = new URLSearchParams();
  const body = new FormData(form);
  let hasFiles = false;
  for (const [name, value] of body) {
    if (typeof value === 'string') words.append(name, value);
    else hasFiles ||= value.size > 0;
  }
  const to = new URL(form.action, location.href);
  if (hasFiles) await keepOpenFiles(to, body);
  const { pathname, search } = to;
  words.set('unsent-place', location.pathname + location.search);
  words.set('unsent-target', pathname + search);
  words.set('unsent-files', hasFiles ? '1' : '');
  // If it fails for want of a connection, the user cannot leave this page either.
  const reply = await fetch('/unsent', { method: 'POST', body: words }).catch(() => undefined);
  if (reply?.status === KEPT) return 'kept';
  return reply?.status === TOO_LARGE ? 'too-long' : null;
}

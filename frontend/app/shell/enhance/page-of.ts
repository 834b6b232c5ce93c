import { markOfPage } from '../../wire/page-mark';
import { keepOpenForm } from './open-forms';

const PAGE_OF = 'page-of';
const CONFLICT = 409;

/**
 * The tabs of a browser share one cookie: after somebody else's log-in in another one, what this
 * page sends would be done in their name, and what it asks for would be theirs. So all requests say
 * for whom the page was drawn, and once the server refuses one, the browser leaves the page.
 */
export function sayWhosePage(): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const mark = markOfPage();
    if (!mark || !isOurs(input)) return ask(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set(PAGE_OF, mark);
    const reply = await ask(input, { ...init, headers });
    if (!(await isForAnother(reply))) return reply;
    const isRead = (init?.method ?? 'GET').toUpperCase() === 'GET';
    leave(reply.headers.get(PAGE_OF), isRead);
    // Nothing of the other member's is to be shown until the browser has left.
    return new Promise(() => {});
  };
  sayInUploads();
  window.addEventListener('submit', sayInForm);
}

/** Forms drawn by the server say it in their addresses; the router would show those to the user. */
export function forgetMarksInForms(): void {
  for (const form of document.forms) {
    const action = form.getAttribute('action');
    if (action?.includes(`${PAGE_OF}=`)) form.setAttribute('action', marked(action));
  }
}

const isOurs = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href).origin === location.origin;

async function isForAnother(reply: Response): Promise<boolean> {
  if (reply.status !== CONFLICT) return false;
  if (reply.headers.has(PAGE_OF)) return true;
  const body: unknown = await reply
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'opened_by' in body;
}

let isLeaving = false;

/** What is being written is kept for its author, unless it was what the server has just kept. */
function leave(to: string | null, keeps: boolean): void {
  if (isLeaving) return;
  isLeaving = true;
  const said = to?.includes('?') ? to : `/switched?was=${encodeURIComponent(markOfPage() ?? '')}`;
  const outcome = keeps ? keepOpenForm() : Promise.resolve(null);
  const end = { kept: '&kept=1', 'too-long': '&kept=not' };
  void outcome.then((kept) => location.assign(kept ? said + end[kept] : said));
}

function sayInUploads(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    const mark = markOfPage();
    if (mark) this.setRequestHeader(PAGE_OF, mark);
    this.addEventListener('load', () => {
      if (this.status === CONFLICT && this.getResponseHeader(PAGE_OF))
        leave(this.getResponseHeader(PAGE_OF), false);
    });
    send.call(this, body);
  };
}

/** Marks the forms that the browser sends itself. React sends most others, through `fetch`. */
function sayInForm(event: SubmitEvent): void {
  const form = event.target;
  const mark = markOfPage();
  if (!mark || event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const { submitter } = event;
  const sender = submitter?.hasAttribute('formaction') ? submitter : form;
  const method = submitter?.getAttribute('formmethod') ?? form.method;
  if (method.toLowerCase() !== 'post') return;
  const name = sender === form ? 'action' : 'formaction';
  sender.setAttribute(name, marked(sender.getAttribute(name) ?? '', mark));
}

/** The address with this mark, or with none. */
function marked(action: string, mark?: string): string {
  const url = new URL(action || location.href, location.href);
  url.searchParams.delete(PAGE_OF);
  if (mark) url.searchParams.set(PAGE_OF, mark);
  return url.pathname + url.search;
}

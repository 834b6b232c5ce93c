import { aSmallBrowser } from '../../test/support/small-browser';
import { keepUnsent, keptSending } from '../shell/enhance/form-keeper';
import { TOAST_EVENT } from '../ui/toast';
import { listWaiting, openOutbox } from './keeper';

const picture = () => new File(['bytes of a picture'], 'scar.jpg', { type: 'image/jpeg' });
const routed = (path: string, words: Record<string, string>) => ({ path, words, isRouted: true });
const own = (path: string, words: Record<string, string>) => ({ path, words, isRouted: false });

interface Form {
  path: string;
  words: Record<string, string>;
  /** Sent by the router; others by their page in its own way. */
  isRouted: boolean;
  file?: string;
}

/** All that members write, as their pages send it. */
const FORMS: Record<string, Form> = {
  Case: { ...own('/community/upload?form=case', { diagnosis: 'Ileus' }), file: 'files' },
  'Clinical image': { ...own('/community/upload?form=image', { title: 'Scar' }), file: 'files' },
  Step: own('/community/upload?form=step&id=7', { text: 'Resected.' }),
  Outcome: routed('/caseDetails/7/outcome.data', { text: 'At home.' }),
  Comment: routed('/caseDetails/7.data', { intent: 'comment', comment: 'Drain it.' }),
  Reply: routed('/beyondSurgery/7.data', { intent: 'comment', parentId: '3', comment: 'Yes.' }),
  Opportunity: routed('/opportunities/post.data', { title: 'Fellow' }),
  Post: { ...routed('/beyondSurgery/add.data', { title: 'Summit' }), file: 'beyondFile' },
  Message: own('/chat/messages?room=7', { chatSendText: 'Bed four' }),
  'Message with a file': { ...own('/chat/messages?room=8', { caption: 'Scar' }), file: 'chatFile' },
  Report: routed('/caseDetails/7/report.data', { reason: 'A name is shown.' }),
};

const ME = 41;
const SOMEBODY_ELSE = 42;

interface Arrival {
  at: number;
  status: number;
  /** All fields that were sent, with the contents of files. */
  body: string;
}

let arrivals: Arrival[];
/** What the server answers next. */
let answer: () => Response;
let keys = 0;
const errors: unknown[] = [];

const busy = () => new Response(null, { status: 503, headers: { 'Retry-After': '3' } });
const taken = () => new Response(null, { status: 200 });
/** Pages that are sent by scripts are led on in two ways. */
const LOGGED_OUT = {
  routed: () => new Response(null, { status: 202, headers: { Location: '/login' } }),
  own: () => ({ status: 0, headers: new Headers(), type: 'opaqueredirect' }) as Response,
};

async function server(_: unknown, init?: RequestInit): Promise<Response> {
  if (init?.method === 'HEAD') return taken();
  const body = init?.body as FormData | URLSearchParams;
  const entries = [...(body as FormData)].map(async ([name, value]) => [
    name,
    value instanceof File ? `${value.name}: ${await value.text()}` : value,
  ]);
  const reply = answer();
  arrivals.push({
    at: Date.now(),
    status: reply.status,
    body: JSON.stringify(await Promise.all(entries)),
  });
  return reply;
}

const browser = aSmallBrowser(server as typeof fetch);

/** Time passes while what is sealed and unsealed takes its turns. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    jest.advanceTimersByTime(100);
    await new Promise(setImmediate);
  }
}

/** Submits a new form the way its page would. @returns whether it waits */
async function send({ path, words, isRouted, file }: Form): Promise<boolean> {
  const to = new URL(path, location.origin);
  const body = file ? new FormData() : new URLSearchParams();
  const key = path.startsWith('/chat') ? 'clientMessageId' : 'retryKey';
  keys += 1;
  for (const [name, value] of Object.entries({ ...words, [key]: `key-${keys}` }))
    body.append(name, value);
  if (file) (body as FormData).append(file, picture());
  const init = { method: 'POST', body };
  if (isRouted) {
    const reply = await keptSending(to, init, (asked) => server(to, asked));
    return reply?.status === 503;
  }
  // These pages ask for it to be kept once they were told to wait.
  return (await server(to, init)).status === 503 && keepUnsent(to, body);
}

const isEmpty = async () => (await listWaiting(ME)).length === 0;
const comeBack = () => browser.events.dispatchEvent(new Event('visibilitychange'));

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  browser.events.addEventListener(TOAST_EVENT, (event) => {
    errors.push((event as CustomEvent).detail);
  });
});
beforeEach(() => {
  arrivals = [];
  browser.clear();
  openOutbox(ME);
});
afterAll(() => {
  jest.useRealTimers();
  browser.close();
});

describe.each(Object.entries(FORMS))('What waits: %s', (name, form) => {
  it('[D-1572] is waited with while the server asks for it ten times, and taken once as it was written', async () => {
    let left = 10;
    answer = () => {
      left -= 1;
      return left >= 0 ? busy() : taken();
    };
    expect(await send(form)).toBe(true);
    const [waits] = await listWaiting(ME);
    expect(name).toContain(waits?.what);
    expect(waits?.words).toBe(Object.entries(form.words).at(-1)?.[1]);
    await until(isEmpty);
    expect(arrivals.map(({ status }) => status)).toEqual([...Array(10).fill(503), 200]);
    expect(new Set(arrivals.map(({ body }) => body)).size).toBe(1);
    expect(arrivals[0]?.body.includes('bytes of a picture')).toBe(form.file !== undefined);
    for (const [i, { at }] of arrivals.slice(2).entries())
      expect(at - (arrivals[i + 1]?.at ?? 0)).toBeGreaterThanOrEqual(3_000);
    expect(errors).toEqual([]);
  });

  it('[D-1345 D-1572] is kept when its session has ended, is nobody else’s, and is sent once its author is back', async () => {
    answer = busy;
    expect(await send(form)).toBe(true);
    answer = form.isRouted ? LOGGED_OUT.routed : LOGGED_OUT.own;
    await until(async () => (await listWaiting(ME))[0]?.isLoggedOut === true);
    const before = arrivals.length;
    answer = taken;
    openOutbox(SOMEBODY_ELSE);
    expect(await listWaiting(SOMEBODY_ELSE)).toEqual([]);
    jest.advanceTimersByTime(3_600_000);
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(arrivals).toHaveLength(before);
    openOutbox(ME);
    comeBack();
    await until(isEmpty);
    expect(arrivals.map(({ status }) => status).filter((status) => status === 200)).toEqual([200]);
    expect(new Set(arrivals.map(({ body }) => body)).size).toBe(1);
  });
});

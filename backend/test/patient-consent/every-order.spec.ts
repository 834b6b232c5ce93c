import { again, DAY, idIn, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aLink, answerOf, linksOf, Patient, waitingForm } from './support/links';

/** About two thousand sequential calls. */
jest.setTimeout(900_000);

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  app.clock.set(app.clock.now());
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());

const EVENTS = ['give', 'refuse', 'withdraw', 'change', 'end', 'wait'] as const;
type Event = (typeof EVENTS)[number];

/** Section 19 of the contract, written independently of the product: the state after an event, or the code that refuses it. */
const LEADS: Readonly<Record<string, Readonly<Partial<Record<Event, string | number>>>>> = {
  made: {
    give: 'given',
    refuse: 'refused',
    withdraw: 409,
    change: 'made',
    end: 'ended',
    wait: 'ended',
  },
  given: {
    give: 'given',
    refuse: 409,
    withdraw: 'withdrawn',
    change: 'changed',
    end: 409,
    wait: 'given',
  },
  changed: {
    give: 'given',
    refuse: 'refused',
    withdraw: 409,
    change: 'changed',
    end: 409,
    wait: 'changed',
  },
  refused: { give: 409, refuse: 'refused', withdraw: 409, change: 409, end: 409, wait: 'refused' },
  withdrawn: {
    give: 409,
    refuse: 409,
    withdraw: 'withdrawn',
    change: 409,
    end: 409,
    wait: 'withdrawn',
  },
  ended: { give: 404, refuse: 404, withdraw: 404, change: 'ended', end: 'ended', wait: 'ended' },
};

/** Three different events in every order. */
const ORDERS = EVENTS.flatMap((one) =>
  EVENTS.flatMap((two) => EVENTS.map((three) => [one, two, three] as const)),
).filter((order) => new Set(order).size === order.length);

interface Walk {
  readonly order: readonly Event[];
  readonly id: number;
  readonly linkId: number;
  readonly patient: Patient;
  state: string;
  edits: number;
  readonly done: Event[];
}

async function begin(order: readonly Event[]): Promise<Walk> {
  const id = idIn(await anna.post('clinicalCases', waitingForm()));
  const { id: linkId, token } = await aLink(anna, id);
  return { order, id, linkId, patient: new Patient(app, token), state: 'made', edits: 0, done: [] };
}

async function happen(walk: Walk, event: Event): Promise<string | number> {
  const { id, linkId, patient } = walk;
  if (event === 'change') {
    walk.edits += 1;
    const history = `Seen ${walk.edits} times since.`;
    const { code } = await anna.post(`clinicalCases/${id}`, waitingForm({ history }));
    return code === 200 ? stateOf(walk) : code;
  }
  if (event === 'end') {
    const reply = await anna.send('DELETE', `clinicalCases/${id}/consentLinks/${linkId}`, {});
    return reply.code === 200 ? stateOf(walk) : reply.code;
  }
  const reply = await patient.say(event);
  return reply.code === 200 ? answerOf(reply).state : reply.code;
}

const stateOf = async ({ id }: Walk) => String((await linksOf(anna, id))[0]?.['state']);

/** What the author, a colleague and the holder of the link can see. */
async function seen(walk: Walk) {
  const colleague = (await ben.get(`clinicalCases/${walk.id}`)).code;
  return [await stateOf(walk), colleague, (await walk.patient.look()).code];
}
const expected = (state: string) => [
  state,
  state === 'given' ? 200 : 404,
  state === 'ended' ? 404 : 200,
];

/** Prefixes that another order has already checked. */
const looked = new Set<string>();

async function go(walk: Walk, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    const leads = LEADS[walk.state]?.[event];
    const way = `${walk.order.join(', ')}: ${walk.state} → ${event}`;
    if (event !== 'wait') expect([way, await happen(walk, event)]).toEqual([way, leads]);
    walk.state = typeof leads === 'string' ? leads : walk.state;
    const sofar = [...walk.done, event].join();
    if (!looked.has(sofar))
      expect([way, ...(await seen(walk))]).toEqual([way, ...expected(walk.state)]);
    looked.add(sofar);
    walk.done.push(event);
  }
}

const untilTheWait = ({ order }: Walk) =>
  order.includes('wait') ? order.slice(0, order.indexOf('wait')) : order;

describe('A link of a patient', () => {
  it('[D-470] goes as its table says in every order of what patient, author and time can do', async () => {
    const walks: Walk[] = [];
    for (const order of ORDERS) walks.push(await begin(order));
    for (const walk of walks) await go(walk, untilTheWait(walk));
    app.clock.advance(14 * DAY);
    [anna, ben] = [await again(app, anna), await again(app, ben)];
    for (const walk of walks) await go(walk, walk.order.slice(untilTheWait(walk).length));
    const ends = Object.keys(LEADS).filter((state) => state !== 'made');
    expect(new Set(walks.map(({ state }) => state))).toEqual(new Set(ends));
    expect(walks).toHaveLength(120);
  });
});

import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Job } from 'bullmq';
import { AskingService } from '../../backend/src/asking/asking.service';
import { CaseAnswersService } from '../../backend/src/asking/case-answers.service';
import { QuestionsService } from '../../backend/src/asking/questions.service';
import { Log } from '../../backend/src/platform/logging/log';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';
import type { Actor } from '../../backend/src/wire/access';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { inUnitOfWork } from '../../backend/test/support/unit-of-work';
import { AskingProcessor } from '../src/asking.processor';
import type { Handed } from '../src/handed-job';
import { Tries } from '../src/tries';
import { DyingOutbox } from './dying-outbox';
import { MEMBERS, oneOf, populate, random, SPECIALITIES, type Surgeon } from './simulated-network';

/** The simulation covers nine weeks. */
jest.setTimeout(900_000);

const QUESTIONS = 200;
const KILLS = 20;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * Includes the clock changes of Berlin (28 March, 31 October), New York (14 March, 7 November),
 * Sydney (4 April, 3 October) and Santiago (4 April).
 */
const STRETCHES = [
  { from: Date.parse('2027-03-12T00:00:00Z'), days: 26 },
  { from: Date.parse('2027-10-01T00:00:00Z'), days: 40 },
];

interface AskedRow {
  readonly id: number;
  readonly postId: number;
  readonly memberId: number;
  readonly wave: number;
  readonly at: string;
  readonly isPassed: boolean;
}

let app: RunningApp;
let surgeons: ReadonlyMap<number, Surgeon>;
let authorId: number;
let rows: AskedRow[];
const waits: number[] = [];
let kills = 0;

const service = <Part>(part: abstract new (...args: never[]) => Part): Part =>
  app.nest.get(part as never, { strict: false });
const actor = (memberId: number) =>
  ({ memberId, isAdmin: false, sessionId: 0 }) as unknown as Actor;

async function aQuestion(): Promise<void> {
  const now = app.clock.now();
  const [post] = await app.rows<{ id: number }>(
    `insert into clinical_post (kind, author_id, speciality, diagnosis, age_value, age_unit, gender, indemnity_given_at, consent_given_at, relevance_given_at, created_at, closes_at)
     values ('case', ?, ?, 'Cholecystitis', 54, 'years', 'Female', ?, ?, ?, ?, ?) returning id`,
    [authorId, oneOf(SPECIALITIES), now, now, now, now, new Date(now.getTime() + 7 * DAY)],
  );
  const id = post?.id ?? 0;
  const urgency = oneOf(['today', 'today', 'week', 'teaching'] as const);
  const { asked } = await inUnitOfWork(app, () =>
    service(AskingService).ask(actor(authorId), id, { urgency }),
  );
  const [first] = await app.rows<{ at: string | null }>(
    'select min(asked_at) as at from asked_member where post_id = ? and wave < 3',
    [id],
  );
  waits.push(first?.at ? Date.parse(first.at) - now.getTime() : Number.POSITIVE_INFINITY);
  expect(asked).toBeLessThanOrEqual(10);
}

/** Some of the members asked pass, some answer. */
async function react(since: number): Promise<number> {
  const fresh = await app.rows<{ id: number; memberId: number; postId: number }>(
    'select id, member_id as "memberId", post_id as "postId" from asked_member where id > ? and wave < 3 order by id',
    [since],
  );
  for (const { id, memberId, postId } of fresh) {
    const mood = random();
    if (mood < 0.08)
      await inUnitOfWork(app, () => service(QuestionsService).pass(actor(memberId), id)).catch(
        refusedOnceEnded,
      );
    else if (mood < 0.13)
      await inUnitOfWork(app, () =>
        app.em().transactional(() => service(CaseAnswersService).answered(postId, memberId)),
      );
  }
  return fresh.at(-1)?.id ?? since;
}

function refusedOnceEnded(error: unknown): void {
  if (!String(error).includes('asking.not-open') && !String(error).includes('no longer open'))
    throw error;
}

interface Due {
  readonly id: number;
  readonly name: string;
  readonly payload: object;
  readonly at: string;
}

const nextJob = async () =>
  (
    await app.rows<Due>(
      `select id, name, payload, run_at as at from outbox where queue = 'asking' and done_at is null order by run_at, id limit 1`,
    )
  )[0];

/** Delivers a job as the queue would: again after each kill, and finally twice at the same time. */
async function deliver(due: Due, alive: AskingProcessor, dying: readonly AskingProcessor[]) {
  const job = {
    name: due.name,
    data: { ...due.payload, outboxId: due.id, requestId: null },
  } as unknown as Job<Handed>;
  for (const one of kills < KILLS && due.name === 'ask-wave' ? dying : []) {
    await expect(one.process(job)).rejects.toThrow(/terminat/);
    kills += 1;
  }
  await Promise.all([alive.process(job), alive.process(job)]);
}

function processor(outbox: Outbox): AskingProcessor {
  const made = new AskingProcessor(service(AskingService), service(CaseAnswersService), outbox);
  const tries = new Tries(service(Log), service(Metrics), service(RepeatedRuns));
  return Object.assign(made, { orm: service(MikroORM), log: service(Log), tries });
}

/** Runs questions and due jobs in order of time. */
async function live(): Promise<void> {
  const alive = processor(service(Outbox));
  const dying = (['before', 'after'] as const).map((when) =>
    processor(new DyingOutbox(service(EntityManager), app.clock, when)),
  );
  const asking = STRETCHES.flatMap(({ from, days }) =>
    Array.from({ length: QUESTIONS / STRETCHES.length }, () => from + random() * days * DAY),
  ).sort((one, other) => one - other);
  let reacted = 0;
  for (;;) {
    const due = await nextJob();
    const question = asking[0];
    if (!due && question === undefined) return;
    const isJob = due && (question === undefined || Date.parse(due.at) <= question);
    // A worker picks up a due job about a second late.
    app.clock.set(new Date(isJob ? Date.parse(due.at) + 1_000 : (asking.shift() ?? 0)));
    if (isJob) await deliver(due, alive, dying);
    else await aQuestion();
    reacted = await react(reacted);
  }
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  app = await startApp();
  ({ surgeons, authorId } = await populate(app));
  await live();
  rows = await app.rows<AskedRow>(
    `select id, post_id as "postId", member_id as "memberId", wave, asked_at as at, passed_at is not null as "isPassed" from asked_member order by id`,
  );
});
afterAll(() => app.stop());

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** 0 if the load is equal for all, 1 if one member has all of it. */
function gini(loads: readonly number[]): number {
  const sorted = [...loads].sort((one, other) => one - other);
  const total = sorted.reduce((sum, load) => sum + load, 0);
  const weighted = sorted.reduce((sum, load, place) => sum + (place + 1) * load, 0);
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}

function groupedBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key) {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things)
    groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

const wallTime = (at: string, zone: string | null) =>
  new Date(at).toLocaleTimeString('en-GB', {
    timeZone: zone ?? 'UTC',
    hour: '2-digit',
    minute: '2-digit',
  });

const surgeon = ({ memberId }: AskedRow) => surgeons.get(memberId) as Surgeon;

describe(`${QUESTIONS} questions to ${MEMBERS} members, over both changes of summer time`, () => {
  it('are put to somebody within two minutes, half of them', () => {
    expect(waits).toHaveLength(QUESTIONS);
    expect(median(waits)).toBeLessThan(2 * MINUTE);
    expect(rows.length).toBeGreaterThan(QUESTIONS * 10);
  });

  it('reach nobody in their quiet hours, who said no, or of another speciality', async () => {
    const disturbed = rows.filter((row) => {
      const { zone, quiet, takes } = surgeon(row);
      const [time, [from, to]] = [wallTime(row.at, zone), quiet];
      if (!takes) return true;
      return from < to ? time >= from && time < to : from > to && (time >= from || time < to);
    });
    expect(disturbed).toEqual([]);
    const wrong = await app.rows(
      'select from asked_member k join clinical_post p on p.id = k.post_id join profile v on v.account_id = k.member_id where v.speciality <> p.speciality',
    );
    expect(wrong).toEqual([]);
  });

  it('reach nobody more often than they want within any 24 hours', () => {
    const byMember = groupedBy(rows, ({ memberId }) => memberId);
    const overburdened = [...byMember].filter(([id, asked]) => {
      const { most } = surgeons.get(id) as Surgeon;
      const times = asked.map(({ at }) => Date.parse(at)).sort((one, other) => one - other);
      return times.some((time, place) => (times[place + most] ?? Infinity) - time < DAY);
    });
    expect(overburdened).toEqual([]);
  });

  it('are a burden that is shared: Gini of at most 0.5 over all who may be asked', () => {
    const loads = [...surgeons.values()]
      .filter(({ takes, most }) => takes && most > 0)
      .map(({ id }) => rows.filter(({ memberId }) => memberId === id).length);
    expect(gini([1, 1, 1, 1])).toBeCloseTo(0);
    expect(gini([0, 0, 0, 4])).toBeCloseTo(0.75);
    expect(gini(loads)).toBeLessThanOrEqual(0.5);
  });

  it('are asked in waves of which none is doubled, though the worker was killed twenty times', async () => {
    expect(kills).toBe(KILLS);
    const inPerson = rows.filter(({ wave }) => wave < 3);
    const waves = new Map(
      (
        await app.rows<{ id: number; waves: number }>('select post_id as id, waves from case_ask')
      ).map(({ id, waves: count }) => [id, count]),
    );
    const doubled = [...groupedBy(inPerson, ({ postId }) => postId)].filter(
      ([postId, asked]) =>
        asked.filter(({ isPassed }) => !isPassed).length > 10 * (waves.get(postId) ?? 0),
    );
    expect(doubled).toEqual([]);
    const told = await app.rows<{ member: number; post: number }>(
      `select (payload->>'postId')::int as post, jsonb_array_elements(payload->'memberIds')::int as member from outbox where name = 'members-asked'`,
    );
    const names = (list: readonly { post: number; member: number }[]) =>
      list.map(({ post, member }) => `${post} ${member}`).sort();
    expect(names(told)).toEqual(
      names(inPerson.map(({ postId: post, memberId: member }) => ({ post, member }))),
    );
    expect(await app.rows(`select from outbox where queue = 'asking' and done_at is null`)).toEqual(
      [],
    );
  });
});

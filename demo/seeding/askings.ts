import { askWave, endAsking } from '../../backend/src/asking/asking.jobs';
import {
  ENOUGH_ANSWERS,
  GROUP_WAVE,
  timetableOf,
  type Urgency,
  WAVE_SIZE,
} from '../../backend/src/asking/asking.rules';
import { OPEN_MS } from '../../backend/src/clinical-cases/clinical-post.entity';
import { people } from '../people';
import { keyOf } from '../people/person';
import { Random } from '../random';
import { insertAll, type Row } from './bulk';
import type { DemoStage } from './demo-stage';
import type { WrittenCase } from './discussions';
import type { MemberIds } from './member-ids';

const HOUR_MS = 3_600_000;
/** The maximum age of a question, in hours. */
const LATELY = 9;
/** The share of cases asked about soon after they were posted. */
const SOON = 0.5;

interface Asked {
  readonly of: WrittenCase;
  readonly urgency: Urgency;
  readonly askedAt: Date;
  readonly members: readonly number[];
}

/**
 * The authors of this week's cases have asked colleagues: soon after posting, or in the last hours;
 * only colleagues who had not commented by then.
 */
export async function writeAskings(
  { em, now }: DemoStage,
  written: readonly WrittenCase[],
  ids: MemberIds,
): Promise<void> {
  const asked = written
    .filter(({ from }) => from.posted === 'this week')
    .map((of) => askedOf(of, now, ids));
  await insertAll(
    em,
    'case_ask',
    asked.map((one) => askRow(one, ids)),
  );
  await insertAll(em, 'asked_member', asked.flatMap(memberRows));
  await insertAll(
    em,
    'case_answer',
    asked.flatMap((one) => answerRows(one, ids)),
  );
  await insertAll(
    em,
    'outbox',
    asked.flatMap((one) => jobRows(one, now)),
  );
  for (const { of, askedAt } of asked)
    await em.execute('update clinical_post set asked_at = ? where id = ?', [askedAt, of.id]);
}

function askedOf(of: WrittenCase, now: Date, ids: MemberIds): Asked {
  const random = new Random(`asked ${of.from.diagnosis}`);
  const hours = random.between(1, LATELY);
  const [urgency, askedAt]: [Urgency, Date] = random.chance(SOON)
    ? ['teaching', new Date(of.createdAt.getTime() + HOUR_MS)]
    : ['week', new Date(now.getTime() - hours * HOUR_MS)];
  const spoke = of.discussion.filter(({ at }) => at < askedAt).map(({ by }) => by);
  const members = people
    .filter(({ speciality }) => speciality === of.from.speciality)
    .map(keyOf)
    .filter((key) => key !== of.from.author && !spoke.includes(key))
    .slice(0, WAVE_SIZE)
    .map((key) => ids.of(key));
  return { of, urgency, askedAt, members };
}

const timesOf = ({ of, urgency, askedAt }: Asked) =>
  timetableOf(urgency, askedAt, new Date(of.createdAt.getTime() + OPEN_MS));

function askRow(one: Asked, ids: MemberIds): Row {
  const answers = answerRows(one, ids).map((row) => row['answered_at']);
  return {
    post_id: one.of.id,
    speciality: one.of.from.speciality,
    urgency: one.urgency,
    asked_at: one.askedAt,
    due_at: timesOf(one).dueAt,
    waves: 1,
    ended_at: answers[ENOUGH_ANSWERS - 1] ?? null,
  };
}

const memberRows = ({ of, askedAt, members }: Asked): Row[] =>
  members.map((memberId) => ({
    post_id: of.id,
    member_id: memberId,
    wave: 1,
    asked_at: askedAt,
    was_confirmed: false,
    was_credited: false,
    had_answered: false,
  }));

/** Each colleague counts once. */
function answerRows({ of, askedAt }: Asked, ids: MemberIds): Row[] {
  const answers = of.discussion.filter(({ by, at }) => by !== of.from.author && at >= askedAt);
  const first = new Map<string, Date>();
  for (const { by, at } of answers) if (!first.has(by)) first.set(by, at);
  return [...first].map(([by, at]) => ({
    post_id: of.id,
    member_id: ids.of(by),
    answered_at: at,
  }));
}

/** The pending jobs of the question. */
function jobRows(one: Asked, now: Date): Row[] {
  const { halfAt, groupAt, dueAt } = timesOf(one);
  const postId = one.of.id;
  return [
    { ...askWave, payload: { postId, wave: 2 }, run_at: halfAt },
    { ...askWave, payload: { postId, wave: GROUP_WAVE }, run_at: groupAt },
    { ...endAsking, payload: { postId }, run_at: dueAt },
  ].map(({ queue, name, payload, run_at }) => ({ queue, name, payload, run_at, created_at: now }));
}

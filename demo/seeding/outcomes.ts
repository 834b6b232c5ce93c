import { CLINICAL_POST } from '../../backend/src/clinical-cases/clinical-post.sql';
import type { StepKind } from '../../backend/src/clinical-cases/steps/step.rules';
import { courses, type DemoCourse } from '../cases/courses';
import { insertAll, type Row } from './bulk';
import type { DemoStage } from './demo-stage';
import type { WrittenCase } from './discussions';
import type { MemberIds } from './member-ids';
import { DAYS_TO_OPERATION, outcomeDay } from './outcome-day';

const DAY_MS = 24 * 3_600_000;
const OPERATION =
  /repair|excis|ectomy|myotomy|otomy|resect|clos|wash|flap|graft|en bloc|reduced|drain|plate/i;

interface Told {
  readonly id: number;
  readonly text: string;
  readonly day: number;
  readonly createdAt: Date;
  readonly course: DemoCourse | undefined;
}

/**
 * The outcomes of closed cases: the first sentence as a step, the whole text as the outcome, and
 * the credited advice.
 */
export async function writeOutcomes(
  { em, now }: DemoStage,
  written: readonly WrittenCase[],
  ids: MemberIds,
): Promise<void> {
  const told = written.flatMap(({ id, from, createdAt }): Told[] =>
    from.outcome === undefined
      ? []
      : [
          {
            id,
            createdAt,
            text: from.outcome,
            day: outcomeDay(from.outcome),
            course: courses[from.diagnosis],
          },
        ],
  );
  await insertAll(
    em,
    'case_outcome',
    told.map((one) => outcomeRow(one, now)),
  );
  const steps = told.flatMap(({ id, text, createdAt }): Row[] => {
    const [first = '', ...rest] = text.split(/(?<=\.)\s+/);
    return rest.length === 0
      ? []
      : [
          {
            post_id: id,
            kind: kindOf(first),
            day: 0,
            text: first,
            version: 1,
            created_at: new Date(createdAt.getTime() + 2 * DAY_MS),
          },
        ];
  });
  const rows = JSON.stringify(steps);
  await em.execute(
    `insert into case_step (post_id, kind, day, text, version, created_at)
     select post_id, kind, day, text, version, created_at from jsonb_populate_recordset(null::case_step, ?::jsonb)`,
    [rows],
  );
  await creditAdvice(em, told, { ids, now });
}

/** The first comment of each adviser. */
async function creditAdvice(
  em: DemoStage['em'],
  told: readonly Told[],
  { ids, now }: { ids: MemberIds; now: Date },
): Promise<void> {
  const named = told.flatMap((one) =>
    Object.entries(one.course?.advice ?? {}).map(([by, effect]) => ({
      post_id: one.id,
      adviser_id: ids.of(by),
      effect,
      credited_at: reportedAt(one, now),
    })),
  );
  await em.execute(
    `insert into case_advice (comment_id, post_id, adviser_id, effect, credited_at)
     select (select min(c.id) from comment c where c.subject_kind = ? and c.subject_id = n.post_id and c.author_id = n.adviser_id),
       n.post_id, n.adviser_id, n.effect, n.credited_at
     from jsonb_to_recordset(?::jsonb) n (post_id bigint, adviser_id bigint, effect text, credited_at timestamptz)`,
    [CLINICAL_POST, JSON.stringify(named)],
  );
}

/** After seven days, and not before the day it refers to. */
const reportedAt = ({ createdAt, day }: Told, now: Date) =>
  new Date(
    Math.min(now.getTime(), createdAt.getTime() + Math.max(7.2, day + DAYS_TO_OPERATION) * DAY_MS),
  );

function outcomeRow(told: Told, now: Date): Row {
  const { id, text, day, course } = told;
  return {
    post_id: id,
    day,
    text,
    readmitted: false,
    version: 1,
    complications: course?.complications ?? [],
    reoperated: course?.isReoperated ?? false,
    stay_days: course?.stayDays ?? null,
    reported_at: reportedAt(told, now),
  };
}

const kindOf = (text: string): StepKind => (OPERATION.test(text) ? 'operation' : 'decision');

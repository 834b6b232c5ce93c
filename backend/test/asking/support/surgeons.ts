import type { OfQuestion } from '../../../src/asking/asking.jobs';
import { AskingService } from '../../../src/asking/asking.service';
import { aCase } from '../../clinical-cases/support/cases';
import type { RunningApp } from '../../support/app';
import type { Replied } from '../../support/client';
import { aMember, type Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

/** Returns a function that yields specialities without members, a new one on each call. */
export async function unusedSpecialities(app: RunningApp): Promise<() => string> {
  const rows = await app.rows<{ name: string }>('select name from speciality order by id');
  return () => {
    const name = rows.pop()?.name;
    if (!name) throw new Error('All specialities are used up.');
    return name;
  };
}

/** A member of a speciality who may be asked at any hour. */
export async function aSurgeon(
  app: RunningApp,
  speciality: string,
  settings: object = { quietFrom: '00:00', quietTo: '00:00' },
): Promise<Person> {
  const member = await aMember(app);
  await becomes(app, member, speciality);
  if (Object.keys(settings).length > 0) await member.send('PUT', 'questions/settings', settings);
  return member;
}

export async function becomes(app: RunningApp, who: Person, speciality: string): Promise<void> {
  await app.rows(
    `insert into profile (account_id, speciality) values (?, ?)
     on conflict (account_id) do update set speciality = excluded.speciality`,
    [who.id, speciality],
  );
}

export const ask = (author: Person, id: number, urgency = 'today'): Promise<Replied> =>
  author.post(`clinicalCases/${id}/ask`, { urgency });

/** Posts a case in the speciality and asks colleagues about it. */
export async function asked(
  author: Person,
  speciality: string,
  urgency = 'today',
): Promise<number> {
  const id = await aCase(author, { speciality });
  const reply = await ask(author, id, urgency);
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return id;
}

export async function progress(author: Person, id: number): Promise<Record<string, unknown>> {
  return (await author.get(`clinicalCases/${id}/ask`)).body['result'] as Record<string, unknown>;
}

/** Whom a case was asked of, in the order of asking. */
export async function whomAsked(app: RunningApp, id: number, wave?: number): Promise<number[]> {
  const rows = await app.rows<{ member: number }>(
    `select member_id as member from asked_member where post_id = ? and wave ${wave ? `= ${wave}` : '< 3'} order by id`,
    [id],
  );
  return rows.map(({ member }) => member);
}

export const surgeons = (app: RunningApp, speciality: string, many: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: many }, () => aSurgeon(app, speciality)));

/** Answers a case. */
export const answer = (who: Person, id: number): Promise<Replied> =>
  who.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Operate tonight.' });

/** Runs a wave as the worker does. */
export const runWave = (
  app: RunningApp,
  id: number,
  wave: 1 | 2 | 3,
  of: OfQuestion = {},
): Promise<void> =>
  inUnitOfWork(app, () =>
    app.em().transactional(() => app.nest.get(AskingService, { strict: false }).goOn(id, wave, of)),
  );

export const idsOf = (people: readonly Person[]): number[] =>
  people.map(({ id }) => id).sort((one, other) => one - other);

/** The member asks about one of their cases, and answers a colleague's question. */
export async function aQuestionEachWay(
  app: RunningApp,
  { who, asks, other }: { who: Person; asks: number; other: Person },
): Promise<void> {
  await ask(who, asks, 'week');
  await who.send('PUT', 'questions/settings', { quietFrom: '00:00', quietTo: '00:00' });
  const [profile] = await app.rows<{ speciality: string }>(
    'select speciality from profile where account_id = ?',
    [who.id],
  );
  const id = await asked(other, profile?.speciality ?? '');
  await answer(who, id);
}

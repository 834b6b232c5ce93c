import type { RunningApp } from '../../support/app';
import type { Client, Replied } from '../../support/client';
import { aMember, type Person } from '../../support/people';
import { aCase } from './cases';

export interface Poll extends Record<string, unknown> {
  readonly state: string;
  readonly options: readonly { readonly id: number; readonly text: string }[];
}

export const aPoll = (changes: object = {}) => ({
  question: 'What would you do first?',
  options: ['Operate', 'Drain', 'Wait'],
  blind: true,
  ...changes,
});

export const putPoll = (by: Client, id: number, changes: object = {}): Promise<Replied> =>
  by.send('PUT', `clinicalCases/${id}/poll`, aPoll(changes));

/** @returns the id of a case whose discussion nobody reads before a vote */
export async function aPolledCase(author: Person, changes: object = {}): Promise<number> {
  const id = await aCase(author);
  const reply = await putPoll(author, id, changes);
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return id;
}

export const pollIn = (reply: Replied): Poll => reply.body['result'] as Poll;
export const thePoll = async (by: Client, id: number): Promise<Poll> =>
  pollIn(await by.get(`clinicalCases/${id}/poll`));

export const optionOf = ({ options }: Poll, place: number): number => options[place]?.id ?? 0;

/** Votes for the option at this place. */
export async function vote(
  by: Client,
  id: number,
  { place = 0, confidence = 80 }: { place?: number; confidence?: number } = {},
): Promise<Replied> {
  const option = optionOf(await thePoll(by, id), place);
  return by.post(`clinicalCases/${id}/poll/vote`, { option, confidence });
}

export const skip = (by: Client, id: number): Promise<Replied> =>
  by.post(`clinicalCases/${id}/poll/skip`);

/** A member who had the first degree in that year and works in a country, or tells neither. */
export async function aVoter(
  app: RunningApp,
  { year, country }: { year?: number | undefined; country?: string | undefined } = {},
): Promise<Person> {
  const member = await aMember(app);
  await app.rows(
    `insert into profile (account_id, city_id) values (?, (
       select c.id from city c join country y on y.id = c.country_id where y.iso2 = ? order by c.population desc limit 1))`,
    [member.id, country ?? ''],
  );
  if (year !== undefined)
    await app.rows(
      `insert into training (account_id, kind, country_id, city_name, school_name, year)
       values (?, 'mbbs', (select id from country where iso2 = 'IN'), 'Pune', 'School', ?)`,
      [member.id, year],
    );
  return member;
}

import { aPdf } from '../../media/support/samples';
import { INDIA } from '../../onboarding/answers';
import type { RunningApp } from '../../support/app';
import type { Client, Replied } from '../../support/client';

export type Row = Record<string, unknown>;

/** A day so many days from another, as the wire writes it. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

export async function cityOf(app: RunningApp, countryId = INDIA): Promise<number> {
  const [row] = await app.rows<{ id: number }>(
    'select id from city where country_id = ? order by population desc, id limit 1',
    [countryId],
  );
  return row?.id ?? 0;
}

/** All that an opportunity needs. */
export async function opportunityForm(app: RunningApp, changes: object = {}): Promise<Row> {
  const now = app.clock.now();
  return {
    title: 'Robotic HPB fellowship',
    drName: 'Anybody',
    jobLocationCountry: String(INDIA),
    jobLocationCity: String(await cityOf(app)),
    duration: '12 Months',
    durationYMD: 'Months',
    fromDateOfOpportunity: dayAfter(now, 30),
    toDateOfOpportunity: dayAfter(now, 395),
    description: 'Two consoles and 180 resections a year.',
    speciality: 'HPB Surgery',
    otherSpecialityInput: '',
    opportunityType: 'Paid training position',
    qualifications: 'MS or equivalent',
    experience: '3 years after board',
    checkbox: true,
    clauses: true,
    ...changes,
  };
}

/** @returns its id */
export async function anOpportunity(
  app: RunningApp,
  owner: Client,
  changes: object = {},
): Promise<number> {
  const reply = await owner.post('opportunities/add', await opportunityForm(app, changes));
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return Number(reply.body['id']);
}

export const applicationFields = (opportunityId: number, changes: object = {}): Row => ({
  name: 'Ben Okafor',
  emailid: 'ben.okafor@example.org',
  contact: '+44 20 7946 0018',
  address: '12 Infirmary Road, Leeds',
  medialcollege: 'University of Leeds',
  degree: 'MBBS, FRCS',
  opportunityid: opportunityId,
  ...changes,
});

export async function applicationForm(
  opportunityId: number,
  changes: object = {},
  cv?: Buffer,
): Promise<FormData> {
  const form = new FormData();
  for (const [word, value] of Object.entries(applicationFields(opportunityId, changes)))
    form.append(word, String(value));
  form.append(
    'cv',
    new File([new Uint8Array(cv ?? (await aPdf()))], 'My CV.pdf', { type: 'application/pdf' }),
  );
  return form;
}

export async function apply(
  applicant: Client,
  opportunityId: number,
  changes: object = {},
): Promise<Replied> {
  return applicant.post('opportunities/apply', await applicationForm(opportunityId, changes));
}

/** @returns the id of the application */
export async function applied(
  applicant: Client,
  opportunityId: number,
  changes: object = {},
): Promise<number> {
  const reply = await apply(applicant, opportunityId, changes);
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return Number(reply.body['id']);
}

/** The applicants, as the owner sees them. */
export async function applicantsOf(
  owner: Client,
  opportunityId: number,
  asked: { page?: number; asOf?: string; last?: string } = {},
): Promise<Row[]> {
  const { body } = await owner.post('opportunities/responses', { opportunityId, ...asked });
  return (body['result'] as unknown as [Row, Row[]])[1];
}

export const rowsIn = (reply: Replied): Row[] => reply.body['result'] as unknown as Row[];

export const idsIn = (reply: Replied): unknown[] => rowsIn(reply).map(({ id }) => id);

export async function ownApplications(applicant: Client): Promise<Row[]> {
  return rowsIn(await applicant.get('opportunities/applications'));
}

import { randomBytes } from 'node:crypto';
import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  expect,
} from '@playwright/test';
import { verificationLinkTo } from './mail';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A word that is unique in this run, letters only. */
export const aMark = () =>
  [...randomBytes(5).toString('hex')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join('');

/** A new person. Names may consist of letters only. */
export function somebody(firstName = 'Ingrid'): Person {
  const mark = aMark();
  return {
    firstName,
    lastName: `Sand${mark}`,
    email: `${firstName.toLowerCase()}.${mark}@example.org`,
    password: 'seven-sutures-9',
  };
}

export const nameOf = ({ firstName, lastName }: Person) => `Dr. ${firstName} ${lastName}`;

export const signUpFields = ({ firstName, lastName, email, password }: Person) => ({
  firstName,
  lastName,
  emailId: email,
  password,
  indemnity: true,
  clauses: true,
});

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const fromOurPages = { origin: new URL(BASE).origin };

interface Posted {
  data?: object;
  multipart?: FormData;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
}

/** In runs on many processes, some of them are killed (scripts/test-topology.mjs). */
const someAreKilled = process.env['TEST_ON_TOPOLOGY'] === '1';
const TRIES = 5;
const UNAVAILABLE = [502, 503, 504];

/**
 * Retries like an app: a request lost with a killed process is sent again with the same key.
 * @returns also whether it was sent again, so it may have been done before
 */
async function sendUntilAnswered(
  send: (headers: Record<string, string>) => Promise<APIResponse>,
): Promise<{ reply: APIResponse; isRepeat: boolean }> {
  const headers = { ...fromOurPages, 'idempotency-key': randomBytes(16).toString('hex') };
  for (let tries = 1; ; tries += 1) {
    const isLast = !someAreKilled || tries === TRIES;
    const reply = await send(headers).catch((error: unknown) => {
      if (isLast) throw error;
    });
    if (reply && (isLast || !UNAVAILABLE.includes(reply.status())))
      return { reply, isRepeat: tries > 1 };
  }
}

/** Calls the API as the member signed in to this context. */
export async function call(
  request: APIRequestContext,
  path: string,
  { headers, method = 'POST', ...body }: Posted = {},
) {
  const { reply } = await sendUntilAnswered((own) =>
    request.fetch(`${BASE}/api/v1/${path}`, { ...body, method, headers: { ...own, ...headers } }),
  );
  const said = await reply.json();
  expect(reply.ok(), `${path}: ${JSON.stringify(said)}`).toBe(true);
  return said;
}

const TAKEN = 409;

/** A repeated sign-up may be answered that the member has already joined. */
async function signUp(request: APIRequestContext, person: Person): Promise<void> {
  const { reply, isRepeat } = await sendUntilAnswered((headers) =>
    request.post(`${BASE}/api/v1/signup`, { data: signUpFields(person), headers }),
  );
  if (isRepeat && reply.status() === TAKEN) return;
  expect(reply.ok(), `signup: ${await reply.text()}`).toBe(true);
}

/** Signs up and verifies the address with the link in the email. */
export async function joined(context: BrowserContext, person = somebody()): Promise<Person> {
  await signUp(context.request, person);
  const { search } = new URL(await verificationLinkTo(person.email));
  await call(context.request, 'verify', { data: { q: search.slice(1) } });
  return person;
}

/**
 * Emails are sent in order: once that of a member who joined later has arrived, no earlier one is
 * outstanding.
 */
export async function laterMailsAreSent(request: APIRequestContext): Promise<void> {
  const late = somebody('Late');
  await call(request, 'signup', { data: signUpFields(late) });
  await verificationLinkTo(late.email);
}

/** Signed in to this context, with no onboarding step completed. */
export async function onboarding(context: BrowserContext, person = somebody()): Promise<Person> {
  await joined(context, person);
  await call(context.request, 'login', {
    data: { emailId: person.email, password: person.password },
  });
  return person;
}

/** Signed in, step 1 done. */
export async function halfway(context: BrowserContext, person = somebody()): Promise<Person> {
  await onboarding(context, person);
  const place = {
    cityId: 'Chennai#Chennai',
    cityName: 'Chennai',
    country_code: '+91',
    mobile: '9876543210',
  };
  const { firstName, lastName, email: emailId } = person;
  await call(context.request, 'personal', {
    data: { firstName, lastName, emailId, gender: 'F', dob: '1982-03-14', ...place },
  });
  return person;
}

export interface Member extends Person {
  id: number;
}

const SCHOOL = {
  mbbsCountry: 96,
  mbbsCity: 'Chennai#Chennai',
  mbbsMedicalSchool: 'Adyar#Adyar',
  mbbsYear: 2006,
};

/**
 * Gives the member signed in to this context a super speciality, and no quiet hours, so that they
 * can be asked at any time.
 */
export async function practises(context: BrowserContext, speciality: string): Promise<void> {
  const training = {
    superSpecialitySpeciality: speciality,
    superSpecilityCountry: 96,
    superSpecialityCity: 'Chennai#Chennai',
    superSpecialityCenter: 'Adyar#Adyar',
    superSpecialityYear: 2015,
  };
  await call(context.request, 'qualification', {
    data: { ...SCHOOL, ...training, terms: true, declaration: true },
  });
  const data = { quietFrom: '00:00', quietTo: '00:00' };
  await call(context.request, 'questions/settings', { method: 'PUT', data });
}

/** A member who is signed in to this context. */
export async function aMember(context: BrowserContext, person = somebody()): Promise<Member> {
  await halfway(context, person);
  await call(context.request, 'qualification', {
    data: { ...SCHOOL, terms: true, declaration: true },
  });
  const session = await context.request.get(`${BASE}/api/v1/session`);
  return { ...person, id: (await session.json()).records.id };
}

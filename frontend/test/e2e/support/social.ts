import { type BrowserContext, expect } from '@playwright/test';
import { call, type Member, type Person, somebody } from './people';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';

/** Signs in through the local Google: from our door to its question, and back with the answer. */
export async function throughGoogle(
  context: BrowserContext,
  person = somebody('Greta'),
): Promise<Person> {
  const asked = await context.request.get(`${BASE}/api/v1/auth/google`);
  expect(asked.url(), 'the provider asks who they are').toContain('/interaction/');
  const { firstName: given_name, lastName: family_name, email } = person;
  const answer = { sub: email, email, email_verified: true, given_name, family_name };
  const back = await context.request.post(asked.url(), {
    data: JSON.stringify(answer),
    headers: { 'content-type': 'text/plain' },
  });
  expect(new URL(back.url()).origin, 'back with us').toBe(new URL(BASE).origin);
  return person;
}

/** A member who has no password, signed in to this context. */
export async function aThirdPartyMember(context: BrowserContext): Promise<Member> {
  const person = await throughGoogle(context);
  const { firstName, lastName, email: emailId } = person;
  const place = {
    cityId: 'Chennai#Chennai',
    cityName: 'Chennai',
    country_code: '+91',
    mobile: '9876543210',
  };
  await call(context.request, 'personal', {
    data: { firstName, lastName, emailId, gender: 'F', dob: '1982-03-14', ...place },
  });
  const school = {
    mbbsCountry: 96,
    mbbsCity: 'Chennai#Chennai',
    mbbsMedicalSchool: 'Adyar#Adyar',
    mbbsYear: 2006,
  };
  await call(context.request, 'qualification', {
    data: { ...school, terms: true, declaration: true },
  });
  const session = await context.request.get(`${BASE}/api/v1/session`);
  return { ...person, id: (await session.json()).records.id };
}

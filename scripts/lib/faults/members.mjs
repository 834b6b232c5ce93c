// Members who sign up through the API, all of the same medical school, whose group is the room they
// write in.
import { randomBytes } from 'node:crypto';
import { until } from '../processes.mjs';

export const PASSWORD = 'seven-sutures-9';
const SCHOOL = {
  mbbsCountry: 96,
  mbbsCity: 'Chennai#Chennai',
  mbbsMedicalSchool: 'Adyar#Adyar',
  mbbsYear: 2006,
};
const CALL_LIMIT = 15_000;

/**
 * Calls the API and returns the status; throws if there is no response. `isUnderWay`: the same
 * request is still running, so that this one is to be repeated.
 */
export async function call(url, name, { token, body, form, key, method = 'POST' } = {}) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  if (key) headers['idempotency-key'] = key;
  const payload = form ?? (body && JSON.stringify(body));
  const reply = await fetch(`${url}/api/v1/${name}`, {
    method,
    headers,
    body: payload,
    signal: AbortSignal.timeout(CALL_LIMIT),
  });
  const text = await reply.text();
  const isUnderWay = reply.status === 409 && reply.headers.has('retry-after');
  return { code: reply.status, body: text ? JSON.parse(text) : undefined, isUnderWay };
}

async function demanded(...asked) {
  const reply = await call(...asked);
  if (reply.code >= 300) throw new Error(`${asked[1]} answered ${reply.code} ${reply.body?.msg}`);
  return reply.body;
}

export async function mailsTo(url, address) {
  const path = `dev/inbox?to=${encodeURIComponent(address)}&limit=100`;
  return (await demanded(url, path, { method: 'GET' })).result;
}

export const newAddress = () => `faults.${randomBytes(6).toString('hex')}@example.org`;

export const signUpBody = (emailId) => ({
  firstName: 'Faith',
  lastName: 'Faultless',
  emailId,
  password: PASSWORD,
  indemnity: true,
  clauses: true,
});

const trainingIn = (speciality) =>
  speciality && {
    hasSuperSpeciality: true,
    superSpecialitySpeciality: speciality,
    superSpecilityCountry: SCHOOL.mbbsCountry,
    superSpecialityCity: SCHOOL.mbbsCity,
    superSpecialityCenter: SCHOOL.mbbsMedicalSchool,
    superSpecialityYear: 2014,
  };

/** @param speciality of the member; without it they have none */
export async function aMember(url, speciality) {
  const email = newAddress();
  await demanded(url, 'signup', { body: signUpBody(email) });
  const mail = await until(async () => (await mailsTo(url, email))[0], 60_000, 100);
  const query = /verify\?(\S+)/.exec(mail?.text ?? '')?.[1];
  await demanded(url, 'verify', { body: { q: query } });
  const { records } = await demanded(url, 'login', {
    body: { emailId: email, password: PASSWORD },
  });
  const token = records.jwt;
  const place = {
    cityId: 'Chennai#Chennai',
    cityName: 'Chennai',
    country_code: '+91',
    mobile: '9876543210',
  };
  const about = {
    firstName: 'Faith',
    lastName: 'Faultless',
    emailId: email,
    gender: 'F',
    dob: '1982-03-14',
  };
  await demanded(url, 'personal', { token, body: { ...about, ...place } });
  await demanded(url, 'qualification', {
    token,
    body: { ...SCHOOL, ...trainingIn(speciality), terms: true, declaration: true },
  });
  return { id: records.id, email, token };
}

/** Signs in again on long runs, since a token is only valid for 15 minutes. */
export async function signedInAgain(url, member) {
  const { records } = await demanded(url, 'login', {
    body: { emailId: member.email, password: PASSWORD },
  });
  member.token = records.jwt;
}

export async function sharedRoom(url, member) {
  const { chatRooms } = await demanded(url, 'chatRooms', { token: member.token, body: {} });
  const room = chatRooms.find((each) => each.chatCategory === 'G');
  if (!room) throw new Error('The members share no group.');
  return room.chatRoomId ?? room.id;
}

export async function aCase(url, member) {
  const words = {
    speciality: 'HPB Surgery',
    age: 58,
    gender: 'Female',
    diagnosis: 'Cholecystitis',
    history: 'Pain.',
  };
  const body = {
    ...words,
    clinicalQuestions: 'Drain?',
    indemnity: true,
    consent: true,
    relevance: true,
  };
  return (await demanded(url, 'clinicalCases', { token: member.token, body })).id;
}

/** All messages in the room as seen by this member, read page by page. */
export async function everythingIn(url, member, chatRoomId) {
  const all = [];
  for (let after = 0; ; after = all.at(-1).id) {
    const body = { chatRoomId, after, limit: 100 };
    const { chatMessages } = await demanded(url, 'getChatMessages', { token: member.token, body });
    if (chatMessages.length === 0) return all;
    all.push(...chatMessages);
  }
}

export async function commentsOn(url, member, clinicalCaseId) {
  const all = [];
  for (let before; ; before = Math.min(...all.map(({ id }) => id))) {
    const query = before ? `?limit=100&before=${before}` : '?limit=100';
    const page = await demanded(url, `getCommentsOnClinicalCase/${clinicalCaseId}${query}`, {
      token: member.token,
      method: 'GET',
    });
    if (page.length === 0) return all;
    all.push(...page);
  }
}

export async function notificationsOf(url, member) {
  const all = [];
  for (let before; ; before = all.at(-1).id) {
    const { result } = await demanded(url, 'getNotificationData', {
      token: member.token,
      body: { limit: 100, ...(before && { before }) },
    });
    if (result.length === 0) return all;
    all.push(...result);
  }
}

// The named jobs: functions that build the requests of the load generator one by one, each client
// as a different member.
import { randomUUID } from 'node:crypto';
import {
  ASKING,
  authorOf,
  BASE,
  caseWithSteps,
  cookieHeader,
  FEW_CONNECTIONS,
  firstPoll,
  MANY_CONNECTIONS,
  optionOf,
  POLLS,
  ROOMS,
} from './sizes.mjs';

const asMember = (member) => ({ cookie: cookieHeader(member) });
const get = (path) => () => ({ method: 'GET', path });
const api = (path) => `/api/v1/${path}`;
/** Sends all requests as the same member. */
const as = (member, job) => (count, place) => ({ ...job(count, place), as: member });

/** Accepts compressed responses, as browsers do. */
const compressed = (job) => (count, place) => ({
  ...job(count, place),
  headers: { 'accept-encoding': 'gzip, deflate, br' },
});

function post(path, bodyOf) {
  return (count, { origin }) => ({
    method: 'POST',
    path: api(path),
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(bodyOf(count)),
  });
}

/**
 * Likes a different case each time, so that every like is new; only among the cases of the last
 * week, which are still open.
 */
const OPEN = 15_000;
const likedCase = (sizes) => (count) =>
  BASE + sizes.cases - ((count * 7_919) % Math.min(sizes.cases, OPEN));
/** A vote of everybody but the author in one poll, then in the next. */
const voteIn = (sizes) => (count, place) => {
  const voters = ASKING - 1;
  const poll = firstPoll(sizes) + (Math.floor(count / voters) % POLLS);
  const voter = 1 + (count % voters);
  const body = { option: optionOf(poll, count % 4), confidence: 80 };
  return {
    ...post(`clinicalCases/${poll}/poll/vote`, () => body)(count, place),
    as: voter >= authorOf(poll - BASE, sizes) ? voter + 1 : voter,
  };
};
const PREFIXES = ['mar', 'san', 'ash', 'pri', 'kof', 'luc', 'gar', 'wes', 'tor', 'ben'];

const CASE = {
  speciality: 'General Surgery',
  age: 44,
  ageUnit: 'years',
  gender: 'Male',
  diagnosis: 'Perforated gastric ulcer',
  history: 'Two days of pain, then sudden worsening.',
  clinicalQuestions: 'Open or laparoscopic?',
  indemnity: true,
  consent: true,
  relevance: true,
};

/** Requests to the minimal references. */
const BARE = {
  'bare json': get('/json'),
  'bare page': get('/page'),
  'bare page from memory': get('/kept'),
  'bare insert': () => ({
    method: 'POST',
    path: '/insert',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"Which mesh did you use, and why?"}',
  }),
  'bare search': (count) => ({
    method: 'GET',
    path: `/search?term=${PREFIXES[count % PREFIXES.length]}`,
  }),
};

/** @param {{ sizes: Record<string, number> }} community */
export function jobsFor({ sizes }) {
  const theCase = BASE + sizes.cases - 10;
  return {
    'feed call': get(api('clinicalCases')),
    'feed call, deep': (count) => ({
      method: 'GET',
      path: api(`clinicalCases?before=${BASE + 1 + ((count * 7_919) % sizes.cases)}`),
    }),
    'feed page': get('/community'),
    'feed page, br': compressed(get('/community')),
    'feed page, 16 clients': get('/community'),
    'case page': get(`/caseDetails/${theCase}`),
    'case of 30 steps': get(`/caseDetails/${caseWithSteps(sizes)}`),
    'search of everything': get('/search?query=volvulus'),
    'opportunities page': get('/opportunities'),
    'opportunities call': post('opportunities', () => ({ page: 1 })),
    'connections call': post('getBeyondConnections', () => ({})),
    // Ten of each, so that the pages are comparable.
    'many connections': as(
      MANY_CONNECTIONS,
      post('getBeyondConnections', () => ({ limit: 10 })),
    ),
    'ten connections': as(
      FEW_CONNECTIONS,
      post('getBeyondConnections', () => ({ limit: 10 })),
    ),
    'search call': post('searchUserDetails', (count) => ({
      searchKey: PREFIXES[count % PREFIXES.length],
    })),
    'search page': (count) => ({
      method: 'GET',
      path: `/search?term=${PREFIXES[count % PREFIXES.length]}`,
    }),
    'post a case': post('clinicalCases', () => CASE),
    comment: post('clinicalCases/comment', (count) => ({
      clinicalCaseId: theCase - (count % 100),
      comment: 'Which mesh did you use, and why?',
    })),
    vote: voteIn(sizes),
    like: post('clinicalCases/like', (count) => ({ clinicalCaseId: likedCase(sizes)(count) })),
    'sign in': post('login', () => ({
      emailId: 'mateo.alvarez@demo.suture.example',
      password: 'suture-demo-1',
    })),
    'send a message': post('sendChatMessage', () => ({
      chatRoomId: ROOMS.fanOut,
      chatSendText: 'On my way.',
      clientMessageId: randomUUID(),
    })),
    'long room': post('getChatMessages', () => ({ chatRoomId: ROOMS.long })),
    'short room': post('getChatMessages', () => ({ chatRoomId: ROOMS.short })),
    'empty room': post('getChatMessages', () => ({ chatRoomId: ROOMS.empty })),
    'visitors page': () => ({ method: 'GET', path: '/blogs', anonymous: true }),
    ...BARE,
  };
}

/** A request of a job is sent as the client's member, unless the job names one. */
export function requestOf(job, { count, member, origin }) {
  const { anonymous, as = member, headers, ...request } = job(count, { origin });
  return { ...request, headers: { ...headers, ...(anonymous ? {} : asMember(as)) } };
}

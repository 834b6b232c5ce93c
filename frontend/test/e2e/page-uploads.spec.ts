import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { uploadRules } from '../../../backend/src/media/upload.rules';
import {
  type RawFile,
  type RawForm,
  type RawReply,
  sendForm,
  sendHalf,
} from '../../../scripts/lib/raw-forms.mjs';
import { aCase } from './support/cases';
import { aPicture } from './support/files';
import { pagesThatTakeFiles } from './support/page-forms';
import { aMember, call, halfway, onboarding, somebody } from './support/people';
import { idOf } from './support/processes';

const url = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const bytes = Buffer.alloc(3 * 1024 ** 2, 7);
/**
 * Times are strict only with `npm run test:security`: next to other journeys they would measure the
 * machine's load.
 */
const READY_WITHIN_MS = process.env['SECURITY_TIMES'] ? 1_000 : 60_000;
const SENTENCES = [
  ...Object.values(uploadRules).map(({ wrongType }) => wrongType),
  // Messages of pages that use their own words or have no file field.
  'Please select a valid image file',
  'Choose another file and try again.',
  'Please choose DICOM files, a folder or a ZIP.',
];

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  png: 'image/png',
};

type Actor = 'member' | 'newcomer' | 'halfway' | 'admin';
interface Scene {
  readonly cookies: Record<Actor, string>;
  readonly caseId: number;
  readonly stepId: number;
  readonly beyondId: number;
  readonly opportunityId: number;
  readonly eventId: number;
  readonly roomId: number;
  readonly registrationId: number;
}
interface PageForm {
  readonly field: string;
  /** A file name that the field accepts. */
  readonly name: string;
  /** The default is a member. */
  readonly by?: Actor;
  /** Builds the URL if the page's path has parameters. */
  readonly path?: (scene: Scene) => string;
  readonly fields?: (scene: Scene) => Record<string, string>;
  /** Set if refusals are shown on the page that the form redirects to. */
  readonly isTold?: true;
  /** Set if names of files are not looked at. */
  readonly takesAnyName?: true;
  /** Set if its form has no file, so that one is refused before its bytes are read. */
  readonly takesNone?: true;
}

const EVENT = {
  title: 'Live theatre',
  description: 'One operation, whole.',
  location: 'Online',
  event_link: 'https://meet.example.org/theatre',
  date: '01/02/2099',
  start_time: '10:00',
};
const PLATE = {
  kind: 'image',
  title: 'Calot',
  description: 'Where to look.',
  speciality: 'GI Surgery',
};
const CASE = {
  indemnity: '1',
  consent: '1',
  relevance: '1',
  diagnosis: 'Calot',
  speciality: 'HPB Surgery',
  age: '58',
  gender: 'Female',
  history: 'Two days.',
  question: 'Drain first?',
};
const STEP = { kind: 'operation', day: '0', text: 'Resected.', consent: 'true' };
const LAKE = { title: 'A lake', indemnity: 'true' };
const APPLICATION = {
  name: 'Anna Sand',
  emailid: 'anna@example.org',
  contact: '9876543210',
  degree: 'MS',
  medialcollege: 'Adyar',
  address: '1 Long Street, Chennai',
};
const toRoom = ({ roomId }: Scene) => ({
  chatRoomId: String(roomId),
  clientMessageId: 'hostile',
});
const files = { field: 'files', name: 'scan.png', fields: () => CASE };
const step = { field: 'files', name: 'scan.png', fields: () => STEP };
const banner = { by: 'admin', field: 'banner', name: 'banner.png', fields: () => EVENT } as const;
const cover = { by: 'admin', field: 'image', name: 'theatre.png' } as const;
const plate = { by: 'admin', field: 'file', name: 'plate.png' } as const;
const cv = { field: 'cv', name: 'cv.pdf' };
const portrait = { field: 'profile_pic', name: 'me.png' };
const slice = { field: 'files', name: 'slice.dcm', takesAnyName: true } as const;
const chatFile = { field: 'chatFile', name: 'scan.png', fields: toRoom };

/** The form of each page. */
const forms: Record<string, PageForm> = {
  '/admin/blogs/:id': { ...cover, path: () => '/admin/blogs/1' },
  '/admin/blogs/new': cover,
  '/admin/blogs/pictures': cover,
  '/admin/events/:id': { ...banner, path: ({ eventId }) => `/admin/events/${eventId}` },
  '/admin/events/new': banner,
  '/admin/learning/:id': { ...plate, takesNone: true, path: () => '/admin/learning/1' },
  '/admin/learning/new': { ...plate, fields: () => PLATE },
  '/admin/site': {
    by: 'admin',
    field: 'video',
    name: 'mission.mp4',
    fields: () => ({ captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.' }),
  },
  '/beyondSurgery/:id/edit': {
    field: 'beyondfile',
    name: 'lake.png',
    fields: () => LAKE,
    path: ({ beyondId }) => `/beyondSurgery/${beyondId}/edit`,
  },
  '/beyondSurgery/add': { field: 'beyondFile', name: 'lake.png', fields: () => LAKE },
  '/caseDetails/:caseId/add-series': {
    ...slice,
    path: ({ caseId }) => `/caseDetails/${caseId}/add-series`,
  },
  '/caseDetails/:caseId/edit': { ...files, path: ({ caseId }) => `/caseDetails/${caseId}/edit` },
  '/caseDetails/:caseId/steps/:stepId': {
    ...step,
    path: ({ caseId, stepId }) => `/caseDetails/${caseId}/steps/${stepId}`,
  },
  '/caseDetails/:caseId/steps/new': {
    ...step,
    path: ({ caseId }) => `/caseDetails/${caseId}/steps/new`,
  },
  '/chat': { ...chatFile, path: ({ roomId }) => `/chat?room=${roomId}`, isTold: true },
  '/chat/files': { ...chatFile, path: ({ roomId }) => `/chat/files?room=${roomId}` },
  '/chat/look': chatFile,
  '/chat/messages': chatFile,
  '/community/add': files,
  '/community/upload': { ...files, path: () => '/community/upload?form=case' },
  '/explore/add': {
    field: 'video',
    name: 'knot.mp4',
    fields: () => ({ title: 'A knot', speciality: 'GI Surgery', showsPatient: 'false' }),
  },
  '/opportunities/:id/apply': {
    ...cv,
    path: ({ opportunityId }) => `/opportunities/${opportunityId}/apply`,
    fields: ({ opportunityId }) => ({ ...APPLICATION, opportunityid: String(opportunityId) }),
  },
  '/personal': { ...portrait, by: 'newcomer', fields: () => ({ showsMe: 'true' }) },
  '/profile/edit/cv': cv,
  '/profile/edit/picture': { ...portrait, fields: () => ({ showsMe: 'true' }) },
  '/profile/edit/registration': {
    field: 'proof',
    name: 'proof.pdf',
    path: ({ registrationId }) => `/profile/edit/registration?registration=${registrationId}`,
  },
  '/qualification': { ...cv, by: 'halfway' },
  '/try-the-gate': { field: 'file', name: 'scan.png' },
};

let scene: Scene;
let socket: Socket;
let frontDoor: number;
/** The reason of each disconnection of the socket. */
const cuts: string[] = [];

test.beforeAll(async ({ browser }) => {
  scene = await aScene(browser);
  frontDoor = await idOf('front-door');
  socket = io(url, {
    transports: ['websocket'],
    extraHeaders: { cookie: scene.cookies.member, origin: new URL(url).origin },
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.on('disconnect', (why) => cuts.push(why));
});
test.afterEach(async () => {
  await expectReady();
  expect(await idOf('front-door')).toBe(frontDoor);
  expect([socket.connected, cuts]).toEqual([true, []]);
});
test.afterAll(() => void socket?.close());

test('every page that takes files is among those that are attacked here', () => {
  expect(Object.keys(forms).sort()).toEqual(pagesThatTakeFiles());
});

for (const [page, form] of Object.entries(forms)) {
  const path = form.path ?? (() => page);
  const refusedName = { field: form.field, name: 'IMG_0001.TIFF', type: 'image/tiff', bytes };
  const wrongBytes = {
    ...refusedName,
    name: form.name,
    type: TYPES[form.name.split('.').at(-1) ?? ''] ?? '',
  };
  const formWith = (file: RawFile): RawForm => ({
    path: path(scene),
    headers: headersOf(form.by ?? 'member'),
    fields: Object.entries(form.fields?.(scene) ?? {}),
    file,
  });

  test(`${page} refuses files that it cannot take with a sentence, and nothing stops`, async () => {
    for (const file of [refusedName, wrongBytes]) {
      const reply = await sendForm({ url }, formWith(file));
      expect([file.name, reply.status]).toEqual([file.name, form.isTold ? 302 : 415]);
      expect(sentenceIn(form.isTold ? await pageAfter(reply) : reply.text)).toBeDefined();
    }
  });

  test(`${page} refuses forms that break off or do not end, and nothing stops`, async () => {
    for (const file of [refusedName, wrongBytes]) {
      const unclosed = await sendForm({ url }, formWith(file), '');
      // The name is refused before the form ends; the bytes are read first.
      const refused = form.takesNone || (file === refusedName && !form.takesAnyName) ? 415 : 400;
      expect([file.name, unclosed.status]).toEqual([file.name, form.isTold ? 302 : refused]);
      (await sendHalf({ url }, formWith(file))).destroy();
      const endless = await sendHalf({ url }, formWith(file));
      await expectReady();
      endless.destroy();
    }
  });
}

async function pageAfter({ headers }: RawReply): Promise<string> {
  const set = (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]);
  const cookie = [scene.cookies.member, ...set].join('; ');
  return (await fetch(new URL(headers.location ?? '', url), { headers: { cookie } })).text();
}

const sentenceIn = (text: string) => SENTENCES.find((sentence) => text.includes(sentence));

const headersOf = (actor: Actor) => ({
  cookie: scene.cookies[actor],
  origin: new URL(url).origin,
});

async function expectReady(): Promise<void> {
  const asked = Date.now();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(Date.now() - asked).toBeLessThan(READY_WITHIN_MS);
}

async function aScene(browser: Browser): Promise<Scene> {
  const {
    member,
    newcomer,
    halfway: half,
    admin,
    other,
  } = {
    member: await browser.newContext(),
    newcomer: await browser.newContext(),
    halfway: await browser.newContext(),
    admin: await browser.newContext(),
    other: await browser.newContext(),
  };
  await aMember(member);
  await onboarding(newcomer);
  await halfway(half);
  const colleague = await aMember(other, somebody('Ben'));
  await call(admin.request, 'login', {
    data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
  });
  const { chatRoomId } = await call(member.request, 'chatRoomSolo', {
    data: { reciverId: colleague.id },
  });
  const caseId = await aCase(member.request, { diagnosis: 'A case of one page of many' });
  const made = {
    cookies: {
      member: await cookiesOf(member),
      newcomer: await cookiesOf(newcomer),
      halfway: await cookiesOf(half),
      admin: await cookiesOf(admin),
    },
    caseId,
    stepId: (await call(member.request, `clinicalCases/${caseId}/steps`, { data: STEP })).id,
    beyondId: await aBeyondPost(member),
    opportunityId: (await call(other.request, 'opportunities/add', { data: POSITION })).id,
    eventId: (await call(admin.request, 'admin/events', { data: EVENT })).id,
    roomId: chatRoomId,
    registrationId: await aRegistration(member),
  };
  for (const each of [member, newcomer, half, admin, other]) await each.close();
  return made;
}

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');

async function aRegistration({ request }: BrowserContext): Promise<number> {
  await call(request, 'mediRegistration', { data: REGISTRATION });
  return (await call(request, 'registrations', { method: 'GET' })).result[0].id;
}

async function aBeyondPost({ request }: BrowserContext): Promise<number> {
  const { name, mimeType, buffer } = await aPicture();
  const form = new FormData();
  for (const [word, text] of Object.entries(LAKE)) form.append(word, text);
  form.append('beyondFile', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return (await call(request, 'addBeyondPost', { multipart: form })).id;
}

const REGISTRATION = {
  country: [96],
  region: ['Kerala'],
  mediRegistration: ['KMC 1'],
  countryNames: ['India'],
};
const POSITION = {
  title: 'A year of theatre',
  jobLocationCountry: '96',
  jobLocationCity: 'Chennai#Chennai',
  duration: '12 Months',
  durationYMD: 'Months',
  description: 'Work.',
  checkbox: true,
  fromDateOfOpportunity: '2098-01-01',
  toDateOfOpportunity: '2099-01-01',
  clauses: true,
  speciality: 'Other',
  otherSpecialityInput: 'Hands',
  qualifications: 'MS',
  experience: '1',
  opportunityType: 'Paid training position',
};

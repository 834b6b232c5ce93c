import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { aCase } from './cases';
import { aPicture, aReport } from './files';
import { filesAreChecked } from './held';
import { call, halfway, type Person } from './people';

export type Say = (where: string) => string;

const boxes = { indemnity: 'true', consent: 'true', relevance: 'true' };

async function multipart(
  context: BrowserContext,
  name: string,
  fields: object,
  file?: { word: string; name: string },
): Promise<number> {
  const form = new FormData();
  for (const [word, text] of Object.entries(fields)) form.append(word, text);
  const { mimeType, buffer } = await aPicture();
  if (file)
    form.append(file.word, new File([new Uint8Array(buffer)], file.name, { type: mimeType }));
  return (await call(context.request, name, { multipart: form })).id;
}

/** A member all of whose texts are what `say` makes of the name of their place. */
export async function aSpeaker(context: BrowserContext, say: Say, person: Person) {
  await halfway(context, person);
  const school = {
    mbbsCountry: 96,
    mbbsCity: 'Chennai#Chennai',
    mbbsMedicalSchool: say('school'),
    mbbsYear: 2006,
  };
  const words = { additionalQualifications: say('more') };
  await call(context.request, 'qualification', {
    data: { ...school, ...words, terms: true, declaration: true },
  });
  await call(context.request, 'membershipAssociation', {
    data: { memberShip: ['ACS', say('society')], otherInternational: say('other') },
  });
  const registration = {
    country: [96],
    region: [say('region')],
    mediRegistration: [say('number')],
  };
  await call(context.request, 'mediRegistration', { data: registration });
  const session = await context.request.get('/api/v1/session');
  return { ...person, id: (await session.json()).records.id as number };
}

const options = (say: Say) => ['one', 'two'].map((which) => say(which).slice(0, 90));

async function sayLater(context: BrowserContext, say: Say, caseId: number): Promise<void> {
  const step = { kind: 'operation', day: '0', text: say('step'), consent: 'true' };
  await call(context.request, `clinicalCases/${caseId}/steps`, { data: step });
  const outcome = { day: 30, text: say('outcome'), complications: [] };
  await call(context.request, `clinicalCases/${caseId}/outcome`, { method: 'PUT', data: outcome });
}

export const report = (context: BrowserContext, say: Say, clinicalCaseId: number) =>
  call(context.request, 'clinicalCases/report', {
    data: { clinicalCaseId, reason: say('reason') },
  });

async function aPosition(context: BrowserContext, say: Say): Promise<number> {
  const dates = { fromDateOfOpportunity: '2098-01-01', toDateOfOpportunity: '2099-01-01' };
  const position = {
    title: say('position'),
    jobLocationCountry: '96',
    jobLocationCity: 'Chennai#Chennai',
    duration: '12 Months',
    durationYMD: 'Months',
  };
  const asks = {
    description: say('work'),
    speciality: 'Other',
    otherSpecialityInput: say('speciality'),
    opportunityType: 'Paid training position',
  };
  const wants = {
    qualifications: say('degree'),
    experience: say('years'),
    checkbox: true,
    clauses: true,
  };
  const { id } = await call(context.request, 'opportunities/add', {
    data: { ...position, ...dates, ...asks, ...wants },
  });
  return id;
}

/** Applies for an opportunity, with a CV. @returns the sentence of the server */
export async function applies(
  request: APIRequestContext,
  opportunityId: number,
  why = '',
): Promise<string> {
  const form = new FormData();
  const words = {
    opportunityid: String(opportunityId),
    name: 'Amara Okafor',
    emailid: 'amara@example.org',
    contact: '+919876543210',
    medialcollege: 'Adyar',
    degree: 'MBBS',
    address: 'Chennai',
    ...(why && { why }),
  };
  for (const [word, text] of Object.entries(words)) form.append(word, text);
  const { name, mimeType, buffer } = await aReport('CV.pdf');
  form.append('cv', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return (await call(request, 'opportunities/apply', { multipart: form })).msg;
}

/** Says something of every kind, so that every page that shows members' words has some to show. */
export async function sayEverywhere(
  context: BrowserContext,
  say: Say,
  { reader, reported }: { reader: number; reported: number },
) {
  const file = { ...(await aPicture()), name: `${say('file')}.jpg`.replaceAll('/', '') };
  const caseId = await aCase(context.request, {
    diagnosis: say('case'),
    history: say('history'),
    question: say('question'),
    files: [file],
    more: { poll: JSON.stringify({ question: say('poll'), options: options(say), blind: false }) },
  });
  await call(context.request, 'clinicalCases/comment', {
    data: { clinicalCaseId: caseId, comment: say('comment') },
  });
  await sayLater(context, say, caseId);
  const image = {
    type: '1',
    title: say('image'),
    description: say('description'),
    speciality: 'GI Surgery',
    ...boxes,
  };
  await multipart(context, 'addCommunityPost', image, { word: 'cummunityfile', name: file.name });
  const beyondId = await multipart(
    context,
    'addBeyondPost',
    { title: say('beyond'), indemnity: 'true', altText: say('alt') },
    { word: 'beyondFile', name: file.name },
  );
  await call(context.request, 'addCommentForBeyondId', {
    data: { beyond_surgery_id: beyondId, curruntComment: say('comment') },
  });
  const opportunityId = await aPosition(context, say);
  const { chatRoomId } = await call(context.request, 'chatRoomSolo', {
    data: { reciverId: reader },
  });
  for (const text of [say('chat'), say('link')])
    await call(context.request, 'sendChatMessage', {
      data: { chatRoomId, chatSendText: text, type: 1 },
    });
  await multipart(
    context,
    'uploadChatFile',
    { chatRoomId: String(chatRoomId), chatCategory: 'I', type: '3' },
    { word: 'chatFile', name: file.name },
  );
  await filesAreChecked(context.request);
  await report(context, say, reported);
  return { caseId, beyondId, opportunityId, chatRoomId };
}

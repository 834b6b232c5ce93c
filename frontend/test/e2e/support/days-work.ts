import { type BrowserContext, expect } from '@playwright/test';
import { aCase, aDiagnosis } from './cases';
import { reportsIn } from './desk';
import { aPicture } from './files';
import { filesAreChecked } from './held';
import { aMark, aMember, call, type Member, somebody } from './people';

/** An object to be reviewed by an administrator, identified as in the queue. */
export interface Reported {
  kind: string;
  objectId: number;
}

const said = (word: string) => `${word} ${aMark()}`;

/**
 * Seven cases of one author and one of another, a post beyond surgery, and a message, each reported
 * by a colleague.
 */
export async function tenReports(
  author: BrowserContext,
  other: BrowserContext,
  reporter: BrowserContext,
): Promise<{ reports: Reported[]; others: Member; authors: Member }> {
  const authors = await aMember(author);
  const others = await aMember(other, somebody('Otto'));
  const bens = await aMember(reporter, somebody('Ben'));
  const reports: Reported[] = [];
  for (const poster of [...Array(7).fill(author), other] as BrowserContext[]) {
    const id = await aCase(poster.request, { diagnosis: aDiagnosis() });
    await call(reporter.request, 'clinicalCases/report', {
      data: { clinicalCaseId: id, reason: said('A name'), category: 'wrong' },
    });
    reports.push({ kind: 'clinical-post', objectId: id });
  }
  reports.push({ kind: 'beyond-post', objectId: await aReportedPhoto(author, reporter) });
  await call(author.request, 'addBeyondFollowRequest', { data: { user_two_id: bens.id } });
  await call(reporter.request, 'addBeyondFollowRequest', { data: { user_two_id: authors.id } });
  const { chatRoomId } = await call(author.request, 'chatRoomSolo', {
    data: { reciverId: bens.id },
  });
  const { chatMessage } = await call(author.request, 'sendChatMessage', {
    data: { chatRoomId, chatSendText: said('Rude'), type: 1 },
  });
  await call(reporter.request, `chat/messages/${chatMessage.id}/report`, {
    data: { reason: said('Rude') },
  });
  reports.push({ kind: 'chat-message', objectId: chatMessage.id });
  return { reports, authors, others };
}

async function aReportedPhoto(author: BrowserContext, reporter: BrowserContext): Promise<number> {
  const { name, mimeType, buffer } = await aPicture();
  const form = new FormData();
  form.append('title', said('A summit'));
  form.append('indemnity', 'true');
  form.append('beyondFile', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const { id } = await call(author.request, 'addBeyondPost', { multipart: form });
  await filesAreChecked(author.request);
  await call(reporter.request, 'addBeyondReportReason', {
    data: { beyond_surgery_id: id, reason: said('Not a picture of theirs'), case: 'x' },
  });
  return id;
}

/** The URL of each report on the page of reports, with its id from the queue. */
export async function placesOf(
  administrator: BrowserContext,
  reports: readonly Reported[],
): Promise<string[]> {
  const result = await reportsIn(administrator.request, 'open');
  return reports.map(({ kind, objectId }) => {
    const row = result.find(({ object }) => object.kind === kind && object.id === objectId);
    expect(row, `the report of ${kind} ${objectId}`).toBeTruthy();
    return `/admin/reports?state=open&report=${row?.id}`;
  });
}

/** A member who has submitted one registration. */
/** What a confirmation has to show. */
export const CONFIRMED = {
  action: 'confirm',
  foundSame: ['name', 'number', 'council'],
  source: 'https://register.example',
};

export async function registered(
  context: BrowserContext,
): Promise<{ who: Member; number: string; id: number }> {
  const who = await aMember(context, somebody('Rosa'));
  const number = said('KMC');
  await call(context.request, 'mediRegistration', {
    data: {
      country: [96],
      region: ['Kerala'],
      mediRegistration: [number],
      countryNames: ['India'],
    },
  });
  const { result } = (await call(context.request, 'registrations', { method: 'GET' })) as {
    result: { id: number }[];
  };
  return { who, number, id: result[0]?.id ?? 0 };
}

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call, halfway, somebody } from './support/people';

/** Runs wherever it is put into a page as it stands: between tags, in a value, in an address. */
const script = (where: string) =>
  `${where}"'><img src=x onerror="window.__ran=1"><svg onload=window.__ran=1><script>window.__ran=1</script>\${1}{{1}}</textarea></title>`;
const LINK = 'javascript:window.__ran=1';

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

/** A member all of whose texts are scripts. */
async function aHostileMember(context: BrowserContext) {
  const person = somebody('Hostile');
  await halfway(context, person);
  const school = {
    mbbsCountry: 96,
    mbbsCity: 'Chennai#Chennai',
    mbbsMedicalSchool: script('school'),
    mbbsYear: 2006,
  };
  const words = { additionalQualifications: script('more') };
  await call(context.request, 'qualification', {
    data: { ...school, ...words, terms: true, declaration: true },
  });
  await call(context.request, 'membershipAssociation', {
    data: { memberShip: ['ACS', script('society')], otherInternational: script('other') },
  });
  const registration = {
    country: [96],
    region: [script('region')],
    mediRegistration: [script('number')],
  };
  await call(context.request, 'mediRegistration', { data: registration });
  const session = await context.request.get('/api/v1/session');
  return { ...person, id: (await session.json()).records.id as number };
}

/** A case without any script in it. */
const plain = (context: BrowserContext) => aCase(context.request, { diagnosis: 'A plain case' });

const report = (context: BrowserContext, clinicalCaseId: number) =>
  call(context.request, 'clinicalCases/report', {
    data: { clinicalCaseId, reason: script('reason') },
  });

async function sayEverywhere(
  context: BrowserContext,
  { reader, reported }: { reader: number; reported: number },
) {
  const file = { ...(await aPicture()), name: '"><img src=x onerror=window.__ran=1>.jpg' };
  const caseId = await aCase(context.request, {
    diagnosis: script('case'),
    history: script('history'),
    question: script('question'),
    files: [file],
  });
  await call(context.request, 'clinicalCases/comment', {
    data: { clinicalCaseId: caseId, comment: `${script('comment')} ${LINK}` },
  });
  const image = {
    type: '1',
    title: script('image'),
    description: script('description'),
    speciality: 'GI Surgery',
    ...boxes,
  };
  await multipart(context, 'addCommunityPost', image, { word: 'cummunityfile', name: file.name });
  const beyondId = await multipart(
    context,
    'addBeyondPost',
    { title: script('beyond'), indemnity: 'true', altText: script('alt') },
    { word: 'beyondFile', name: file.name },
  );
  await call(context.request, 'addCommentForBeyondId', {
    data: { beyond_surgery_id: beyondId, curruntComment: script('comment') },
  });
  const dates = { fromDateOfOpportunity: '2098-01-01', toDateOfOpportunity: '2099-01-01' };
  const position = {
    title: script('position'),
    jobLocationCountry: '96',
    jobLocationCity: 'Chennai#Chennai',
    duration: '12 Months',
    durationYMD: 'Months',
  };
  const asks = {
    description: script('work'),
    speciality: 'Other',
    otherSpecialityInput: script('speciality'),
    opportunityType: 'Paid training position',
  };
  const wants = {
    qualifications: script('degree'),
    experience: script('years'),
    checkbox: true,
    clauses: true,
  };
  const { id: opportunityId } = await call(context.request, 'opportunities/add', {
    data: { ...position, ...dates, ...asks, ...wants },
  });
  const { chatRoomId } = await call(context.request, 'chatRoomSolo', {
    data: { reciverId: reader },
  });
  for (const text of [script('chat'), LINK])
    await call(context.request, 'sendChatMessage', {
      data: { chatRoomId, chatSendText: text, type: 1 },
    });
  await multipart(
    context,
    'uploadChatFile',
    { chatRoomId: String(chatRoomId), chatCategory: 'I', type: '3' },
    { word: 'chatFile', name: file.name },
  );
  await report(context, reported);
  return { caseId, beyondId, opportunityId, chatRoomId };
}

async function expectNothingRuns(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').first()).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { __ran?: number }).__ran),
    path,
  ).toBeUndefined();
  expect(
    await page
      .locator('[onerror], [onload], [href^="javascript:" i], [src^="javascript:" i], [src="x"]')
      .count(),
    path,
  ).toBe(0);
}

async function expectNothingRunsOn(page: Page, paths: readonly string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  for (const path of paths) await expectNothingRuns(page, path);
}

test.describe('what looks like a script is shown as text, on every page that shows it', () => {
  test('to those who read it', async ({ page, context, browser, watch }) => {
    const reader = await aMember(context);
    const other = await browser.newContext();
    watch(other);
    const hostile = await aHostileMember(other);
    const said = await sayEverywhere(other, { reader: reader.id, reported: await plain(context) });
    await expectNothingRunsOn(page, [
      ...['/community', `/caseDetails/${said.caseId}`],
      ...['/beyondSurgery', `/beyondSurgery/${said.beyondId}`],
      ...['/opportunities', `/opportunities/${said.opportunityId}`],
      ...['/chat', `/chat/${said.chatRoomId}`],
      ...[`/profile/${hostile.id}`, '/notifications', '/search?searchTerm=Hostile'],
    ]);
    await other.close();
  });

  test('to its author', async ({ page, context, browser, watch }) => {
    const other = await browser.newContext();
    watch(other);
    const reader = await aMember(other);
    await aHostileMember(context);
    const said = await sayEverywhere(context, { reader: reader.id, reported: await plain(other) });
    const parts = ['qualification', 'memberships', 'registration', 'groups'];
    await expectNothingRunsOn(page, [
      ...parts.map((part) => `/profile/edit/${part}`),
      ...[`/caseDetails/${said.caseId}/edit`, `/beyondSurgery/${said.beyondId}/edit`],
      '/opportunityPosted',
    ]);
    await other.close();
  });

  test('to administrators, and when it comes with an address', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    const other = await browser.newContext();
    watch(other);
    await aMember(context);
    await aHostileMember(other);
    await report(other, await plain(context));
    const letter = {
      fName: 'Vera Moss',
      email: 'vera@example.org',
      mobile: '+44 7700 900123',
      message: script('letter'),
    };
    await call(other.request, 'contactPage', { data: letter });
    await expectNothingRunsOn(page, [
      `/search?searchTerm=${encodeURIComponent(script('q'))}`,
      `/login?redirectTo=${encodeURIComponent(LINK)}`,
      `/verify?${encodeURIComponent(script('v'))}`,
    ]);
    await context.clearCookies();
    await call(context.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    await expectNothingRunsOn(page, [
      '/admin/reports',
      '/admin/contact-messages',
      '/admin/members',
    ]);
    await other.close();
  });
});

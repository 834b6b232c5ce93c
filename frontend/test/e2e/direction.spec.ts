import type { Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase } from './support/cases';
import { aMember, call, type Person, somebody } from './support/people';
import { aSpeaker, report, sayEverywhere } from './support/said-everywhere';

/** Latin letters within Arabic ones, brackets and a question mark: what a page of its own direction would put elsewhere. */
const arabic = (where: string) => `ما رأيكم في ${where} (منذ 3 أيام)؟`;

function anArab(): Person {
  const person = somebody('Layla');
  return { ...person, firstName: 'ليلى', lastName: 'الحداد' };
}

/**
 * What stands on the page in Arabic without an element around it that takes its direction from it,
 * and the fields members write in that would not.
 */
const notIsolated = () => {
  const isolating = 'bdi, [dir="auto"], .lines[dir="rtl"]';
  const loose: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: at, textContent: text } = walker.currentNode;
    if (!/\p{Script=Arabic}/u.test(text ?? '') || at?.closest(`script, style, ${isolating}`))
      continue;
    const { tagName, className } = at as HTMLElement;
    loose.push(`<${tagName.toLowerCase()} class="${className}"> ${text?.trim().slice(0, 60)}`);
  }
  const typed =
    'textarea, input:not([type]), input[type="text"], input[type="search"], [contenteditable="true"]';
  for (const field of document.querySelectorAll<HTMLElement>(typed))
    if (!field.dir && field.inputMode !== 'numeric' && field.checkVisibility())
      loose.push(field.outerHTML.slice(0, 120));
  return loose;
};

async function expectIsolated(page: Page, paths: readonly string[]): Promise<void> {
  let shown = 0;
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main').first(), path).toBeVisible();
    if (/\p{Script=Arabic}/u.test((await page.locator('main').first().textContent()) ?? ''))
      shown += 1;
    expect.soft(await page.evaluate(notIsolated), path).toEqual([]);
  }
  expect(shown, 'pages that show words in Arabic').toBeGreaterThan(0);
}

test.describe('[D-984] words and names written from right to left take their own direction', () => {
  test('for those who read them', async ({ page, context, browser, watch }) => {
    const reader = await aMember(context);
    const other = await browser.newContext();
    watch(other);
    const layla = await aSpeaker(other, arabic, anArab());
    const plain = await aCase(context.request, { diagnosis: 'A plain case' });
    await call(context.request, 'addBeyondFollowRequest', { data: { user_two_id: layla.id } });
    await call(other.request, 'addBeyondFollowRequest', { data: { user_two_id: reader.id } });
    const said = await sayEverywhere(other, arabic, { reader: reader.id, reported: plain });
    await call(other.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: plain, comment: arabic('answer') },
    });
    const group = { name: arabic('group'), members: [layla.id] };
    const made = await call(context.request, 'chatGroups', { data: group });
    const { caseId, beyondId, opportunityId } = said;
    await expectIsolated(page, [
      '/me',
      '/home',
      '/people',
      '/notifications',
      '/communityFollowing',
      '/followed',
      '/community',
      `/caseDetails/${caseId}`,
      `/caseDetails/${caseId}/report`,
      '/beyondSurgery',
      `/beyondSurgery/${beyondId}`,
      `/beyondSurgeryUserPost/${layla.id}`,
      '/opportunities',
      `/opportunities/${opportunityId}`,
      `/opportunities/${opportunityId}/apply`,
      `/opportunities/${opportunityId}/report`,
      '/chat',
      `/chat?room=${said.chatRoomId}`,
      `/chat?room=${made.chatRoomId ?? made.id}`,
      `/profile/${layla.id}`,
      `/profile/${layla.id}/report`,
      `/block/${layla.id}`,
      `/mute/member/${layla.id}`,
      `/search?searchTerm=${encodeURIComponent('ليلى')}`,
      `/search?kind=cases&searchTerm=${encodeURIComponent('رأيكم')}`,
    ]);
    await other.close();
  });

  test('for their author', async ({ page, context, browser, watch }) => {
    const other = await browser.newContext();
    watch(other);
    const reader = await aMember(other);
    const layla = await aSpeaker(context, arabic, anArab());
    const plain = await aCase(other.request, { diagnosis: 'A plain case' });
    const said = await sayEverywhere(context, arabic, { reader: reader.id, reported: plain });
    const { caseId, beyondId, opportunityId } = said;
    const parts = [
      'personal',
      'name',
      'training',
      'qualification',
      'memberships',
      'registration',
      'groups',
      'picture',
      'cv',
      'phone',
    ];
    await expectIsolated(page, [
      ...parts.map((part) => `/profile/edit/${part}`),
      '/me',
      `/profile/${layla.id}`,
      '/settings',
      '/account/leave',
      '/searches',
      '/myCases',
      '/community/add',
      '/community/add?type=1',
      ...['edit', 'poll', 'outcome', 'steps/new', 'ask', 'privacy', 'delete', 'likers'].map(
        (what) => `/caseDetails/${caseId}/${what}`,
      ),
      '/beyondSurgeryMyPost',
      '/beyondSurgery/add',
      `/beyondSurgery/${beyondId}/edit`,
      `/beyondSurgery/${beyondId}/delete`,
      '/explore/add',
      '/explore',
      '/opportunityPosted',
      '/opportunities/post',
      `/opportunityResponse/${opportunityId}`,
      `/chat?room=${said.chatRoomId}`,
      '/questions',
    ]);
    await other.close();
  });

  test('for administrators', async ({ page, context, browser, watch }) => {
    const other = await browser.newContext();
    watch(other);
    await aMember(context);
    const layla = await aSpeaker(other, arabic, anArab());
    await report(other, arabic, await aCase(context.request, { diagnosis: 'A plain case' }));
    const letter = { fName: 'ليلى', email: 'layla@example.org', mobile: '+44 7700 900123' };
    await call(other.request, 'contactPage', { data: { ...letter, message: arabic('letter') } });
    await context.clearCookies();
    await call(context.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    await expectIsolated(page, [
      '/admin/reports',
      '/admin/contact-messages',
      '/admin/members',
      '/admin/registrations',
      `/admin/members/${layla.id}`,
      `/admin/members/${layla.id}/suspend`,
      '/admin/audit',
      '/admin',
      '/admin/appeals',
      '/admin/places',
      '/admin/events',
      '/admin/blogs',
    ]);
    await other.close();
  });
});

test('[D-1101] a measure in Arabic words keeps its parts in order, in one box', {
  tag: '@nojs',
}, async ({ page, context }) => {
  await aMember(context, anArab());
  const id = await aCase(context.request, {
    diagnosis: 'A plain case',
    history: 'IgG4 قبل الجراحة، حمى 38.4 °C منذ 3 أيام، والتحليل CRP 190 mg/L بعد العملية.',
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/caseDetails/${id}`);
  const words = page.getByText('قبل الجراحة').first();
  await expect(words).toHaveCSS('direction', 'rtl');
  const boxes = await words.locator('bdi').evaluateAll((all) =>
    all.map((one) => {
      const text = one.firstChild as Text;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return [
        text.data,
        one.getClientRects().length,
        leftOf(0) < leftOf(text.data.length - 1) ? 'in order' : 'turned round',
      ];
    }),
  );
  expect(boxes).toEqual([
    ['IgG4', 1, 'in order'],
    ['38.4 °C', 1, 'in order'],
    ['CRP 190 mg/L', 1, 'in order'],
  ]);
});

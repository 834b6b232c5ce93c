import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { ADMINISTRATOR } from './support/desk';
import { aPicture } from './support/files';
import { aMember, call, onboarding, practises, somebody } from './support/people';
import { plainPagesFor, staffPages } from './support/plain-pages';
import { applies, sayEverywhere } from './support/said-everywhere';

/** The smallest phones; a window of 640 px at 200 %; one of 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };
/** A word that no line of a small phone holds. */
const LONG = 'Pseudopseudohypoparathyroidism';
/** Members who see it are led on or get a file. */
const NO_PAGES = ['/switched', '/account/export/download'];

/**
 * Once its scripts have run, if it has any: they may widen it. They wait for
 * the style sheets; a page without scripts is told as there before its styles are.
 */
async function open(page: Page, path: string, hasScripts: boolean): Promise<void> {
  await page.goto(path, { waitUntil: hasScripts ? 'domcontentloaded' : 'load' });
  if (hasScripts)
    await page
      .locator('html[data-hydrated], html:not(:has(#starts))')
      .waitFor({ state: 'attached' });
}

/** By how much a page is wider than the screen, and what sticks out. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const wide = [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => `${one.tagName.toLowerCase()}.${one.className}`);
    return `${scrollWidth} px (${wide.slice(0, 4).join(', ')})`;
  });

async function expectNarrow(page: Page, paths: string[], hasScripts: boolean): Promise<void> {
  const found: string[] = [];
  await page.setViewportSize(NARROW);
  for (const path of paths) {
    await open(page, path, hasScripts);
    const wide = await sticksOut(page);
    if (wide) found.push(`${path}: ${wide}`);
  }
  expect(found).toEqual([]);
}

interface Walk {
  who: string;
  become?(context: BrowserContext): Promise<unknown>;
  paths: string[];
}

const walks: Walk[] = [
  { who: 'a visitor', paths: plainPagesFor('visitor') },
  {
    who: 'somebody who joins',
    become: (one) => onboarding(one),
    paths: ['/personal', '/welcome'],
  },
  {
    who: 'a member',
    become: (one) => aMember(one),
    paths: plainPagesFor('member').filter((path) => !NO_PAGES.includes(path)),
  },
  {
    who: 'an administrator',
    become: ({ request }) => call(request, 'login', { data: ADMINISTRATOR }),
    paths: staffPages,
  },
];

test.describe('At 320 px no page scrolls sideways', { tag: '@nojs' }, () => {
  for (const { who, become, paths } of walks)
    test(`[D-1061] of those of ${who}`, async ({ page, context, javaScriptEnabled }) => {
      expect(paths.length).toBeGreaterThan(1);
      await become?.(context);
      await expectNarrow(page, paths, javaScriptEnabled !== false);
    });

  test('[D-1061] of those of a case, a profile, a chat and what is done with them', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
  }) => {
    const others = await browser.newContext();
    const ben = await aMember(others, somebody('Maximilian'));
    const anna = await aMember(context);
    const { request } = context;
    const mine = await aCase(request, { diagnosis: aDiagnosis(LONG), files: [await aPicture()] });
    const his = await aCase(others.request, { diagnosis: aDiagnosis(LONG) });
    await call(request, 'clinicalCases/comment', {
      data: { clinicalCaseId: his, comment: LONG.repeat(3) },
    });
    const { chatRoomId } = await call(others.request, 'chatRoomSolo', {
      data: { reciverId: anna.id },
    });
    const said = { chatRoomId, chatSendText: LONG.repeat(3), type: 1 };
    await call(others.request, 'sendChatMessage', { data: said });
    const ofMine = ['', '/edit', '/steps/new', '/outcome', '/poll', '/ask', '/delete', '/similar'];
    const paths = [
      ...ofMine.map((part) => `/caseDetails/${mine}${part}`),
      ...['', '/report', '/likers'].map((part) => `/caseDetails/${his}${part}`),
      '/community/add?type=1',
      `/profile/${anna.id}`,
      `/profile/${ben.id}`,
      `/profile/${ben.id}/report`,
      `/block/${ben.id}`,
      `/mute/member/${ben.id}`,
      `/changePassword/${anna.id}`,
      ...['', '&file=', '&members='].map((query) => `/chat?room=${chatRoomId}${query}`),
      `/search?term=${LONG}`,
      '/nowhere',
    ];
    await expectNarrow(page, paths, javaScriptEnabled !== false);
    await others.close();
  });

  test('[D-1061] of those of an opportunity, a post, an event, a reel and what one is told', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
  }) => {
    const others = await browser.newContext();
    const ben = await aMember(others, somebody('Maximilian'));
    const anna = await aMember(context);
    const { request } = context;
    const say = (where: string) => `${LONG} ${where}`;
    const reported = await aCase(request, { diagnosis: aDiagnosis(LONG) });
    const [mine, his] = [
      await sayEverywhere(context, say, {
        reader: ben.id,
        reported: await aCase(others.request, { diagnosis: aDiagnosis(LONG) }),
      }),
      await sayEverywhere(others, say, { reader: anna.id, reported }),
    ];
    await applies(others.request, mine.opportunityId, say('application'));
    await applies(request, his.opportunityId, say('application'));
    await call(others.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: mine.caseId, comment: LONG.repeat(3) },
    });
    await practises(context, 'Endocrine Surgery');
    const asked = await aCase(others.request, {
      diagnosis: aDiagnosis(LONG),
      more: { speciality: 'Endocrine Surgery' },
    });
    await call(others.request, `clinicalCases/${asked}/ask`, { data: { urgency: 'today' } });
    const told = async () => (await (await request.get('/notifications')).text()).includes(LONG);
    await expect.poll(told, { timeout: 90_000 }).toBe(true);
    /** The first of its kind in the demo community. */
    const first = async (list: string, path: RegExp) => {
      const [found] = path.exec(await (await request.get(list)).text()) ?? [];
      expect(found, list).toBeDefined();
      return found ?? list;
    };
    const paths = [
      await first('/event', /\/events\/\d+/),
      `${await first('/event', /\/events\/\d+/)}/register`,
      await first('/explore', /\/explore\/\d+/),
      await first('/blogs', /\/blogs\/\d+/),
      await first('/media', /\/learning\/\d+\/report/),
      '/news',
      '/notifications',
      '/questions',
      '/opportunityPosted',
      '/opportunities/applied',
      ...['', '/edit', '/close'].map((part) => `/opportunities/${mine.opportunityId}${part}`),
      `/opportunityResponse/${mine.opportunityId}`,
      ...['', '/report'].map((part) => `/opportunities/${his.opportunityId}${part}`),
      ...['', '/edit', '/delete'].map((part) => `/beyondSurgery/${mine.beyondId}${part}`),
      ...['', '/report', '/likers'].map((part) => `/beyondSurgery/${his.beyondId}${part}`),
      `/beyondSurgeryUserPost/${ben.id}`,
      ...[mine.caseId, his.caseId].map((id) => `/caseDetails/${id}`),
      `/chat?room=${his.chatRoomId}`,
    ];
    await expectNarrow(page, paths, javaScriptEnabled !== false);
    await others.close();
  });
});

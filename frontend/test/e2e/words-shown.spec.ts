import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call, somebody } from './support/people';

const WORDS = 'First line.\nSee (https://example.org/wiki/Stoma_(medicine)), www.example.net!';
const LINKS = ['https://example.org/wiki/Stoma_(medicine)', 'https://www.example.net'];

test.describe('Members’ words', { tag: '@nojs' }, () => {
  test('[D-985] have the same links in a case, a comment and the chat', async ({
    page,
    context,
    browser,
  }) => {
    const anna = await aMember(context);
    const other = await browser.newContext();
    const ben = await aMember(other, somebody('Ben'));
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis(), history: WORDS });
    const name = `@${anna.firstName} ${anna.lastName}`;
    await call(other.request, 'clinicalCases/comment', {
      data: {
        clinicalCaseId: caseId,
        comment: `${name}, ${name}: ${WORDS}`,
        mentions: [anna.id],
      },
    });
    const { chatRoomId } = await call(context.request, 'chatRoomSolo', {
      data: { reciverId: ben.id },
    });
    await call(context.request, 'sendChatMessage', {
      data: { chatRoomId, chatSendText: WORDS, type: 1 },
    });
    const shown = page.locator('p').filter({ hasText: 'First line.' });
    const addressesIn = (at: number) =>
      shown
        .nth(at)
        .locator('a[rel="noopener nofollow ugc"][target="_blank"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.goto(`/caseDetails/${caseId}`);
    await expect(shown).toHaveCount(2);
    for (const at of [0, 1]) {
      expect(await addressesIn(at)).toEqual(LINKS);
      await expect(shown.nth(at)).toHaveCSS('white-space-collapse', 'preserve-breaks');
    }
    await expect(shown.nth(1).locator(`a[href="/profile/${anna.id}"]`)).toHaveCount(2);
    await page.goto(`/chat?room=${chatRoomId}`);
    await expect(shown).toHaveCount(1);
    expect(await addressesIn(0)).toEqual(LINKS);
    await other.close();
  });
});

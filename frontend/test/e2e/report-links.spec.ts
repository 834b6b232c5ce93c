import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { ADMINISTRATOR, openReport } from './support/desk';
import { aMember, call, somebody } from './support/people';

const ON_A_PAGE = 20;

/**
 * Reports enough chat messages to fill a page. That many cases would push other journeys' cases off
 * the first page of the feed.
 */
async function reportMessages(
  author: APIRequestContext,
  reporter: APIRequestContext,
  reciverId: number,
): Promise<void> {
  const { chatRoomId } = await call(author, 'chatRoomSolo', { data: { reciverId } });
  for (let n = 0; n < ON_A_PAGE; n++) {
    const { chatMessage } = await call(author, 'sendChatMessage', {
      data: { chatRoomId, chatSendText: `Do as I say, ${n}.`, type: 1 },
    });
    await call(reporter, `chat/messages/${chatMessage.id}/report`, {
      data: { reason: 'Rude', category: 'other' },
    });
  }
}

test('[D-846] A link to a report shows that one, also beyond the first page, and says when it is decided', {
  tag: '@nojs',
}, async ({ context, browser, expectAccessible }) => {
  await aMember(context);
  const colleague = await browser.newContext();
  const ben = await aMember(colleague, somebody('Ben'));
  await reportMessages(context.request, colleague.request, ben.id);
  const diagnosis = aDiagnosis();
  const clinicalCaseId = await aCase(context.request, { diagnosis });
  await call(colleague.request, 'clinicalCases/report', {
    data: { clinicalCaseId, reason: 'A name', category: 'other' },
  });
  const office = await browser.newContext();
  await call(office.request, 'login', { data: ADMINISTRATOR });
  const desk = await office.newPage();

  const report = await openReport(desk, office.request, diagnosis);
  const address = desk.url();
  await report.getByRole('radio', { name: /^Keep/ }).check();
  await report.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Decided. Both sides are notified.')).toBeVisible();

  await desk.goto(address);
  await expect(desk.getByText('This report has been decided or withdrawn.')).toBeVisible();
  await expect(desk.getByText(diagnosis)).toHaveCount(0);
  await expectAccessible(desk);
  await office.close();
  await colleague.close();
});

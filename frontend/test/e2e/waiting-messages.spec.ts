import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './support/browser';
import { aPicture } from './support/files';
import { aLine } from './support/line';
import { expectWaiting, opened, remembered, test, touched, waiting } from './support/outbox';
import { aMark, aMember, call, somebody } from './support/people';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const messages = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** The id of the room of this member with another one. */
async function roomWith({ request }: BrowserContext, reciverId: number): Promise<number> {
  return (await call(request, 'chatRoomSolo', { data: { reciverId } })).chatRoomId;
}

/** The texts of a room as its other member has them. */
async function textsOf({ request }: BrowserContext, chatRoomId: number): Promise<string[]> {
  const data = { chatRoomId };
  const { chatMessages } = await call(request, 'getChatMessages', { data });
  return chatMessages.map(({ message }: { message: string }) => message);
}

test('[D-1491] messages and a file written offline outlive the browser, and arrive once, in their order', async ({
  profile,
  browser,
}) => {
  test.slow();
  const others = await browser.newContext();
  const ben = await aMember(others, somebody('Ben'));
  const context = await profile.open();
  await remembered(context);
  const room = await roomWith(context, ben.id);
  const page = await opened(context, `/chat?room=${room}`);
  await touched(page, box(page));
  const [first, second] = [`Bed four ${aMark()}`, `Bed five ${aMark()}`];
  await context.setOffline(true);
  await write(page, first);
  await expectWaiting(page, first);
  await write(page, second);
  await expect(waiting(page)).toHaveCount(2);
  await page.locator('input[type=file][aria-label=File]').setInputFiles(await aPicture('scar.jpg'));
  const tray = page.getByRole('dialog');
  await expect(tray.getByText('You are offline.')).toBeVisible();
  await tray.getByRole('button', { name: 'Send 1 file' }).click();
  await expect(waiting(page)).toHaveCount(3);
  await expect(waiting(page).last()).toContainText('scar.jpg');
  await context.close();
  expect(profile.filesWith(first, second)).toEqual([]);

  const again = await profile.open();
  const other = await again.newPage();
  await other.goto('/community');
  await expect.poll(() => textsOf(others, room)).toHaveLength(3);
  expect((await textsOf(others, room)).slice(0, 2)).toEqual([first, second]);
  await other.goto(`/chat?room=${room}`);
  await expect(messages(other)).toContainText(second);
  await expect(waiting(other)).toHaveCount(0);
  expect(await textsOf(others, room)).toHaveLength(3);
  await again.close();
  await others.close();
});

test('[D-1491] a server that asks ten times to wait is waited for, and an answer that is lost costs nothing', async ({
  profile,
  browser,
}) => {
  test.slow();
  const others = await browser.newContext();
  const ben = await aMember(others, somebody('Ben'));
  let busy = 10;
  let isLost = true;
  const line = await aLine(({ method, url }) => {
    if (method !== 'POST' || !url?.includes('/chat/messages')) return 'goes on';
    busy -= 1;
    if (busy >= 0) return 503;
    if (!isLost) return 'goes on';
    isLost = false;
    return 'answer is lost';
  });
  const context = await profile.open(line.proxy);
  await aMember(context);
  const room = await roomWith(context, ben.id);
  const page = await opened(context, `/chat?room=${room}`);
  await touched(page, box(page));
  await write(page, 'Is the theatre free?');
  await expectWaiting(page, 'Is the theatre free?');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0, { timeout: 120_000 });
  expect(isLost).toBe(false);
  expect(await textsOf(others, room)).toEqual(['Is the theatre free?']);
  await context.close();
  await others.close();
  line.close();
});

test('[D-1491] what may name a patient asks its author at the message that waited', async ({
  profile,
  browser,
}) => {
  test.slow();
  const others = await browser.newContext();
  const ben = await aMember(others, somebody('Ben'));
  const context = await profile.open();
  await aMember(context);
  const room = await roomWith(context, ben.id);
  const page = await opened(context, `/chat?room=${room}`);
  await touched(page, box(page));
  await context.setOffline(true);
  await write(page, 'Call her on +44 20 7946 0958.');
  await expectWaiting(page, 'Call her on');
  await context.setOffline(false);
  await expect(waiting(page).getByRole('alert')).toBeVisible();
  expect(await textsOf(others, room)).toEqual([]);
  await waiting(page).getByRole('button', { name: 'Send anyway' }).click();
  await expect(waiting(page)).toHaveCount(0);
  expect(await textsOf(others, room)).toEqual(['Call her on +44 20 7946 0958.']);
  await context.close();
  await others.close();
});

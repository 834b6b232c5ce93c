import type { Browser, Page, Request } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aDisguisedText, aPicture, type ChosenFile } from './support/files';
import { outboxReady } from './support/outbox';
import { aMember, call, nameOf, somebody } from './support/people';

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const messages = (page: Page) => page.getByRole('log');
/** Sends a file through the tray; the file needs no decision there. */
async function sendFile(page: Page, file: ChosenFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send 1 file' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true', { timeout: 90_000 });
  await send.click();
  await expect(send).toHaveCount(0);
}
const texts = (page: Page) =>
  messages(page).getByRole('article').locator('.msg__bubble').allTextContents();

test.describe('A chat', { tag: '@nojs' }, () => {
  test('[CH-08 PR-06] from a profile: written, read by the other one, and taken back', async ({
    page,
    context,
    browser,
    expectAccessible,
    javaScriptEnabled,
  }) => {
    const anna = await aMember(context);
    const others = await browser.newContext({ javaScriptEnabled });
    const ben = await aMember(others, somebody('Ben'));
    await page.goto(`/profile/${ben.id}`);
    await page.getByRole('link', { name: 'Connect Now' }).last().click();
    await expect(page).toHaveURL(/\/chat\?room=\d+/);
    await expect(page.getByText('There are no messages in this group')).toBeVisible();
    await write(page, 'Is the drain out? See https://example.org/drains.');
    await expect(messages(page)).toContainText('Is the drain out?');
    await expect(
      messages(page).getByRole('link', { name: 'https://example.org/drains' }),
    ).toHaveAttribute('rel', /noopener/);
    await expectAccessible(page);

    const bens = await others.newPage();
    await bens.goto('/chat');
    await bens
      .getByRole('region', { name: 'Chats' })
      .getByRole('link', { name: nameOf(anna) })
      .click();
    await expect(messages(bens)).toContainText('Is the drain out?');
    await write(bens, 'Since this morning.');
    await expect(messages(bens)).toContainText('Since this morning.');

    await page.reload();
    await expect(messages(page)).toContainText('Since this morning.');
    await page.getByRole('link', { name: 'More for your message' }).first().click();
    await page
      .getByRole('dialog', { name: 'Message from you' })
      .getByRole('link', { name: 'Delete' })
      .click();
    const question = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this message?',
    });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(messages(page)).toContainText('This message was deleted');
    await expect(messages(page)).not.toContainText('Is the drain out?');
    await others.close();
  });

  test('[D-206] is shown beside the list where there is room, and read only once it is chosen', async ({
    page,
    context,
    browser,
  }) => {
    const anna = await aMember(context);
    // Scripts mark the visible conversation as read. They are blocked here to see what the page
    // shows before that.
    await page.route('**/assets/entry.client-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const others = await browser.newContext();
    await aMember(others, somebody('Ben'));
    const { chatRoomId } = await call(others.request, 'chatRoomSolo', {
      data: { reciverId: anna.id },
    });
    const said = { chatRoomId, chatSendText: 'Is the drain out?', type: 1 };
    await call(others.request, 'sendChatMessage', { data: said });
    // Groups of the same school may also have unread messages.
    const unread = async () => {
      const { result } = await call(context.request, 'unReadCount', { data: {} });
      return result.filter((room: { chatRoomId: number }) => room.chatRoomId === chatRoomId);
    };

    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/chat');
    await expect(messages(page)).toContainText('Is the drain out?');
    expect(await unread()).toEqual([{ chatRoomId, unread: 1 }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(messages(page)).toBeHidden();
    await page.goto(`/chat?room=${chatRoomId}`);
    await expect(messages(page)).toContainText('Is the drain out?');
    expect(await unread()).toEqual([]);
    await others.close();
  });
});

test('[CH-01 D-208] two browsers talk; what is written offline is sent when its writer is back, once and in order', async ({
  page,
  context,
  browser,
}) => {
  const anna = await aMember(context);
  const others = await browser.newContext();
  const ben = await aMember(others, somebody('Ben'));
  await page.goto(`/chat?with=${ben.id}`);
  await hydrated(page);
  const bens = await others.newPage();
  await bens.goto(`/chat?with=${anna.id}`);
  await hydrated(bens);

  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('First line');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(messages(bens)).toContainText('First line');
  // Typing is reported at intervals only, and a message that arrives just after it hides the
  // indicator, so this retries.
  await expect(async () => {
    await box.pressSequentially('Sec');
    await expect(bens.getByText(`${nameOf(anna)} is typing`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await box.fill('Second line');
  await box.press('Enter');
  await expect(messages(bens)).toContainText('Second line');
  await expect(page.getByRole('img', { name: 'Seen' }).last()).toBeVisible();

  await outboxReady(bens);
  await others.setOffline(true);
  await expect(bens.getByText('You are offline.')).toBeVisible();
  for (const text of ['From the lift', 'Still in the lift']) await write(bens, text);
  const waiting = messages(bens)
    .getByRole('list', { name: 'Waiting to be sent' })
    .getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.getByRole('button', { name: 'Delete' })).toHaveCount(2);
  await expect(bens.getByText('Not sent.')).toHaveCount(0);
  await expect(bens.getByText('Online', { exact: true })).toHaveCount(0);
  await write(page, 'Third line');
  // The third line must reach the server before the queued messages are sent: the server decides
  // the order.
  await expect(page.getByRole('img', { name: 'Sending' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Sent', exact: true }).last()).toBeVisible();
  await others.setOffline(false);
  await expect(messages(bens)).toContainText('Third line');
  await expect(waiting).toHaveCount(0);
  await expect(messages(page)).toContainText('Still in the lift');
  await expect.poll(async () => (await texts(page)).length).toBe(5);
  expect(await texts(page)).toEqual([
    'First line',
    'Second line',
    'Third line',
    'From the lift',
    'Still in the lift',
  ]);
  // What was sent by the browser shows to its writer once it is read anew.
  await expect.poll(() => texts(bens)).toEqual(await texts(page));

  await sendFile(page, await aPicture());
  await expect(bens.getByRole('img', { name: `Sent by ${nameOf(anna)}` }).first()).toBeVisible();
  await others.close();
});

/**
 * Goes offline for a moment. The message written afterwards is sent after all automatic retries.
 */
async function awayAndBack(page: Page, text: string): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await write(page, text);
  await expect(messages(page)).toContainText(text);
  await expect(page.getByRole('img', { name: 'Sending' })).toHaveCount(0);
}

const isFile = (request: Request) =>
  request.method() === 'POST' && /^multipart/.test(request.headers()['content-type'] ?? '');

const unsent = (page: Page, words: string) =>
  messages(page).getByRole('article').filter({ hasText: words });

/**
 * A room of two members, in a context whose console is not watched, because its connections are
 * broken on purpose.
 */
async function aRoom(browser: Browser): Promise<Page> {
  const [context, others] = [await browser.newContext(), await browser.newContext()];
  await aMember(context);
  const ben = await aMember(others, somebody('Ben'));
  await others.close();
  const page = await context.newPage();
  await page.goto(`/chat?with=${ben.id}`);
  await hydrated(page);
  return page;
}

test('[D-320] a file that is refused says why, is not sent again by itself, and can be removed', async ({
  browser,
}) => {
  const page = await aRoom(browser);
  let sent = 0;
  page.on('request', (request) => {
    if (isFile(request)) sent += 1;
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...aDisguisedText('scan.docx'), mimeType });
  const tray = page.getByRole('dialog');
  await expect(
    tray.getByText(/^scan\.docx is not .*: it holds something else\.$/).first(),
  ).toBeVisible();
  await expect(tray.getByRole('button', { name: 'Send 1 file' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.reload();
  await hydrated(page);
  // Begins as such a document does, and is none: only the server sees that.
  const buffer = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(400)]);
  await sendFile(page, { name: 'scan.docx', mimeType, buffer });
  const refused = unsent(page, 'scan.docx');
  await expect(refused.getByRole('alert')).toHaveText('File type not supported.');
  await expect(refused.getByRole('button')).toHaveText(['Remove']);
  await awayAndBack(page, 'Back from the lift');
  expect(sent).toBe(1);
  await refused.getByRole('button', { name: 'Remove' }).click();
  await expect(refused).toHaveCount(0);
  await page.context().close();
});

test('[D-1491] what broke the line waits in its chat, after a reload too, and arrives once', async ({
  browser,
}) => {
  const page = await aRoom(browser);
  const tries = { file: 0, text: 0 };
  await page.route('**/chat/messages*', (route, request) => {
    const kind = isFile(request) ? 'file' : 'text';
    const isHeavy = kind === 'file' || (request.postData() ?? '').includes('heavy');
    if (!isHeavy) return route.continue();
    tries[kind] += 1;
    return route.abort('connectionreset');
  });
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem');
  await page.getByRole('textbox', { name: 'Message', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await sendFile(page, await aPicture('scan.jpg'));
  await write(page, 'A heavy text');
  for (const hasText of ['scan.jpg', 'A heavy text'])
    await expect(waiting.filter({ hasText }).getByRole('button')).toHaveText([
      'Send now',
      'Delete',
    ]);
  expect(tries.file).toBeGreaterThan(0);
  await awayAndBack(page, 'One lift');
  await page.unroute('**/chat/messages*');
  await page.reload();
  await hydrated(page);
  await expect(messages(page).getByRole('img', { name: /^Sent by / })).toBeVisible();
  await expect(
    unsent(page, 'A heavy text').getByRole('link', { name: 'More for your message' }),
  ).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.context().close();
});

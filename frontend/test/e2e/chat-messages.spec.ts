import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call, nameOf, somebody } from './support/people';
import { heldSocket, slowScripts } from './support/slow-scripts';

const messages = (page: Page) => page.getByRole('log');
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const chatLink = (page: Page) => page.getByRole('link', { name: /^Chat\b/ });

test.describe('A message', { tag: '@nojs' }, () => {
  test('[D-553 D-554 D-555 D-562] is answered, reacted to, edited and forwarded', async ({
    page,
    context,
    browser,
    expectAccessible,
    javaScriptEnabled,
  }) => {
    const anna = await aMember(context);
    const others = await browser.newContext({ javaScriptEnabled });
    const ben = await aMember(others, somebody('Ben'));
    const { chatRoomId } = await call(others.request, 'chatRoomSolo', {
      data: { reciverId: anna.id },
    });
    const said = { chatRoomId, chatSendText: 'Would you still go without a stent?', type: 1 };
    await call(others.request, 'sendChatMessage', { data: said });

    const menuOf = async (text: string, name: string) => {
      const message = messages(page).getByRole('article').filter({ hasText: text }).first();
      await message.getByRole('link', { name }).click();
      const menu = page.getByRole('dialog', { name: /^Message from / });
      await expect(menu).toBeVisible();
      return menu;
    };
    await page.goto(`/chat?room=${chatRoomId}`);
    const bens = await menuOf('without a stent', 'More for this message');
    await expectAccessible(page);
    await bens.getByRole('button', { name: 'Agree' }).click();
    await expect(messages(page).getByRole('button', { name: 'Agree, 1' })).toBeVisible();

    const again = await menuOf('without a stent', 'More for this message');
    await again.getByRole('link', { name: 'Reply' }).click();
    await expect(page.getByText(`Reply to ${nameOf(ben)}`)).toBeVisible();
    await write(page, 'Yes, at once.');
    const reply = messages(page).getByRole('article').filter({ hasText: 'Yes, at once.' });
    await expect(reply).toContainText(nameOf(ben));
    await expect(page.getByText(`Reply to ${nameOf(ben)}`)).toHaveCount(0);
    await expectAccessible(page);

    const own = await menuOf('Yes, at once.', 'More for your message');
    await own.getByRole('link', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit message' });
    await edit.getByRole('textbox', { name: 'Message' }).fill('Yes, tomorrow.');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(messages(page)).toContainText('Yes, tomorrow.');
    await expect(messages(page)).not.toContainText('at once');
    await expect(messages(page)).toContainText('edited');

    const carls = await browser.newContext();
    const carl = await aMember(carls, somebody('Carl'));
    await call(context.request, 'chatRoomSolo', { data: { reciverId: carl.id } });
    await page.goto(`/chat?room=${chatRoomId}`);
    const third = await menuOf('without a stent', 'More for this message');
    await third.getByRole('link', { name: 'Forward' }).click();
    const forward = page.getByRole('dialog', { name: 'Forward' });
    await forward.getByRole('checkbox', { name: nameOf(carl) }).check();
    await expectAccessible(page);
    await forward.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByRole('region', { name: `Conversation with ${nameOf(carl)}` }),
    ).toContainText('without a stent');
    await carls.close();
    await others.close();
  });

  test('[D-557] with a phone number is asked about before it is sent', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
  }) => {
    await aMember(context);
    const others = await browser.newContext();
    const ben = await aMember(others, somebody('Ben'));
    await page.goto(`/chat?with=${ben.id}`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await write(page, 'Call her on +44 20 7946 0958.');
    await expect(page.getByText('Please remove the phone number').first()).toBeVisible();
    const { chatMessages } = await call(others.request, 'getChatMessages', {
      data: { chatRoomId: Number(new URL(page.url()).searchParams.get('room')) },
    });
    expect(chatMessages).toEqual([]);
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await expect(page.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
    await expect(messages(page)).toContainText('7946 0958');
    await others.close();
  });

  test('[D-556] shares a case as a card', async ({ page, context, browser }) => {
    await aMember(context);
    const others = await browser.newContext();
    const ben = await aMember(others, somebody('Ben'));
    await call(context.request, 'chatRoomSolo', { data: { reciverId: ben.id } });
    const diagnosis = aDiagnosis();
    const caseId = await aCase(context.request, { diagnosis });
    await page.goto(`/chat?share=${caseId}`);
    const share = page.getByRole('dialog', { name: 'Share this case' });
    await share.getByRole('checkbox', { name: nameOf(ben) }).check();
    await share.getByRole('button', { name: 'Send' }).click();
    const card = messages(page).getByRole('link', { name: diagnosis });
    await expect(card).toHaveAttribute('href', `/caseDetails/${caseId}`);
    await others.close();
  });
});

test('[D-556] A case is shared, though a message comes before the script of the dialog', async ({
  page,
  context,
  browser,
}) => {
  await aMember(context);
  const others = await browser.newContext();
  const ben = await aMember(others, somebody('Ben'));
  const { chatRoomId } = await call(context.request, 'chatRoomSolo', {
    data: { reciverId: ben.id },
  });
  const diagnosis = aDiagnosis();
  const caseId = await aCase(context.request, { diagnosis });
  const script = await slowScripts(page, 'dialogs-*');
  const line = page.waitForEvent('websocket');
  await page.goto(`/chat?share=${caseId}`, { waitUntil: 'commit' });
  await line;
  const share = page.getByRole('dialog', { name: 'Share this case' });
  const chosen = share.getByRole('checkbox', { name: nameOf(ben) });
  await chosen.check();
  await expect(async () => {
    const said = { chatRoomId, chatSendText: 'Have you seen it?', type: 1 };
    await call(others.request, 'sendChatMessage', { data: said });
    await expect(page).toHaveTitle(/^\(\d+\) /, { timeout: 1_000 });
  }).toPass();
  await expect(chosen).toBeChecked();
  await script.come();
  await share.getByRole('button', { name: 'Send' }).click();
  const card = messages(page).getByRole('link', { name: diagnosis });
  await expect(card).toHaveAttribute('href', `/caseDetails/${caseId}`);
  await others.close();
});

test('[D-563] is counted on Chat, wherever one is, as soon as it comes', async ({
  page,
  context,
  browser,
}) => {
  const anna = await aMember(context);
  const others = await browser.newContext();
  await aMember(others, somebody('Ben'));
  const { chatRoomId } = await call(others.request, 'chatRoomSolo', {
    data: { reciverId: anna.id },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/explore');
  await hydrated(page);
  const line = page.waitForEvent('websocket');
  await line;
  const said = { chatRoomId, chatSendText: 'Are you there?', type: 1 };
  await call(others.request, 'sendChatMessage', { data: said });
  await expect(chatLink(page)).toContainText('1', { timeout: 4_000 });
  await page.goto(`/chat?room=${chatRoomId}`);
  await expect(messages(page)).toContainText('Are you there?');
  await page.goto('/explore');
  await expect(chatLink(page)).not.toContainText('1');
  await others.close();
});

test('[CH-08] One that comes between a page and its socket is in the list', async ({
  page,
  context,
  browser,
}) => {
  const anna = await aMember(context);
  const others = await browser.newContext();
  const ben = await aMember(others, somebody('Ben'));
  const { tried, connect } = await heldSocket(page);
  await page.goto('/chat');
  await hydrated(page);
  await tried;
  const { chatRoomId } = await call(others.request, 'chatRoomSolo', {
    data: { reciverId: anna.id },
  });
  const said = { chatRoomId, chatSendText: 'Is the drain out?', type: 1 };
  await call(others.request, 'sendChatMessage', { data: said });
  const chat = page.getByRole('region', { name: 'Chats' }).getByRole('link', { name: nameOf(ben) });
  await expect(chat).toHaveCount(0);
  connect();
  await expect(chat).toContainText('Is the drain out?');
  await others.close();
});

import { expect, test } from './support/browser';
import { aMember, call, nameOf, somebody } from './support/people';

test.describe('A group', { tag: '@nojs' }, () => {
  test('[D-550] is made of colleagues from the list of chats, renamed, and left', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    const others = await browser.newContext();
    const ben = await aMember(others, somebody('Ben'));
    await call(context.request, 'addBeyondFollowRequest', { data: { user_two_id: ben.id } });
    await call(others.request, 'addBeyondFollowRequest', { data: { user_two_id: anna.id } });

    await page.goto('/chat');
    await page.getByRole('link', { name: 'New chat' }).click();
    const start = page.getByRole('dialog', { name: 'New chat' });
    await expect(start.getByRole('link', { name: nameOf(ben) })).toBeVisible();
    await expectAccessible(page);
    await start.getByRole('link', { name: 'New group' }).click();
    const form = page.getByRole('dialog', { name: 'New group' });
    await form.getByRole('textbox', { name: 'Group name' }).fill('Tumour board, south');
    await form.getByRole('checkbox', { name: nameOf(ben) }).check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create group' }).click();
    const room = page.getByRole('region', { name: 'Conversation with Tumour board, south' });
    await expect(room).toBeVisible();
    await expect(room).toContainText('2 members');

    await room.getByRole('link', { name: 'Tumour board, south' }).click();
    const members = page.getByRole('dialog', { name: 'Group members' });
    await expect(members.getByText('Admin', { exact: true })).toHaveCount(1);
    await expectAccessible(page);
    await members.getByRole('button', { name: 'Make admin' }).click();
    await expect(members.getByText('Admin', { exact: true })).toHaveCount(2);
    await members.getByRole('link', { name: 'Change group' }).click();
    const change = page.getByRole('dialog', { name: 'Change group' });
    await change.getByRole('textbox', { name: 'Group name' }).fill('Liver board');
    await change.getByRole('button', { name: 'Save' }).click();
    await members.getByRole('button', { name: 'Remove' }).click();
    await expect(members.getByText(nameOf(ben))).toHaveCount(0);
    await members.getByRole('link', { name: 'Leave Group' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave Group' }).click();
    await expect(page.getByText('You have left the group.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Liver board' })).toHaveCount(0);
    await others.close();
  });
});

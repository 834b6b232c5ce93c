import type { Browser, BrowserContext } from '@playwright/test';
import { expect, test } from './support/browser';
import { aMark, aMember, call, nameOf, somebody } from './support/people';

/** @returns the name of a school that the member typed and an administrator accepted: it has a group */
async function anAcceptedSchool(context: BrowserContext, browser: Browser): Promise<string> {
  const school = `School ${aMark()}`;
  const typed = { mbbsCountry: 96, mbbsCity: 'Chennai#Chennai', mbbsYear: 2006 };
  await call(context.request, 'qualification', {
    data: { ...typed, mbbsMedicalSchool: `${school}#${school}`, terms: true, declaration: true },
  });
  const office = await browser.newContext();
  await call(office.request, 'login', {
    data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
  });
  const { result } = await call(office.request, 'admin/typed-places?limit=100', { method: 'GET' });
  const { id } = result.find(({ name }: { name: string }) => name === school);
  await call(office.request, `admin/typed-places/${id}/accept`, { data: {} });
  await office.close();
  return school;
}

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

  test('[CH-09 CH-10] of a school shows its members, and the way out', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    const school = await anAcceptedSchool(context, browser);
    await page.goto('/chat');
    await page.getByRole('region', { name: 'Chats' }).getByRole('link', { name: school }).click();
    await page
      .getByRole('region', { name: `Conversation with ${school}` })
      .getByRole('link', { name: school })
      .click();
    const members = page.getByRole('dialog', { name: 'Group members' });
    await expect(members.getByText(nameOf(anna))).toBeVisible();
    await expect(members.getByRole('link', { name: 'View Profile' }).first()).toHaveAttribute(
      'href',
      /\/profile\/\d+/,
    );
    await expectAccessible(page);
    await members.getByRole('link', { name: 'Leave Group' }).click();
    const question = page.getByRole('dialog', {
      name: 'Are you sure you want to leave the group?',
    });
    await question.getByRole('button', { name: 'Leave Group' }).click();
    await expect(page.getByText('You have left the group.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Chats' }).getByRole('link', { name: school }),
    ).toHaveCount(0);
  });
});

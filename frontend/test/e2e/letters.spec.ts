import type { Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { requestIsOlder } from './support/database';
import { ADMINISTRATOR } from './support/desk';
import { expectMessages } from './support/fields';
import { mailsTo } from './support/mail';
import { aMember, call, somebody } from './support/people';

const anAddress = () => `letters-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.org`;
const arrived = (email: string, subject: string) =>
  expect
    .poll(async () => (await mailsTo(email)).map((mail) => mail.subject), { timeout: 60_000 })
    .toContain(subject);

async function fillMessage(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Vera Moss');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('+44 7700 900123');
  await page.getByLabel('Message').fill('How can our department join?');
}

async function fillRequest(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Vera Moss');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Please delete it.');
}

test.describe('Letters to the provider', { tag: '@nojs' }, () => {
  test('[CN-01] a message: what is wrong, what was typed, thanks, a mail', async ({
    page,
    expectAccessible,
  }) => {
    const email = anAddress();
    await page.goto('/contactPage');
    await expectAccessible(page);
    await page.getByLabel('Full name').fill('Vera Moss');
    await page.getByLabel('Message').fill('Too short');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectMessages([
      [page.getByLabel('Email'), 'Invalid email address.'],
      [page.getByLabel('Mobile number'), 'Invalid mobile number. It must be 10 digits.'],
      [page.getByLabel('Message'), 'Very short message'],
    ]);
    await expect(page.getByLabel('Full name')).toHaveValue('Vera Moss');
    await expectAccessible(page);
    await fillMessage(page, email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you. We have received your message.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await arrived(email, 'We have received your message');
  });

  test('[CN-07 CN-16 CN-17 LE-09 D-134] a request to delete an account', async ({
    page,
    expectAccessible,
  }) => {
    const email = anAddress();
    await page.goto('/deleteaccount');
    await expect(page.getByRole('main')).not.toContainText(
      /Organi[sz]ations|School Administrators/,
    );
    await expectAccessible(page);
    await fillRequest(page, email);
    await page.getByLabel('Country code').selectOption('+91');
    await page.getByLabel('Phone number').fill('12345 67890');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expectMessages([
      [page.getByLabel('Phone number'), 'Invalid phone number format for India'],
    ]);
    await expect(page.getByLabel('Message')).toHaveValue('Please delete it.');
    await page.getByLabel('Phone number').fill('9876543210');
    await page.getByRole('button', { name: 'Send request' }).click();
    const toast = page.getByText('Request sent successfully!');
    await expect(toast).toBeVisible();
    await expect(page.locator('.toast', { has: toast })).toHaveAttribute('data-ms', '5000');
    for (const label of ['Name', 'Phone number', 'Message'])
      await expect(page.getByLabel(label, { exact: false }).first()).toHaveValue('');
    await arrived(email, 'Your request to delete your account');
  });

  test('[D-334 D-830] a request that nobody answers stands out for administrators, and comes first', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const [late, recent] = [anAddress(), anAddress()];
    for (const email of [late, recent]) {
      await page.goto('/deleteaccount');
      await fillRequest(page, email);
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('Request sent successfully!')).toBeVisible();
    }
    await requestIsOlder(late, 26);
    await call(context.request, 'login', { data: ADMINISTRATOR });
    await page.goto('/admin/letters');
    const warning = page.getByRole('region', { name: 'Urgent deletion requests' });
    await expect(warning).toContainText('open for 25 days or more');
    await expectAccessible(page);
    await warning.getByRole('link').click();
    await expect(page).toHaveURL('/admin/letters?kind=deletion-requests');
    const letter = (email: string) => page.getByRole('article').filter({ hasText: email });
    await expect(letter(late)).toHaveCount(1);
    await expect(letter(late).getByText(/^Urgent: Due \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(letter(recent).getByText(/^Due \d+ \w+ \d{4}$/)).toBeVisible();
    const order = await page.getByRole('article').allInnerTexts();
    const placeOf = (email: string) => order.findIndex((text) => text.includes(email));
    expect(placeOf(late)).toBeLessThan(placeOf(recent));
    await expectAccessible(page);
    await letter(late).getByRole('link', { name: 'Decide' }).click();
    await expect(page.getByText('No account has this address.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expectMessages([[page.getByLabel('Reason'), 'Please give a reason.']]);
    await page.getByLabel('Reason').fill('There is no such account.');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('Closed. We have emailed the reason.')).toBeVisible();
    await arrived(late, 'Your request to delete an account');
    await page.goto('/admin/letters?kind=deletion-requests');
    await expect(letter(late).getByText('Refused')).toBeVisible();
    await expect(letter(late).getByText(/Urgent/)).toHaveCount(0);
  });

  test('[D-947] a request is carried out once the link at the account’s address was confirmed', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const theirs = await browser.newContext();
    const vera = await aMember(theirs, somebody('Vera'));
    await page.goto('/deleteaccount');
    await fillRequest(page, vera.email);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Request sent successfully!')).toBeVisible();
    await call(context.request, 'login', { data: ADMINISTRATOR });
    await page.goto('/admin/letters?kind=deletion-requests');
    const letter = page.getByRole('article').filter({ hasText: vera.email });
    await letter.getByRole('link', { name: 'Decide' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: vera.lastName })).toBeVisible();
    await expect(page.getByLabel('They confirmed the link')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email the link' }).click();
    await expect(page.getByRole('article').getByText('Asked for proof')).toBeVisible();

    await arrived(vera.email, 'Is this account to be deleted?');
    const [mail] = await mailsTo(vera.email);
    const [link = ''] = /\/account\/confirm-deletion\S+/.exec(mail?.text ?? '') ?? [];
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Yes, delete my account' }).click();
    await expect(visitor.getByText('Thank you. The account is yours')).toBeVisible();
    await visitor.context().close();

    await page.reload();
    await page.getByLabel('They confirmed the link').check();
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await expect(page.getByText('Account deleted')).toBeVisible();
    await expect(page.getByText(vera.email)).toHaveCount(0);
    await arrived(vera.email, 'Your Suture account was deleted');
    expect((await theirs.request.get('/api/v1/session')).status()).toBe(401);
    await theirs.close();
  });

  test('[D-154] of programs go nowhere: who fills in what nobody sees is thanked, and that is all', async ({
    page,
    request,
  }) => {
    const email = anAddress();
    const html = await (await request.get('/contactPage')).text();
    const opened = /name="opened" value="(\d+)"/.exec(html)?.[1] ?? '';
    const form = {
      fName: 'Vera Moss',
      email,
      mobile: '4477009001',
      message: 'Buy our instruments today',
      opened,
    };
    const caught = await request.post('/contactPage', {
      form: { ...form, website: 'https://spam.example' },
      maxRedirects: 0,
    });
    expect(caught.status()).toBe(302);
    const stale = await request.post('/contactPage', {
      form: { ...form, opened: '' },
      maxRedirects: 0,
    });
    expect([
      stale.status(),
      (await stale.text()).includes('Please send the form once more.'),
    ]).toEqual([400, true]);
    await page.goto('/contactPage');
    const later = anAddress();
    await fillMessage(page, later);
    await page.getByRole('button', { name: 'Send message' }).click();
    await arrived(later, 'We have received your message');
    expect(await mailsTo(email)).toEqual([]);
  });
});

test('[CN-13 CN-14 CN-16] with scripts the number is written as its country does, and the button says what it does', async ({
  page,
}) => {
  await page.goto('/deleteaccount');
  const number = page.getByLabel('Phone number');
  const country = page.getByLabel('Country code');
  await number.pressSequentially('201x5550123999');
  await expect(number).toHaveValue('(201) 555-0123');
  await country.selectOption('+91');
  await expect(number).toHaveValue('');
  await number.pressSequentially('98765432101');
  await expect(number).toHaveValue('98765 43210');
  await country.selectOption('+49');
  await number.pressSequentially('1512345678');
  await expect(number).toHaveValue('1512 3456 78');
  await fillRequest(page, anAddress());
  // A real submission would leave this page. Preventing it keeps the button's busy state visible.
  await page.evaluate(() => window.addEventListener('submit', (event) => event.preventDefault()));
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
});

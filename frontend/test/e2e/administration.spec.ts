import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { openReport, unfold } from './support/desk';
import { aMember, call, halfway, nameOf, somebody } from './support/people';

test.describe('An administrator', { tag: '@nojs' }, () => {
  test('hides a reported case and restores it; a confirmed registration wears its badge', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    const diagnosis = aDiagnosis();
    const id = await aCase(context.request, { diagnosis });
    const registration = {
      country: [96],
      region: ['Kerala'],
      mediRegistration: ['KMC 4711'],
      countryNames: ['India'],
    };
    await call(context.request, 'mediRegistration', { data: registration });

    const colleague = await browser.newContext();
    await aMember(colleague, somebody('Ben'));
    await call(colleague.request, 'clinicalCases/report', {
      data: { clinicalCaseId: id, reason: `A name tag: ${diagnosis}`, category: 'wrong' },
    });
    const seen = async () => (await colleague.request.get(`/caseDetails/${id}`)).status();
    expect((await colleague.request.get('/admin/reports')).status()).toBe(403);
    expect((await colleague.request.get('/admin/queues')).status()).toBe(404);

    await context.clearCookies();
    await call(context.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    await page.goto('/admin');
    await expectAccessible(page);
    const report = await openReport(page, context.request, diagnosis);
    await expectAccessible(page);
    await report.getByRole('radio', { name: 'Remove The author may appeal' }).check();
    await report.getByLabel('Anything to add for the author').fill('A name can be read.');
    await report.getByRole('button', { name: 'Decide' }).click();
    await expect(page.getByText('Decided. Both sides are notified.')).toBeVisible();
    expect(await seen()).toBe(404);
    await openReport(page, context.request, diagnosis, 'decided');
    await report.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Decided. Both sides are notified.')).toBeVisible();
    expect(await seen()).toBe(200);

    await page.goto('/admin/members');
    await page.getByLabel('Name or email').fill(anna.email);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: `${anna.firstName} ${anna.lastName}` }).click();
    await expect(page).toHaveURL(`/admin/members/${anna.id}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Compare and decide' }).click();
    for (const what of ['name', 'number', 'council'])
      await page.getByRole('checkbox', { name: `The same ${what}` }).check();
    await page.getByRole('radio', { name: 'Confirm' }).check();
    await page.getByLabel('Where you looked it up').fill('https://register.example');
    await page.getByRole('button', { name: 'Decide and open the next' }).click();
    await expect(page.getByText('Decided. The member is notified.')).toBeVisible();
    const theirs = await colleague.newPage();
    await theirs.goto(`/caseDetails/${id}`);
    await expect(theirs.getByRole('link', { name: nameOf(anna) }).first()).toBeVisible();
    await expect(theirs.getByRole('img', { name: 'Registration verified' }).first()).toBeVisible();

    const visitor = await browser.newContext();
    const left = { name: `Vera ${anna.lastName}`, email_id: anna.email, profession: 'Physician' };
    await call(visitor.request, 'addCommunityNonRegister', { data: left });
    await visitor.close();
    await page.goto('/admin/visitors');
    await expect(page.getByRole('row', { name: left.name })).toContainText('Physician');
    await expectAccessible(page);

    await page.goto('/admin/audit');
    await expect(page.getByRole('cell', { name: 'Registration confirmed' }).first()).toBeVisible();
    await expectAccessible(page);
    await colleague.close();
  });
});

test('An administrator merges a typed city into the one of the list', { tag: '@nojs' }, async ({
  page,
  context,
  expectAccessible,
}) => {
  const anna = await halfway(context);
  const typed = `Chennaipuram ${anna.lastName}`;
  const { firstName, lastName, email: emailId } = anna;
  const place = {
    cityId: `${typed}#${typed}`,
    cityName: typed,
    country_code: '+91',
    mobile: '9876543210',
  };
  await call(context.request, 'personal', {
    data: { firstName, lastName, emailId, gender: 'F', dob: '1982-03-14', ...place },
  });

  await context.clearCookies();
  await call(context.request, 'login', {
    data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
  });
  await page.goto('/admin/places');
  await expectAccessible(page);
  await expect(page.getByRole('row', { name: typed })).toContainText('1');
  await page.getByRole('link', { name: typed }).click();
  await page.getByLabel('Name in our list').fill('Chennai');
  await page.getByRole('button', { name: 'Find' }).click();
  const merge = page.getByRole('button', { name: 'Merge into Chennai, Tamil Nadu, India' });
  await expect(merge).toBeVisible();
  await expectAccessible(page);
  await merge.click();
  await expect(page.getByText('Merged.')).toBeVisible();
  await expect(page.getByRole('link', { name: typed })).toBeHidden();
  await page.goto('/admin/members');
  await page.getByLabel('Name or email').fill(anna.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('row', { name: anna.email })).toContainText('Chennai, India');
});

/** The dashboard is a program of its own, so only with scripts. */
test('[D-345] [D-346] An administrator follows a queue to the work that was done and that is for later', async ({
  page,
  context,
}) => {
  await call(context.request, 'login', {
    data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
  });
  await page.goto('/admin');
  await unfold(page, 'Queues');
  const events = page.getByRole('row', { name: 'events' });
  await events.locator('a[href$="status=delayed"]').click();
  await expect(page).toHaveURL('/admin/queues/queue/events?status=delayed');
  await expect(page.getByText('remind', { exact: true }).first()).toBeVisible();
  await page.goto('/admin');
  await unfold(page, 'Queues');
  const digests = page.getByRole('row', { name: 'digests' });
  await digests.locator('a[href$="status=completed"]').click();
  await expect(page).toHaveURL('/admin/queues/queue/digests?status=completed');
  await expect(page.getByText(/^(gather-digests|send-digest|tell-of-work)$/).first()).toBeVisible();
});

test('[D-832] Without scripts the dashboard says that it needs them, and leads to the overview', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await call(context.request, 'login', {
    data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
  });
  const page = await context.newPage();
  await page.goto('/admin/queues/queue/events?status=delayed');
  await expect(page.getByText('This dashboard needs scripts.')).toBeVisible();
  await expect(page.getByText('Loading')).toBeHidden();
  await page.getByRole('link', { name: 'overview' }).click();
  await unfold(page, 'Queues');
  await expect(page.getByRole('row', { name: /^events / })).toBeVisible();
  await context.close();
});

/** The dashboard is a program of its own, so only with scripts. */
test('An administrator opens the dashboard of every queue', async ({ page, context }) => {
  await call(context.request, 'login', {
    data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
  });
  await page.goto('/admin/queues');
  await expect(page.getByText('email-verification').first()).toBeVisible();
  await expect(page.getByText('video').first()).toBeVisible();
});

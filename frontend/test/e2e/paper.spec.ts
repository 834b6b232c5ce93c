import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call, somebody } from './support/people';
import { reloadUntil } from './support/steps';
import { expect, hydrated, test } from './support/walk';

const PUBLISHED = { consentScope: JSON.stringify(['members', 'publication']) };

test.describe('A paper of a case', { tag: '@nojs' }, () => {
  test('[D-1590 D-1594] its author reads what is missing, fills it, and downloads the document', async ({
    page,
    context,
    hasScripts,
    open,
    look,
    expectAccessible,
  }) => {
    await aMember(context, somebody('Anna'));
    const diagnosis = aDiagnosis();
    const id = await aCase(context.request, {
      diagnosis,
      files: [await aPicture()],
      more: PUBLISHED,
    });
    const settled = async () => {
      if (hasScripts) await hydrated(page);
    };

    await open(page, `/caseDetails/${id}`);
    await page.getByText('About this case').first().click();
    await page.getByRole('link', { name: 'Make a paper of this case' }).click();
    await expect(
      page.getByRole('heading', { name: 'A paper of this case', level: 1 }),
    ).toBeVisible();
    const progress = (items: string) => page.getByRole('heading', { name: items, level: 2 });
    await expect(progress('5 of 45 items')).toBeVisible();
    await look(page);

    await page.getByText('40 items are missing').click();
    const missing = page.getByRole('region', { name: 'items' });
    await expect(missing.getByRole('link', { name: 'What became of the patient' })).toHaveAttribute(
      'href',
      `/caseDetails/${id}/outcome#text`,
    );
    const operation = missing.getByRole('link', { name: 'The operation or other procedure' });
    await expect(operation).toHaveAttribute('href', `/caseDetails/${id}/steps/new?kind=operation`);
    await settled();
    await missing.getByRole('link', { name: 'What others can learn' }).click();
    const lesson = page.getByLabel('13d What others can learn');
    await expect(lesson).toBeInViewport();
    await lesson.fill('Look twice.');
    await page.getByRole('checkbox', { name: 'Does not apply : Pathology' }).check();
    const references = page.getByLabel('19 The works cited, by DOI or PMID');
    await references.fill('10.1016/j.ijsu.2020.10.034\nSmith 2020');
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await expect(page.getByText('Line 2 is neither a DOI nor a PMID.').first()).toBeVisible();
    await expect(lesson).toHaveValue('Look twice.');
    await references.fill('10.1016/j.ijsu.2020.10.034\nPMID 33358');
    await page.getByRole('button', { name: 'Save and make the document' }).click();
    await expect(progress('8 of 45 items')).toBeVisible();
    const download = page.getByRole('link', { name: 'Download (.docx)' });
    await reloadUntil(page, () => expect(download).toBeVisible({ timeout: 1_000 }));
    await expectAccessible(page);

    const reply = await context.request.get((await download.getAttribute('href')) ?? '');
    expect(reply.status()).toBe(200);
    expect((await reply.body()).subarray(0, 2).toString()).toBe('PK');
    await expect(lesson).toHaveValue('Look twice.');

    await open(page, `/caseDetails/${id}/steps/new?kind=operation`);
    await expect(page.getByRole('radio', { name: 'Operation' })).toBeChecked();
  });

  test('[D-1595] without the patient’s consent to publication there is none', async ({
    page,
    context,
    open,
  }) => {
    await aMember(context, somebody('Anna'));
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await open(page, `/caseDetails/${id}/paper`);
    await expect(page.getByText('The patient has not agreed to publication.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save and make the document' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Consent of this case' }).click();
    await expect(page).toHaveURL(new RegExp(`/caseDetails/${id}/edit$`));
  });

  test('[D-1598] once publication is taken back, its author reads so and finds no document', async ({
    page,
    context,
    open,
  }) => {
    await aMember(context, somebody('Anna'));
    const id = await aCase(context.request, { diagnosis: aDiagnosis(), more: PUBLISHED });
    await call(context.request, `posts/${id}/paper`, { data: { form: 'scare' } });
    await call(context.request, `posts/${id}`, {
      data: { consent: true, consentScope: ['members'] },
    });
    await open(page, `/caseDetails/${id}/paper`);
    await expect(page.getByText('Publication was taken back')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download (.docx)' })).toHaveCount(0);
  });

  test('[D-1592] a colleague agrees to be a co-author, and downloads the document', async ({
    page,
    context,
    open,
    colleague,
    expectAccessible,
  }) => {
    const anna = await aMember(context, somebody('Anna'));
    const { page: theirs, context: theirContext, member } = await colleague('Benedikt');
    for (const [by, to] of [
      [context, member],
      [theirContext, anna],
    ] as const)
      await call(by.request, 'addBeyondFollowRequest', { data: { user_two_id: to.id } });
    const id = await aCase(context.request, { diagnosis: aDiagnosis(), more: PUBLISHED });
    await open(page, `/caseDetails/${id}/paper`);
    const authors = page.getByRole('region', { name: 'Co-authors' });
    await authors.getByRole('button', { name: 'Ask' }).click();
    await expect(authors.getByText('Please choose a colleague.').first()).toBeVisible();
    await authors.getByLabel('A colleague you are connected with').selectOption(String(member.id));
    await authors.getByRole('button', { name: 'Ask' }).click();
    await expect(authors.getByText('asked', { exact: false }).last()).toBeVisible();
    await expect(authors.getByRole('button', { name: /Remove/ })).toBeVisible();

    await reloadUntil(theirs, async () => {
      await theirs.goto('/notifications');
      await expect(theirs.getByText('names you as a co-author').first()).toBeVisible({
        timeout: 1_000,
      });
    });
    await theirs.getByText('names you as a co-author').first().click();
    await expect(theirs.getByRole('heading', { name: 'Co-author of a paper' })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Agree to be named' }).click();
    await expect(theirs.getByText('You have agreed to be named.')).toBeVisible();

    await open(page, `/caseDetails/${id}/paper`);
    await expect(authors.getByText('has agreed')).toBeVisible();
    await page.getByRole('button', { name: 'Save and make the document' }).click();
    const download = theirs.getByRole('link', { name: 'Download (.docx)' });
    await reloadUntil(theirs, () => expect(download).toBeVisible({ timeout: 1_000 }));
    const reply = await theirContext.request.get((await download.getAttribute('href')) ?? '');
    expect(reply.status()).toBe(200);
  });
});

import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aLargePicture, aPicture, aReport } from './support/files';
import { aMember, nameOf, somebody } from './support/people';
import { fillCase, lookAtFiles, postWithFiles } from './support/steps';

/** Opens the dialog of a link, or the page that stands behind it. */
const asked = (page: Page, hasScripts: boolean) => (hasScripts ? page.getByRole('dialog') : page.getByRole('main'));

const tickAll = async (page: Page) => {
  for (const box of await page.getByRole('checkbox', { name: /patient has given|data is relevant|hereby understand/ }).all())
    await box.check();
};

test.describe('Cases and images', { tag: '@nojs' }, () => {
  test('[CA-01 CO-04 CO-05 CO-08 CO-20 CO-21 CO-40] an image is added, found under its tab, collected and deleted', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    await aMember(context);
    const title = aDiagnosis('Gallstones');

    await page.goto('/myCasesCommunity');
    await expect(page.getByText('No cases posted')).toBeVisible();
    await page.goto('/communityCollection');
    await expect(page.getByText('No cases added to the collection')).toBeVisible();
    await page.goto('/community');
    await page.getByRole('link', { name: 'Clinical Images' }).click();
    const section = page.getByRole('complementary', { name: 'You and this section' });
    for (const label of ['Feed', 'Collection', 'My Posts'])
      await expect(section.getByRole('link', { name: label, exact: true })).toBeVisible();
    await section.getByRole('link', { name: 'Add a Case' }).click();
    await expect(page.getByRole('heading', { name: 'Add Clinical Image' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clinical Case', exact: true })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await expectAccessible(page);

    await page.getByLabel('Description').fill('Pigment stones on the bench.');
    await page.getByRole('button', { name: 'Post image' }).click();
    await expect(page.getByRole('alert')).toContainText('Title is required');
    await expect(page.getByRole('alert')).toContainText('File is required');
    await expect(page.getByLabel('Description')).toHaveValue('Pigment stones on the bench.');

    await page.getByLabel('Choose an image').setInputFiles(await aPicture());
    if (hasScripts) await page.getByLabel('What ct-axial.jpg shows').fill('Twelve pigment stones');
    else await page.getByLabel('What it shows').fill('Twelve pigment stones');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
    await tickAll(page);
    await postWithFiles(page, 'Post image');
    await expect(page.getByText('Posted successfully')).toBeVisible();
    await expect(page).toHaveURL('/community?tab=images');

    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('img', { name: 'Twelve pigment stones' })).toBeVisible();
    // With scripts the button changes before the server has answered.
    const saved = hasScripts ? page.waitForResponse((reply) => reply.request().method() === 'POST') : undefined;
    await card.getByRole('button', { name: 'Add to Collection' }).click();
    await expect(card.getByRole('button', { name: 'Remove from Collection' })).toBeVisible();
    await saved;
    await page.goto('/communityCollection');
    await expect(card).toBeVisible();
    await page.goto('/collection');
    await expect(card).toBeHidden();

    await page.goto('/myCasesCommunity');
    if (hasScripts) await hydrated(page);
    await card.getByLabel(`More about ${title}`).click();
    await expect(card.getByRole('link', { name: 'Report' })).toBeHidden();
    await card.getByRole('link', { name: 'Delete' }).click();
    const question = asked(page, hasScripts);
    await expect(question.getByRole('heading', { name: 'Are you sure you want to delete the case?' })).toBeVisible();
    await expect(question.getByText(title)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Case deleted successfully')).toBeVisible();
    await page.goto('/myCasesCommunity');
    await expect(page.getByText('No cases posted')).toBeVisible();
  });

  test('[CA-24 CA-27 CA-29 CA-44 CO-39] a case is edited, its outcome told; what somebody else saved is not overwritten unseen', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    await aMember(context);
    const diagnosis = aDiagnosis();
    const id = await aCase(context.request, { diagnosis, files: [await aPicture(), await aReport()] });

    await page.goto(`/caseDetails/${id}/edit`);
    if (hasScripts) await hydrated(page);
    await expectAccessible(page);
    const form = new FormData();
    form.append('history', 'Said in another window.');
    const other = await context.request.post(`/api/v1/clinicalCases/${id}`, {
      multipart: form,
      headers: { origin: new URL(page.url()).origin },
    });
    expect(other.ok()).toBe(true);

    await page.getByLabel('Outcome').fill('She went home on day two.');
    await page.getByLabel('Remove Image 1').check();
    await expect(page.getByText('Image will be removed from case.')).toBeVisible();
    await tickAll(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toContainText('This case was changed in the meantime.');
    await expect(page.getByLabel('Outcome')).toHaveValue('She went home on day two.');
    if (!hasScripts) await page.getByLabel('Remove Image 1').check();
    await tickAll(page);
    await page.getByRole('button', { name: 'Save changes' }).click();

    await expect(page).toHaveURL(`/caseDetails/${id}`);
    await expect(page.getByText('Case updated successfully')).toBeVisible();
    await expect(page.getByText('She went home on day two.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Files of this case' }).getByText('1 of 1 · Report')).toBeVisible();
  });

  test('[CA-07 CA-08 CA-25 CA-26 CA-37 CA-38 CA-39] a colleague reports a case, sees who liked it, and changes and deletes a comment', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
    watch,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const theirs = await browser.newContext();
    watch(theirs);
    await aMember(theirs, somebody('Ingrid'));
    const id = await aCase(theirs.request, { diagnosis: aDiagnosis(), history: '', question: '' });
    await theirs.close();
    const ben = await aMember(context, somebody('Benedikt'));
    const path = `/caseDetails/${id}`;
    await page.goto(path);
    if (hasScripts) await hydrated(page);
    await expect(page.getByText('No history Available')).toBeVisible();
    await expect(page.getByText('No questions Available')).toBeVisible();

    await page.getByRole('button', { name: 'Like, 0 likes' }).click();
    await page.getByRole('link', { name: `Liked by ${nameOf(ben)}` }).click();
    const likers = asked(page, hasScripts);
    await expect(likers.getByRole('heading', { name: 'Surgeons who liked.' })).toBeVisible();
    await expect(likers.getByRole('link', { name: nameOf(ben) })).toHaveAttribute('href', `/profile/${ben.id}`);
    await expectAccessible(page);

    await page.goto(path);
    if (hasScripts) await hydrated(page);
    await page.getByLabel(/^More about/).click();
    await page.getByRole('link', { name: 'Report' }).click();
    const report = asked(page, hasScripts);
    await expect(report.getByRole('heading', { name: 'Please fill the reason.' })).toBeVisible();
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(report.getByText('Reason is required.').first()).toBeVisible();
    await report.getByLabel('Reason').fill('The question is missing.');
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByText('Thank you. We will look at this post.')).toBeVisible();

    await page.goto(path);
    if (hasScripts) await hydrated(page);
    const discussion = page.getByRole('region', { name: /Discussion/ });
    await discussion.getByLabel('Add Comment').fill('Drain frist.');
    await discussion.getByRole('button', { name: 'Post' }).first().click();
    await discussion.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Your comment').fill('Drain first.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(discussion.getByText('Drain first.')).toBeVisible();
    await expect(discussion.getByText('edited')).toBeVisible();
    await discussion.getByRole('link', { name: 'Delete' }).click();
    const question = asked(page, hasScripts);
    await expect(question.getByRole('heading', { name: 'Are you sure you want to delete the comment?' })).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(discussion.getByText('Drain first.')).toBeHidden();
    await expect(discussion.getByText('0 comments')).toBeVisible();
  });
});

test.describe('Cases with scripts', () => {
  test('[CA-10 CA-17 CO-38] a draft survives a reload, a wrong file is said at once, an upload that was not taken is sent again', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await page.goto('/community/add');
    await hydrated(page);
    await page.getByLabel('Diagnosis').fill(diagnosis);
    await page.getByLabel('Choose images').setInputFiles(await aPicture());
    await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeHidden();
    await expect(page.getByLabel('Diagnosis')).toHaveValue(diagnosis);

    await page.getByLabel('Choose images').setInputFiles(await aReport('report.pdf'));
    await expect(page.getByText('Unsupported file type found')).toBeVisible();
    await page.getByRole('button', { name: 'Remove report.pdf' }).click();
    await page.getByLabel('Choose images').setInputFiles(await aPicture());
    await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
    await page.getByLabel('Patient age').fill('58');
    await page.getByRole('radio', { name: 'Female' }).check();
    await tickAll(page);
    const logIn = { contentType: 'text/html', body: '<h1>Log in</h1>' };
    await page.route('**/community/upload**', (route) => route.fulfill(logIn), { times: 1 });
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await lookAtFiles(page);
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await page.goto('/community/add');
    await hydrated(page);
    await expect(page.getByLabel('Diagnosis')).toHaveValue('');
  });

  test('[UP-05 CO-14] a large file goes ahead in pieces, and on after one was lost', async ({ page, context }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await page.goto('/community/add?type=2');
    await hydrated(page);
    await page.getByLabel('Choose a file').setInputFiles(await aLargePicture());
    await fillCase(page, diagnosis);
    let lost = 0;
    await page.route('**/api/v1/uploads/*', (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
      lost += 1;
      return route.fulfill({ status: 423 });
    });
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByRole('heading', { name: /once more$/ })).toBeVisible({ timeout: 45_000 });
    await lookAtFiles(page);
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByText('Posted successfully')).toBeVisible();
    expect(lost).toBe(1);
    await expect(page.getByRole('article', { name: diagnosis }).getByRole('img', { name: /picture 1/ })).toBeVisible();
  });

  test('[CA-30] new cases of others are offered, not pushed in; a mention finds its member', async ({ page, context, browser, watch }) => {
    await aMember(context);
    await page.clock.install();
    await page.goto('/community');
    await hydrated(page);
    const theirs = await browser.newContext();
    watch(theirs);
    const zoe = await aMember(theirs, somebody('Zoe'));
    const diagnosis = aDiagnosis();
    await aCase(theirs.request, { diagnosis });
    await page.clock.fastForward('01:05');
    await expect(page.getByRole('article', { name: diagnosis })).toBeHidden();
    await page.getByRole('link', { name: /new cases?$/ }).click();
    const card = page.getByRole('article', { name: diagnosis });
    await expect(card).toBeVisible();

    await card.getByRole('link', { name: '0 comments' }).click();
    await page.clock.resume();
    await hydrated(page);
    const area = page.getByLabel('Add Comment');
    await area.pressSequentially(`Do ask @${zoe.firstName} ${zoe.lastName.slice(0, 6)}`);
    await page.getByRole('option', { name: nameOf(zoe) }).click();
    await area.press('Enter');
    await page.getByRole('link', { name: `@${zoe.firstName} ${zoe.lastName}` }).click();
    await expect(page).toHaveURL(`/profile/${zoe.id}`);
    await theirs.close();
  });

  test('[CA-05] the stage turns by keys and opens a picture to be zoomed', async ({ page, context }) => {
    await aMember(context);
    const files = [await aPicture('a.jpg'), await aPicture('b.jpg', '#6e0b0b'), await aReport()];
    const id = await aCase(context.request, { diagnosis: aDiagnosis(), files });
    await page.goto(`/caseDetails/${id}`);
    await hydrated(page);
    const stage = page.getByRole('region', { name: 'Files of this case' });
    await stage.getByRole('link', { name: 'Next file' }).press('ArrowRight');
    await expect(stage.getByText('2 of 3 · Image')).toBeVisible();
    await stage.getByRole('link', { name: 'Open in full size' }).click();
    const box = page.getByRole('dialog');
    await expect(box.getByText('2 / 2')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(box.getByText('1 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(stage.getByText('1 of 3 · Image')).toBeVisible();
  });
});

import { aCase, aDiagnosis } from './support/cases';
import { allAreQuiet } from './support/database';
import { aMember, call, nameOf, practises } from './support/people';
import { fillCase, sendButton } from './support/steps';
import { expect, test } from './support/walk';

test.describe('An answer tonight', { tag: '@nojs' }, () => {
  test('[D-454 D-456] colleagues of the speciality are asked after posting, and the author sees how far it has come', async ({
    page,
    context,
    open,
    look,
    colleague,
  }) => {
    const author = await aMember(context);
    const { page: theirs, context: theirContext, member } = await colleague('Benedikt');
    await practises(theirContext, 'Plastic & Reconstructive Surgery');
    const diagnosis = aDiagnosis();
    await open(page, '/community/add');
    await fillCase(page, diagnosis);
    await page
      .getByLabel('Speciality', { exact: true })
      .selectOption('Plastic & Reconstructive Surgery');
    await sendButton(page, 'Post case').click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the right colleagues');
    await expect(page.getByText('Your case is posted.')).toBeVisible();
    await expect(page.getByText('Not for emergencies.')).toBeVisible();
    await look(page);
    const week = page.getByRole('radio', { name: /^This week/ });
    await expect(week).toHaveAccessibleName(/Open for 3 days, until /);
    await week.check();
    // Others of the speciality may be there, of the demo community and of other journeys.
    const said = await page.getByText(/^\d+ can be asked now/).innerText();
    const now = Number.parseInt(said, 10);
    await expect(page.getByText(new RegExp(`^Of \\d+ members?: ${now} now`))).toBeVisible();
    for (const near of await page.getByRole('checkbox', { name: /now/ }).all())
      await near.uncheck();
    await page.getByRole('button', { name: /^Ask \d+ now$/ }).click();
    await expect(
      page.getByText(now === 1 ? 'We asked one colleague.' : `We asked ${now} colleagues.`),
    ).toBeVisible();
    const asking = page.getByRole('region', { name: 'Asked: this week' });
    await expect(asking.getByText('3 days left')).toBeVisible();
    await asking.getByText('Next: ').click();
    await expect(asking.getByText('You see numbers, not who was asked.')).toBeVisible();
    await look(page);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));

    await open(theirs, '/questions');
    const question = theirs.getByRole('listitem').filter({ hasText: nameOf(author) });
    await expect(
      question.getByText('Your speciality: Plastic & Reconstructive Surgery.'),
    ).toBeVisible();
    await look(theirs);
    await question.getByRole('link', { name: 'Open the case' }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(diagnosis);
    await open(theirs, '/questions');
    await expect(question.getByText('You have looked')).toBeVisible();
    await call(theirContext.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: id, comment: 'A free flap, and early.' },
    });
    await open(theirs, '/questions?state=answered');
    await expect(question).toBeVisible();

    await open(page, `/caseDetails/${id}`);
    await expect(asking.getByRole('definition').nth(1)).toHaveText('1');
    await expect(asking.getByRole('definition').nth(2)).toHaveText('1');
    const comment = page.getByRole('listitem').filter({ hasText: 'A free flap' });
    await expect(comment.getByRole('link', { name: nameOf(member) })).toBeVisible();
    await expect(comment.getByText('Was asked')).toBeVisible();
    await open(page, `/caseDetails/${id}/ask`);
    await expect(page).toHaveURL(`/caseDetails/${id}`);
  });

  test('[D-1072] where nobody can be asked now, one asks a neighbour, begins later, or both', async ({
    page,
    hasScripts,
    context,
    open,
    look,
    colleague,
  }) => {
    const own = 'Bariatric Surgery';
    await aMember(context);
    const { context: ben } = await colleague('Benedikt');
    await practises(ben, 'Upper GI Surgery');
    const { context: cleo } = await colleague('Cleo');
    await practises(cleo, own);
    await allAreQuiet(own);
    const aBariatricCase = () =>
      aCase(context.request, { diagnosis: aDiagnosis(), more: { speciality: own } });
    const choice = (name: RegExp) => page.getByRole('radio', { name });
    await open(page, `/caseDetails/${await aBariatricCase()}/ask`);
    await expect(page.getByText('Nobody can be asked now')).toBeVisible();
    await expect(page.getByText(/quiet hours?: .* can be asked at /)).toBeVisible();
    const neighbours = choice(/^Ask \d+ in Upper GI Surgery now/);
    const wait = choice(/^Begin at /);
    const both = choice(/^Both/);
    for (const way of [neighbours, wait, both]) await expect(way).not.toBeChecked();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await look(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Please choose one of these.');
    await both.check();
    if (hasScripts) await expect(page.getByText(/Open for 12 hours, until /)).toBeVisible();
    const go = (name: RegExp) =>
      page.getByRole('button', { name: hasScripts ? name : 'Continue' }).click();
    await go(/^Ask \d+ now$/);
    await expect(page.getByText(/^We asked (one|\d+) colleagues?\.$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Asked: today' })).toBeVisible();

    await open(page, `/caseDetails/${await aBariatricCase()}/ask`);
    await wait.check();
    await look(page);
    await go(/^Begin at /);
    await expect(page.getByText(/^Asking begins at /)).toBeVisible();
  });

  test('[D-1010] an open question is widened to a neighbouring speciality', async ({
    page,
    hasScripts,
    context,
    open,
    look,
    colleague,
  }) => {
    await aMember(context);
    const { context: theirs } = await colleague('Benedikt');
    await practises(theirs, 'Thoracic Surgery');
    const id = await aCase(context.request, {
      diagnosis: aDiagnosis(),
      more: { speciality: 'Cardiac Surgery' },
    });
    await call(context.request, `clinicalCases/${id}/ask`, { data: { urgency: 'week' } });
    await open(page, `/caseDetails/${id}`);
    await page.getByRole('link', { name: 'Widen the search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widen the search');
    await expect(
      page.getByText('Choose a speciality to see how many more are asked.'),
    ).toBeVisible();
    const thoracic = page.getByRole('checkbox', { name: /^Thoracic Surgery/ });
    await thoracic.check();
    if (!hasScripts) await page.getByRole('button', { name: 'Count again' }).click();
    await expect(page.getByText('Choose a speciality to see')).toBeHidden();
    await expect(thoracic).toBeChecked();
    await look(page);
    // How many depends on who else is there.
    await page.getByRole('button', { name: /^Ask \d+ more now$|^Widen the search$/ }).click();
    await expect(page.getByText(/We asked \d+ more\.|The search is wider\./)).toBeVisible();
    await page.getByRole('link', { name: 'Widen the search' }).click();
    await expect(thoracic).toBeDisabled();
    await expect(thoracic).toBeChecked();
  });

  test('[D-455] a question is passed, and one says when one may be asked', async ({
    context,
    look,
    open,
    colleague,
  }) => {
    const author = await aMember(context);
    const { page: theirs, context: theirContext } = await colleague('Benedikt');
    await practises(theirContext, 'Vascular Surgery');
    const id = await aCase(context.request, {
      diagnosis: aDiagnosis(),
      more: { speciality: 'Vascular Surgery' },
    });
    await call(context.request, `clinicalCases/${id}/ask`, { data: { urgency: 'today' } });

    await open(theirs, '/notifications');
    await theirs.getByRole('main').getByRole('link', { name: 'Questions to me' }).click();
    const question = theirs.getByRole('listitem').filter({ hasText: nameOf(author) });
    await question.getByRole('button', { name: 'Pass' }).click();
    await expect(theirs.getByText('You passed. Someone else is asked.')).toBeVisible();
    await expect(theirs.getByText('No questions are waiting for you.')).toBeVisible();
    await expect(theirs.getByText('You were asked 1 time in the last 7 days.')).toBeVisible();
    await look(theirs);

    const settings = theirs.getByRole('complementary', { name: 'Settings' });
    await settings.getByLabel('At most in 24 hours').selectOption('5 questions');
    await settings.getByLabel('Quiet from').fill('21:30');
    await settings.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await settings.getByText(/^Languages: any/).click();
    await settings.getByRole('checkbox', { name: 'Hindi' }).check();
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText('Settings saved')).toBeVisible();
    await expect(settings.getByLabel('At most in 24 hours')).toHaveValue('5');
    await expect(settings.getByLabel('Quiet from')).toHaveValue('21:30');
    await expect(settings.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await expect(settings.getByText('Languages: Hindi')).toBeVisible();
    await open(theirs, '/questions?state=past');
    await expect(question.getByText('You passed')).toBeVisible();
  });
});

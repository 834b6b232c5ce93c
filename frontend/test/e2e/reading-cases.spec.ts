import { aCase, aDiagnosis } from './support/cases';
import { daysPass } from './support/database';
import { aPicture } from './support/files';
import { aMember, nameOf, somebody } from './support/people';
import { card, expect, test } from './support/walk';

test.describe('Cases of colleagues', { tag: '@nojs' }, () => {
  test('[CA-03 CA-07 CA-08 CA-22 CA-23 CA-25 CA-36 CA-41 PW-27 D-078 D-821] a colleague likes and saves a case', async ({
    page,
    context,
    hasScripts,
    open,
    look,
    asked,
    colleague,
  }) => {
    const { context: away } = await colleague('Ingrid');
    const ben = await aMember(context, somebody('Benedikt'));
    const diagnosis = aDiagnosis();
    const id = await aCase(away.request, {
      diagnosis,
      history: '',
      question: '',
      files: [await aPicture()],
      // Other journeys post meanwhile: among all cases it would soon be on the second page.
      more: { speciality: 'Eye Surgery' },
    });
    const feed = '/community?speciality=Eye%20Surgery';

    const one = card(page, diagnosis);
    const picture = one.getByRole('img', { name: `${diagnosis}, picture 1` });
    if (hasScripts) {
      // The clock is stopped between two taps, however slow the machine is. A double tap likes; a
      // second one changes nothing.
      await page.clock.install();
      await open(page, feed);
      await expect(picture).toBeVisible();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
      await picture.tap();
      await picture.tap();
      await expect(one.getByRole('button', { name: 'Liked, 1 like' })).toBeVisible();
      await picture.click();
      await picture.click();
      await page.clock.resume();
    } else {
      await open(page, feed);
      await one.getByRole('button', { name: 'Like, 0 likes' }).click();
    }
    await expect(one.getByRole('button', { name: 'Liked, 1 like' })).toBeVisible();
    await expect(one.getByRole('link', { name: '1 like' })).toBeVisible();
    await expect(one.getByText('1 like')).toHaveCount(1);
    // The new state shows at once, before the server responds; leaving the page earlier would
    // cancel the request.
    const answered = () =>
      hasScripts ? page.waitForResponse((reply) => reply.request().method() === 'POST') : undefined;
    const saved = answered();
    await one.getByRole('button', { name: 'Add to Collection' }).click();
    await expect(one.getByRole('button', { name: 'Remove from Collection' })).toBeVisible();
    await saved;
    await open(page, '/collection');
    await expect(one).toBeVisible();
    await look(page);
    const removed = answered();
    await one.getByRole('button', { name: 'Remove from Collection' }).click();
    await expect(
      one
        .getByRole('button', { name: 'Add to Collection' })
        .or(page.getByText('No cases added to the collection')),
    ).toBeVisible();
    await removed;
    await open(page, '/collection');
    await expect(page.getByText('No cases added to the collection')).toBeVisible();

    // One tap opens the picture.
    await open(page, feed);
    await (hasScripts ? picture.tap() : picture.click());
    await expect(page).toHaveURL(`/caseDetails/${id}?picture=1`);
    // The URL changes shortly before the page: other cases in the feed have no history either.
    await expect(page.getByText('No history Available')).toHaveCount(1);
    await page.getByText('About this case').click();
    await expect(page.getByText('No questions Available')).toBeVisible();
    await page.getByRole('link', { name: `Liked by ${nameOf(ben)}` }).click();
    await expect(asked(page).getByRole('heading', { name: 'Surgeons who liked.' })).toBeVisible();
    await expect(asked(page).getByRole('link', { name: nameOf(ben) })).toHaveAttribute(
      'href',
      `/profile/${ben.id}`,
    );
    await look(page);
    await open(page, `/caseDetails/${id}`);
    await page.getByRole('button', { name: 'Liked, 1 like' }).click();
    await expect(page.getByRole('button', { name: 'Like, 0 likes' })).toBeVisible();
    await expect(page.getByText(/^Liked by/)).toBeHidden();
  });

  test('[CA-26 CA-27 CA-28 CA-37 CA-38 CA-39 CA-46 PW-27] a colleague discusses and reports a case', async ({
    page,
    context,
    open,
    look,
    asked,
    colleague,
  }) => {
    const { member: author, page: theirs, context: away } = await colleague('Ingrid');
    const ben = await aMember(context, somebody('Benedikt'));
    const id = await aCase(away.request, { diagnosis: aDiagnosis(), files: [await aPicture()] });

    await open(page, `/caseDetails/${id}`);
    const discussion = page.getByRole('region', { name: /Discussion/ });
    const post = discussion.getByRole('button', { name: 'Post' }).first();
    await discussion.getByLabel('Add Comment').focus();
    await post.click();
    await expect(discussion.getByText('Please write a comment.')).toBeVisible();
    await discussion.getByLabel('Add Comment').fill('Drain frist.\nThen rest.');
    await post.click();
    await expect(discussion.getByText('Drain frist.')).toBeVisible();
    await expect(discussion.getByLabel('Add Comment')).toHaveValue('');
    await discussion.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Your comment').fill('Drain first.\nThen rest.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(discussion.getByText('Drain first.')).toBeVisible();
    await expect(discussion.getByText('edited')).toBeVisible();
    await look(page);

    // The author replies; only the writer of a comment can delete it.
    await open(theirs, `/caseDetails/${id}`);
    const other = theirs.getByRole('region', { name: /Discussion/ });
    await expect(other.getByRole('link', { name: 'Delete' })).toBeHidden();
    await expect(other.getByRole('link', { name: nameOf(ben) })).toHaveAttribute(
      'href',
      `/profile/${ben.id}`,
    );
    await other.getByText('Reply', { exact: true }).click();
    await other.getByLabel('Add Reply').fill('We did.');
    await other.getByRole('button', { name: 'Post' }).first().click();
    await expect(other.getByText('We did.')).toBeVisible();
    await expect(other.getByText('2 comments')).toBeVisible();
    await look(theirs);

    await open(page, `/caseDetails/${id}`);
    await expect(discussion.getByRole('link', { name: nameOf(author) })).toBeVisible();
    await discussion.getByRole('link', { name: 'Delete' }).click();
    await expect(
      asked(page).getByRole('heading', { name: 'Are you sure you want to delete the comment?' }),
    ).toBeVisible();
    await asked(page).getByRole('button', { name: 'Delete' }).click();
    await expect(discussion.getByText('Drain first.')).toBeHidden();
    await expect(discussion.getByText('Comment deleted')).toBeVisible();
    await expect(discussion.getByText('1 comment')).toBeVisible();

    await open(page, `/caseDetails/${id}`);
    await page
      .getByLabel(/^More about/)
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Report' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
    await page.getByRole('link', { name: 'Report' }).click();
    const report = asked(page);
    await expect(report.getByRole('heading', { name: 'Please fill the reason.' })).toBeVisible();
    await look(page);
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(report.getByText('Reason is required.').first()).toBeVisible();
    await report.getByRole('radio', { name: 'Something else' }).check();
    await report.getByLabel('Reason').fill('The question is missing.');
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByText('Thank you. We will review this post.')).toBeVisible();
  });

  test('[CA-20 CA-21] a case closes after seven days: it says so before and after, and takes no likes and comments', async ({
    isWide,
    page,
    context,
    open,
    look,
    colleague,
  }) => {
    await aMember(context);
    const { context: theirs } = await colleague('Ingrid');
    const diagnosis = aDiagnosis();
    // In a speciality of its own: other journeys may post a whole page of cases meanwhile.
    const [speciality, files] = ['Neurosurgery', [await aPicture()]];
    const feed = `/community?speciality=${speciality}`;
    const id = await aCase(theirs.request, { diagnosis, files, more: { speciality } });
    await daysPass(id, 5.5);
    await open(page, feed);
    await expect(card(page, diagnosis).getByText('1 day left')).toBeVisible();
    if (isWide)
      await expect(
        page.getByRole('complementary', { name: 'More' }).getByText('Closing soon'),
      ).toBeVisible();
    await daysPass(id, 1.6);
    await open(page, feed);
    await expect(card(page, diagnosis).getByText('Closed')).toBeVisible();
    await expect(
      card(page, diagnosis).getByRole('button', { name: 'Like, 0 likes' }),
    ).toBeDisabled();
    await open(page, `/caseDetails/${id}`);
    await expect(page.getByRole('button', { name: 'Like, 0 likes' })).toBeDisabled();
    await expect(
      page.getByText('This case is closed. It can still be read, saved and shared.'),
    ).toBeVisible();
    await expect(page.getByLabel('Add Comment')).toBeHidden();
    await page.getByRole('button', { name: 'Add to Collection' }).click();
    await expect(page.getByRole('button', { name: 'Remove from Collection' })).toBeVisible();
    await look(page);
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aLine } from './support/line';
import { aMark, aMember, call } from './support/people';
import { reloadUntil } from './support/steps';
import { withVideo } from './support/videos';

const MB = 1024 ** 2;
const PIECE_MB = 32;
/** E2E_UPLOAD_MB sets a larger size: up to 1023, which leaves room for the video itself. */
const UPLOAD_MB = Number(process.env['E2E_UPLOAD_MB'] || 70);
const aTitle = () => `Knot ${aMark()}`;

async function fill(page: Page, title: string, path: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Speciality').selectOption('Urology');
  await showsPatient(page).getByLabel('No').check();
  await page.getByLabel('Choose a video').setInputFiles(path);
}

const showsPatient = (page: Page) =>
  page.getByRole('group', { name: 'Does the video show a patient?' });

const tile = (page: Page, title: string) => page.locator('.tile', { hasText: title });

/** Other members may save the video but are not offered to delete it. */
async function onlySaved(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  const reel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await expect(reel.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(reel.getByText('Delete')).toHaveCount(0);
}

test('[EX-01 EX-02 EX-10 EX-13 EX-16 D-047] A short video is added, prepared, watched, saved and deleted', {
  tag: '@nojs',
}, async ({ page, context, browser, javaScriptEnabled, expectAccessible }) => {
  const hasScripts = javaScriptEnabled !== false;
  const title = aTitle();
  await aMember(context);
  await page.goto('/explore/add');
  if (hasScripts) await hydrated(page);
  await page.getByRole('button', { name: 'Add video' }).click();
  for (const sentence of [
    'Title is required',
    'Speciality is required',
    'Video File is required',
    'Please say whether the video shows a patient.',
  ])
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  await expectAccessible(page);
  await withVideo(async (path) => {
    await fill(page, title, path);
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page).toHaveURL('/explore');
  });
  await expect(page.getByText('Your video is being checked and prepared.')).toBeVisible();
  await reloadUntil(page, () =>
    expect(tile(page, title).locator('img')).toBeVisible({ timeout: 1_000 }),
  );
  await expectAccessible(page);
  await tile(page, title).click();
  const reel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await expect(reel.locator('video')).toBeVisible();
  await reel.getByRole('button', { name: 'Save' }).click();
  await expect(reel.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const theirs = await browser.newContext();
  await aMember(theirs);
  await onlySaved(await theirs.newPage(), page.url(), title);
  await theirs.close();
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/explore');
  await tile(page, title).click();
  await reel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect(page.getByText('Post deleted successfully')).toBeVisible();
  await page.goto('/explore');
  await expect(tile(page, title)).toHaveCount(0);
});

test('[D-909] A video that shows a patient needs consent and the look of its author', {
  tag: '@nojs',
}, async ({ page, context, javaScriptEnabled, expectAccessible }) => {
  const hasScripts = javaScriptEnabled !== false;
  const title = aTitle();
  await aMember(context);
  await page.goto('/explore/add');
  if (hasScripts) await hydrated(page);
  const consent = page.getByLabel('The patient has given written consent');
  const looked = page.getByLabel('I have looked at the whole video');
  for (const radio of await showsPatient(page).getByRole('radio').all())
    await expect(radio).not.toBeChecked();
  for (const box of [consent, looked]) await expect(box).toBeHidden();
  await withVideo(async (path) => {
    await fill(page, title, path);
    await showsPatient(page).getByLabel('Yes').check();
    const film = page.getByLabel('Look at video.mp4');
    if (hasScripts)
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration))
        .toBeGreaterThan(1);
    for (const box of [consent, looked]) await expect(box).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add video' }).click();
    const missing = page.getByRole('link', { name: 'patient has given written consent.' });
    await expect(missing).toBeVisible();
    await expectAccessible(page);
    await consent.check();
    if (!hasScripts) await page.getByLabel('Choose a video').setInputFiles(path);
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(
      page.getByRole('link', { name: 'you have looked at the whole video.' }),
    ).toBeVisible();
    await expect(showsPatient(page).getByLabel('Yes')).toBeChecked();
    await looked.check();
    if (!hasScripts) await page.getByLabel('Choose a video').setInputFiles(path);
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page).toHaveURL('/explore');
  });
  await expect(page.getByText('Your video is being checked and prepared.')).toBeVisible();
});

test('[EX-01 EX-11] The grid is filtered by the address, and goes on by a plain link', {
  tag: '@nojs',
}, async ({ page, context, javaScriptEnabled }) => {
  await aMember(context);
  await page.goto('/explore');
  if (javaScriptEnabled === false) {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/explore\?page=2&asOf=[^&]+&before=\d+$/);
    await expect(page.locator('.tile')).toHaveCount(10);
  } else {
    await hydrated(page);
    await expect(page.locator('.tile')).toHaveCount(10);
    await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.tile').count()).toBeGreaterThanOrEqual(20);
    await expect(page).toHaveURL('/explore');
  }
  await page.getByText('Filter', { exact: true }).click();
  for (const name of ['Eye Surgery', 'Vascular Surgery'])
    await page.getByLabel(name, { exact: true }).check();
  await page.getByRole('button', { name: 'Show videos' }).click();
  await expect(page).toHaveURL('/explore?specialities=Vascular+Surgery&specialities=Eye+Surgery');
  await expect(page.locator('.explore-filter .count')).toHaveText('2');
  await page.getByRole('link', { name: /^Eye Surgery/ }).click();
  await expect(page).toHaveURL('/explore?specialities=Vascular+Surgery');
  await page.locator('.tile').first().click();
  await expect(page.locator('.reel').first().locator('.person__meta')).toContainText(
    'Vascular Surgery',
  );
  await page.goto('/explore?specialities=Witchcraft');
  await expect(page.getByText('No Posts')).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  const isPlaying = (reel: Locator) =>
    reel
      .locator('video')
      .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

  test('[EX-12 D-045] the reel in view plays, the others pause, and a view counts after three seconds', async ({
    page,
    context,
  }) => {
    await aMember(context);
    await page.goto('/explore');
    await hydrated(page);
    await page.locator('.tile').nth(3).click();
    const [first, second] = [page.locator('.reel').nth(0), page.locator('.reel').nth(1)];
    await expect.poll(() => isPlaying(first)).toBe(true);
    const firstId = await first.getAttribute('data-reel');
    await expect(page).toHaveURL(`/explore/${firstId}`);
    const counted = page.waitForResponse((reply) =>
      reply.url().endsWith(`/explore/posts/${firstId}/views`),
    );
    expect((await counted).status()).toBe(200);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isPlaying(second)).toBe(true);
    await expect.poll(() => isPlaying(first)).toBe(false);
    const secondId = await second.getAttribute('data-reel');
    await expect(page).toHaveURL(`/explore/${secondId}`);
    await page.keyboard.press('Space');
    await expect.poll(() => isPlaying(second)).toBe(false);
    await second.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => isPlaying(second)).toBe(true);
    for (let at = 2; at < 14; at += 1) {
      const [here, next] = [page.locator('.reel').nth(at - 1), page.locator('.reel').nth(at)];
      await expect(next).toBeAttached();
      // A key pressed while the list is still scrolling or growing is lost.
      await expect(async () => {
        if ((await here.getAttribute('data-current')) === 'true')
          await page.keyboard.press('ArrowDown');
        await expect(next).toHaveAttribute('data-current', 'true', { timeout: 3_000 });
      }).toPass();
    }
    await page.reload();
    await expect(page.locator('.reel').first()).toBeVisible();
    await page.goto(`/explore/${secondId}`);
    await hydrated(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/explore');
    await expect(page.locator(`#post-${secondId}`)).toBeFocused();
  });

  test('[EX-15 D-046] a step is 100 px, from where the list snaps on to the next reel', async ({
    page,
    context,
  }) => {
    await aMember(context);
    await page.goto('/explore/all');
    await hydrated(page);
    const list = page.locator('.reels__list');
    const top = () => list.evaluate((box) => box.scrollTop);
    // The key listener is added shortly after hydration.
    await expect(async () => {
      if ((await top()) === 0) await page.keyboard.press('ArrowDown');
      await expect(page.locator('.reel').nth(1)).toHaveAttribute('data-current', 'true', {
        timeout: 2_000,
      });
    }).toPass();
    await expect.poll(top).toBe(844);
    await page.keyboard.press('ArrowUp');
    await expect.poll(top).toBe(0);
    await list.evaluate((box) => {
      box.style.scrollSnapType = 'none';
    });
    for (const [key, at] of [
      ['ArrowDown', 100],
      ['ArrowDown', 200],
      ['ArrowUp', 100],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(top).toBe(at);
    }
  });
});

test('[UP-08] An upload that breaks off twice goes on where it was', async ({ browser }) => {
  test.setTimeout(120_000 + UPLOAD_MB * 1_000);
  const title = aTitle();
  const sent: string[] = [];
  let left = 2;
  const line = await aLine(({ method, headers }) => {
    if (method !== 'PATCH') return 'goes on';
    const offset = String(headers['upload-offset']);
    if (left > 0 && offset !== '0') {
      left -= 1;
      return 'breaks';
    }
    sent.push(offset);
    return 'goes on';
  });
  // This context is not watched: the browser rightly reports the broken connection as an error.
  const context = await browser.newContext({ proxy: line.proxy });
  const page = await context.newPage();
  await aMember(context);
  await page.goto('/explore/add');
  await hydrated(page);
  await withVideo(async (path) => {
    await fill(page, title, path);
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page).toHaveURL('/explore', { timeout: 45_000 + UPLOAD_MB * 500 });
  }, UPLOAD_MB * MB);
  expect(left).toBe(0);
  // A piece whose response was lost is sent again.
  expect([...new Set(sent.map(Number))]).toEqual(
    Array.from(
      { length: Math.floor(UPLOAD_MB / PIECE_MB) + 1 },
      (_, piece) => piece * PIECE_MB * MB,
    ),
  );
  const { posts } = await (await context.request.get('/api/v1/explore')).json();
  expect(posts.some((post: { title: string }) => post.title === title)).toBe(true);
  await call(context.request, 'explore/delete', {
    data: { post_id: posts.find((post: { title: string }) => post.title === title).post_id },
  });
  await context.close();
  line.close();
});

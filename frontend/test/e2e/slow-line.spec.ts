import { expect, hydrated, test } from './support/browser';
import { aLine } from './support/line';
import { aMark, aMember } from './support/people';
import { withVideo } from './support/videos';

const MB = 1024 ** 2;

test('[OP-33] a list that takes more than two seconds says so, and offers another try after ten', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.clock.install();
  await page.goto('/opportunities');
  await hydrated(page);
  // From here on time stands still but for what is run below, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(/\/explore\.data/);
  await page.route('**/*.data*', () => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await asked;
  const slow = page.getByText('Still loading');
  await page.clock.runFor(1_000);
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(slow).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retry' })).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(page.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/explore');
});

test('[EX-10] while a video is sent a dialog tells how much of it has been sent', async ({
  browser,
}) => {
  const line = await aLine(({ method }) => (method === 'PATCH' ? 'waits' : 'goes on'));
  const context = await browser.newContext({ proxy: line.proxy });
  await aMember(context);
  const page = await context.newPage();
  await page.goto('/explore/add');
  await hydrated(page);
  await withVideo(async (path) => {
    await page.getByLabel('Title').fill(`Knot ${aMark()}`);
    await page.getByLabel('Speciality').selectOption('Urology');
    await page.getByLabel('No', { exact: true }).check();
    await page.getByLabel('Choose a video').setInputFiles(path);
    await page.getByRole('button', { name: 'Add video' }).click();
    const sent = page.getByRole('dialog').getByRole('progressbar', { name: 'Sent' });
    await expect(sent).toBeVisible();
    await expect
      .poll(() => sent.evaluate((bar: HTMLProgressElement) => bar.value > 0 && bar.value < bar.max))
      .toBe(true);
  }, 24 * MB);
  await context.close();
  line.close();
});

const OUTCOME_SCRIPT = '**/assets/case-outcome-*.js';
const aReportedCase = '.ch--card a';

test('[D-1665] a link to a case waits for the script of its outcome, and the page before it stays', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community?outcome=reported');
  await hydrated(page);
  let comes = () => {};
  const late = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(OUTCOME_SCRIPT, async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/case-outcome-.*\.js/);
  await page.locator(aReportedCase).first().click();
  await asked;
  await expect(page.locator('.feed-page')).toBeVisible();
  comes();
  await expect(page.getByRole('heading', { name: /^Outcome on day/ })).toBeVisible();
});

test('[D-1665] without the script of its outcome a case is read as it came', async ({
  browser,
}) => {
  // A context of its own, because the browser complains of the missing script.
  const context = await browser.newContext();
  await aMember(context);
  const page = await context.newPage();
  await page.goto('/community?outcome=reported');
  const to = await page.locator(aReportedCase).first().getAttribute('href');
  await page.route(OUTCOME_SCRIPT, (route) => route.abort());
  const asked = page.waitForRequest(/\/case-outcome-.*\.js/);
  await page.goto(String(to));
  await asked;
  await expect(page.getByRole('heading', { name: /^Outcome on day/ })).toBeVisible();
  await page.getByText('Complications and advice').click();
  await expect(page.locator('#outcome details')).toHaveAttribute('open');
  await context.close();
});

import type { APIRequestContext, Page } from '@playwright/test';
import { ADMINISTRATOR, openReport } from './support/desk';
import { aPicture, type ChosenFile } from './support/files';
import { aMark, aMember, call, somebody } from './support/people';
import { aVideo } from './support/videos';
import { expect, test } from './support/walk';

const fileOf = ({ name, mimeType, buffer }: ChosenFile) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });

function formOf(words: Record<string, string>, field: string, file: ChosenFile): FormData {
  const form = new FormData();
  for (const [word, text] of Object.entries(words)) form.append(word, text);
  form.append(field, fileOf(file));
  return form;
}

async function aReel(author: APIRequestContext, title: string): Promise<number> {
  const { postId } = await call(author, 'createExplorePost', {
    data: { title, speciality: 'Urology', showsPatient: true, consent: true },
  });
  const video = await aVideo('knot.mp4', 'video/mp4');
  await call(author, 'uploadExploreVideo', {
    multipart: formOf({ postId: String(postId), looked: 'true' }, 'video', video),
  });
  return postId;
}

const published =
  (kind: 'image' | 'video', file: () => Promise<ChosenFile>) =>
  async (author: APIRequestContext, title: string): Promise<number> => {
    const words = { kind, title, description: 'Look at the duct.', speciality: 'Urology' };
    const { id } = await call(author, 'admin/learning', {
      multipart: formOf(words, 'file', await file()),
    });
    await call(author, `admin/learning/${id}/publish`, { data: {} });
    return id;
  };

const reel = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

const things = [
  {
    what: 'a video of Explore',
    add: aReel,
    declared: 'it shows a patient, who has given written consent, and its author has looked at',
    pathOf: (id: number) => `/explore/${id}`,
    callOf: (id: number) => `explore/posts/${id}/report`,
    link: (page: Page, title: string) => reel(page, title).getByRole('link', { name: 'Report' }),
  },
  {
    what: 'a picture of academics',
    add: published('image', () => aPicture('plate.jpg')),
    pathOf: (id: number) => `/learning/${id}`,
    callOf: (id: number) => `learning/${id}/report`,
    link: (page: Page, title: string) => page.getByRole('link', { name: `Report ${title}` }),
  },
  {
    what: 'a video of academics',
    add: published('video', () => aVideo('lecture.mp4', 'video/mp4')),
    pathOf: (id: number) => `/learning/${id}`,
    callOf: (id: number) => `learning/${id}/report`,
    link: (page: Page, title: string) => page.getByRole('link', { name: `Report ${title}` }),
  },
];

test.describe('A member reports', { tag: '@nojs' }, () => {
  for (const { what, add, pathOf, callOf, link, declared } of things)
    test(`[D-264] ${what}, and administrators read why`, async ({
      page,
      context,
      browser,
      asked,
      look,
      open,
    }) => {
      const office = await browser.newContext();
      await call(office.request, 'login', { data: ADMINISTRATOR });
      const title = `Calot ${aMark()}`;
      const id = await add(office.request, title);
      await aMember(context);
      // A reel that is not there yet leads to the grid.
      await expect
        .poll(
          async () => {
            const reply = await context.request.get(pathOf(id));
            return reply.ok() && new URL(reply.url()).pathname !== '/explore';
          },
          { timeout: 60_000 },
        )
        .toBe(true);
      // The server's own sentence, as another member gets it.
      const theirs = await browser.newContext();
      await aMember(theirs, somebody('Ben'));
      const { msg } = await call(theirs.request, callOf(id), { data: { reason: 'Mirrored.' } });
      await theirs.close();

      await open(page, pathOf(id));
      await look(page);
      await link(page, title).click();
      const question = asked(page);
      await expect(
        question.getByRole('heading', { name: 'Please fill the reason.' }),
      ).toBeVisible();
      await question.getByRole('button', { name: 'Report' }).click();
      const missing = question.locator('.error', { hasText: 'Reason is required.' });
      await expect(missing).toBeVisible();
      // In a dialog, too, an error has the colour of errors.
      await expect(missing).toHaveCSS('color', 'rgb(179, 38, 30)');
      await look(page);
      await question.getByRole('radio', { name: 'It is wrong or misleading' }).check();
      const reason = `The artery is named wrongly in ${title}.`;
      await question.getByLabel('Reason').fill(reason);
      await question.getByRole('button', { name: 'Report' }).click();

      await expect(page.locator('.toast--success').filter({ hasText: msg })).toBeVisible();

      const desk = await office.newPage();
      const report = await openReport(desk, office.request, title);
      await expect(report.getByText(reason)).toBeVisible();
      if (declared) await expect(report.getByText(declared)).toBeVisible();
      await office.close();
    });
});

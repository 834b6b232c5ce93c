import { aCase, aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { aVideo } from './support/videos';
import { expect, stageOf, test } from './support/walk';

test('[D-1480] without scripts the browser itself opens the stretch of a film', async ({
  page,
  context,
}) => {
  test.slow();
  await aMember(context);
  const files = [await aVideo('film.mp4', 'video/mp4')];
  const id = await aCase(context.request, { diagnosis: aDiagnosis('Double-duct sign'), files });
  const { result } = await call(context.request, `posts/${id}`, { method: 'GET' });
  const film = (result.files as { id: number }[])[0]?.id;
  const sources = { 't=0.5&to=1': /#t=0\.5,1$/, 't=1': /#t=1$/, 't=soon': /^[^#]+$/ };
  for (const [query, source] of Object.entries(sources))
    await expect(async () => {
      await page.goto(`/caseDetails/${id}?file=${film}&${query}`);
      await expect(stageOf(page).locator('video')).toHaveAttribute('src', source, { timeout: 1 });
    }).toPass({ timeout: 120_000 });
  await expect(page.getByRole('toolbar', { name: 'Film' })).toHaveCount(0);
});

import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call } from './support/people';
import { says } from './support/pins';
import { reloadUntil } from './support/steps';
import { expect, stageOf, test } from './support/walk';

test('[D-1653] news of a mark lead to its picture and its comment, and are read then', {
  tag: '@nojs',
}, async ({ page, context, colleague }) => {
  await aMember(context);
  const { context: theirs } = await colleague('Benedikt');
  const files = [await aPicture(), await aPicture()];
  const id = await aCase(context.request, { diagnosis: aDiagnosis('Double duct'), files });
  const { result } = await call(context.request, `posts/${id}`, { method: 'GET' });
  const [, second] = (result as unknown as { files: { id: number }[] }).files;
  const mark = { file: second?.id, shape: 'point', points: [[300, 600]] };
  await says(theirs.request, id, 'Is this the duct?', [mark]);

  const note = page.getByRole('link', { name: /commented on your case and pointed at picture 2/ });
  await page.goto('/notifications');
  await reloadUntil(page, () => expect(note).toBeVisible({ timeout: 1_000 }));
  await note.click();
  await expect(page).toHaveURL(new RegExp(`/caseDetails/${id}\\?picture=2#comment-\\d+$`));
  await expect(stageOf(page).getByRole('link', { name: /^Mark 1/ })).toBeVisible();
  await expect(page.getByText('Is this the duct?').first()).toBeInViewport();
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
});

import { isShown, pictureIn, placeOf } from './support/chat-marks';
import { aMember, nameOf } from './support/people';
import { expect, test } from './support/walk';

test('[D-1664] a place in the picture of a chat is typed without scripts, and leads there and back', async ({
  page,
  context,
  colleague,
  look,
}) => {
  const ben = await aMember(context);
  const anna = await colleague('Anna');
  const { room, picture } = await pictureIn(anna.context.request, ben);
  await expect.poll(() => isShown(page, room)).toBe(true);
  await page.goto(`/chat?room=${room}&reply=${picture}`);
  await page.locator('.chat-place > summary').click();
  await page.getByLabel('Mark', { exact: true }).selectOption('point');
  await page.getByLabel('From left, %', { exact: true }).fill('far');
  await page.getByLabel('From top, %', { exact: true }).fill('44');
  const words = page.getByRole('textbox', { name: 'Message', exact: true });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await words.fill('What is this?');
  await send.click();
  const left = page.getByLabel('From left, %', { exact: true });
  await expect(left).toHaveAccessibleDescription('Please type a number from 0 to 100.');
  await expect(words).toHaveValue('What is this?');
  await expect(page.getByLabel('From top, %', { exact: true })).toHaveValue('44');
  await look(page);
  await left.fill('57,5');
  await send.click();
  const reply = page.getByRole('article').filter({ hasText: 'What is this?' });
  await reply.getByRole('link', { name: 'Mark 1 Picture' }).click();
  const dialog = page.getByRole('dialog', { name: `Picture from ${nameOf(anna.member)}` });
  const mark = dialog.getByRole('link', { name: `Mark 1: to the message by ${nameOf(ben)}` });
  await expect(mark).toHaveCSS('cursor', 'pointer');
  const place = await placeOf(mark, page);
  expect(Math.abs(place.x - 57.5)).toBeLessThan(1);
  expect(Math.abs(place.y - 44)).toBeLessThan(1);
  await look(page);
  await mark.click();
  await expect(page).toHaveURL(/#message-\d+$/);
  await expect(dialog).toBeHidden();

  await page.goto(`/chat?room=${room}&reply=${picture}`);
  await page.locator('.chat-place > summary').click();
  await page.getByLabel('Mark', { exact: true }).selectOption('arrow');
  for (const name of ['From left, %', 'From top, %', 'End from left, %', 'End from top, %'])
    await page.getByLabel(name, { exact: true }).fill('30');
  await words.fill('An arrow.');
  await send.click();
  await expect(left).toHaveAccessibleDescription('That mark has no place.');
});

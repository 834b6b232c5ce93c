import type { Page } from '@playwright/test';
import { isShown, pictureIn, placeOf } from './support/chat-marks';
import { aMember, nameOf } from './support/people';
import { dragByFinger, dragByMouse } from './support/pins';
import { expect, hydrated, test } from './support/walk';

const field = (page: Page) => page.getByRole('button', { name: /^The place to mark/ });

test('[D-1664] places in a picture are marked in a reply by keys, finger and mouse, and lead there and back', async ({
  page,
  context,
  colleague,
  look,
  expectAccessible,
}) => {
  const ben = await aMember(context);
  const anna = await colleague('Anna');
  const { room, picture } = await pictureIn(anna.context.request, ben);
  await expect.poll(() => isShown(page, room)).toBe(true);
  await page.goto(`/chat?room=${room}&reply=${picture}`);
  await hydrated(page);
  const words = page.getByRole('textbox', { name: 'Message', exact: true });
  await page.getByRole('button', { name: 'Mark a place' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expectAccessible(page);
  await look(page);
  await page.keyboard.press('Enter');
  for (const [width, drag] of [
    [390, dragByFinger],
    [1280, dragByMouse],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('radio', { name: width === 390 ? 'Arrow' : 'Circle' }).check();
    await drag(page, field(page), [
      [25, 30],
      [75, 60],
    ]);
  }
  await page.getByRole('button', { name: 'Remove mark 3' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: '2 marks: change' })).toBeFocused();
  await words.fill('Here?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();

  await anna.page.goto(`/chat?room=${room}`);
  await hydrated(anna.page);
  const reply = anna.page.getByRole('article').filter({ hasText: 'Here?' });
  await expect(reply.getByRole('link', { name: 'Mark 2 Picture · arrow' })).toBeVisible();
  await reply.getByRole('link', { name: 'Mark 1 Picture' }).click();
  const dialog = anna.page.getByRole('dialog', { name: `Picture from ${nameOf(anna.member)}` });
  const mark = dialog.getByRole('link', { name: `Mark 1: to the message by ${nameOf(ben)}` });
  await expect(mark).toHaveAttribute('aria-current', 'true');
  for (const width of [1280, 390]) {
    await anna.page.setViewportSize({ width, height: 844 });
    const { x, y } = await placeOf(mark, anna.page);
    expect([Math.round(x), Math.round(y)]).toEqual([45, 50]);
  }
  await look(anna.page);
  await mark.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(anna.page).toHaveURL(/#message-\d+$/);

  // The picture itself is now opened with its marks.
  await anna.page.getByRole('link', { name: `Sent by ${nameOf(anna.member)}` }).click();
  await expect(dialog.getByRole('link', { name: /^Mark / })).toHaveCount(2);
});

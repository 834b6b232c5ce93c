import { expect, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { call } from './support/people';
import { expectNoDeadEnd } from './support/ways';

/** Bull's board is a program of its own; administrators-day.spec.ts walks it. */
const BOARD = '/admin/queues';
const LEAST = 10;

test.slow();

test('[D-809] an administrator finds no dead end on any page of the menu @nojs', async ({
  page,
  context,
}) => {
  await call(context.request, 'login', { data: ADMINISTRATOR });
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Administration', exact: true });
  const places = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(places.length).toBeGreaterThanOrEqual(LEAST);
  const opened = new Set<string>();
  for (const place of places) {
    expect((await page.goto(place))?.ok(), place).toBe(true);
    if (place !== BOARD) await expectNoDeadEnd(page, opened);
  }
});

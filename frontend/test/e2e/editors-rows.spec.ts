import type { Page } from '@playwright/test';
import { editorOpened, expect, hydrated, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { aMark, call } from './support/people';

const cell = (page: Page, row: string, label: string) =>
  page.getByRole('group', { name: row, exact: true }).getByLabel(label);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('Speakers and programme of an event', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });
  test.beforeEach(async ({ context }) => {
    await call(context.request, 'login', { data: ADMINISTRATOR });
  });

  test('[D-977] are rows that are added and removed while everything else stays @nojs', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.goto('/admin/events/new');
    await editorOpened(page);
    const title = `Margins ${aMark()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByRole('textbox', { name: 'Description' }).fill('Three cases.');
    await page.getByLabel('Date').fill('2030-02-28');
    await page.getByLabel('Start', { exact: true }).fill('19:30');
    await cell(page, 'Speaker 1', 'Name').fill('Dr. Hannah Weiss');
    await cell(page, 'Speaker 1', 'Speciality and place').fill('Oncosurgery | Vienna');
    for (const [at, name] of [
      [2, 'Nobody'],
      [3, 'Omar Haddad'],
    ] as const) {
      await press(page, 'Add a speaker');
      await expect(cell(page, `Speaker ${at}`, 'Name')).toBeFocused();
      await cell(page, `Speaker ${at}`, 'Name').fill(name);
    }
    await press(page, 'Remove speaker 2');
    await expect(cell(page, 'Speaker 2', 'Name')).toHaveValue('Omar Haddad');
    await expect(page.getByRole('group', { name: 'Speaker 3' })).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await cell(page, 'Part 1', 'Time').fill('soon');
    await cell(page, 'Part 1', 'Talk or part').fill('Case 1');
    await press(page, 'Add a part');
    await cell(page, 'Part 2', 'Time').fill('0:25');
    await cell(page, 'Part 2', 'Talk or part').fill('Case 2');
    await expectAccessible(page);
    await press(page, 'Save the draft');
    await expect(page.getByRole('alert')).toContainText(
      'Please enter hours and minutes after the start, such as 0:25.',
    );
    await expect(cell(page, 'Speaker 2', 'Name')).toHaveValue('Omar Haddad');
    await cell(page, 'Part 1', 'Time').fill('0:00');
    await press(page, 'Save the draft');
    await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
    await expect(cell(page, 'Part 2', 'Talk or part')).toHaveValue('Case 2');
    const id = page.url().split('/').at(-1);
    const { event } = await call(context.request, `admin/events/${id}`, { method: 'GET' });
    expect(event).toMatchObject({
      title,
      speakers: [
        { name: 'Dr. Hannah Weiss', about: 'Oncosurgery / Vienna' },
        { name: 'Omar Haddad', about: '' },
      ],
      programme: [
        { minute: 0, title: 'Case 1' },
        { minute: 25, title: 'Case 2' },
      ],
    });
  });

  test('[D-976] are kept with the draft', async ({ page, context }) => {
    const { records } = await call(context.request, 'session', { method: 'GET' });
    const key = `draft-event-new-${records.id}`;
    const inTab = () => page.evaluate((name) => sessionStorage.getItem(name), key);
    await page.goto('/admin/events/new');
    await hydrated(page);
    await cell(page, 'Speaker 1', 'Name').fill('Dr. Hannah Weiss');
    await press(page, 'Add a speaker');
    await expect.poll(inTab).not.toBeNull();
    const before = await inTab();
    await cell(page, 'Speaker 2', 'Name').fill('Omar Haddad');
    await expect.poll(inTab).not.toBe(before);
    await page.getByRole('link', { name: 'Events', exact: true }).last().click();
    await page.getByRole('link', { name: 'New event' }).click();
    await expect(cell(page, 'Speaker 2', 'Name')).toHaveValue('Omar Haddad');
    await expect(cell(page, 'Speaker 1', 'Name')).toHaveValue('Dr. Hannah Weiss');
    await press(page, 'discard');
    await expect(cell(page, 'Speaker 1', 'Name')).toHaveValue('');
    await expect(page.getByRole('group', { name: 'Speaker 2' })).toHaveCount(0);
  });
});

import { expect, type Locator, type Page } from '@playwright/test';

const literally = (sentence: string) => sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const within = (sentence: string) => new RegExp(literally(sentence));
/** Where scripts run, a line that does not name its field begins with the field's name. */
const perhapsNamed = (sentence: string) => new RegExp(`^(.+: )?${literally(sentence)}$`);

/** Sentences at their fields: each is tied to its input, which says that it is wrong. */
export async function expectMessages(messages: [Locator, string][]): Promise<void> {
  for (const [field, sentence] of messages)
    await expect(field).toHaveAccessibleDescription(within(sentence));
}

/** The summary above the form lists every broken field at once, and nothing else. */
export async function expectSummary(page: Page, sentences: string[]): Promise<void> {
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByRole('heading')).toHaveText(
    sentences.length === 1 ? '1 thing to correct' : `${sentences.length} things to correct`,
  );
  await expect(summary.getByRole('link')).toHaveText(sentences.map(perhapsNamed));
}

/** What each control still holds. */
export async function expectKept(values: [Locator, string][]): Promise<void> {
  for (const [field, value] of values) await expect(field).toHaveValue(value);
}

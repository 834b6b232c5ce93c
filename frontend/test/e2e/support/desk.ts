import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { call } from './people';

export const ADMINISTRATOR = {
  emailId: 'ruth.adler@demo.suture.example',
  password: 'suture-demo-1',
};

interface Listed {
  id: number;
  title: string;
  object: { kind: string; id: number };
}

/** Opens figures of the overview, which are folded at first. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title, exact: true }).click();
}

type State = 'open' | 'decided';

/** All reports in this state, including those of other journeys. */
export async function reportsIn(request: APIRequestContext, state: State): Promise<Listed[]> {
  const reports: Listed[] = [];
  for (let before: number | null = 0; before !== null; ) {
    const list = `admin/reports?state=${state}&limit=100${before ? `&before=${before}` : ''}`;
    const page = (await call(request, list, { method: 'GET' })) as {
      result: Listed[];
      nextBefore: number | null;
    };
    reports.push(...page.result);
    before = page.nextBefore;
  }
  return reports;
}

/** The page of reports with the one about this title shown whole. */
export async function openReport(
  page: Page,
  request: APIRequestContext,
  title: string,
  state: State = 'open',
) {
  const report = (await reportsIn(request, state)).find((one) => one.title === title);
  expect(report, `the report about ${title}`).toBeDefined();
  await page.goto(`/admin/reports?state=${state}&report=${report?.id}`);
  return page.getByRole('article').filter({ hasText: title });
}

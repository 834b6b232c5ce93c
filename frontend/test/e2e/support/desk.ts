import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { call } from './people';

export const ADMINISTRATOR = {
  emailId: 'ruth.adler@demo.suture.example',
  password: 'suture-demo-1',
};

/** The page of reports with the one about this title shown whole. */
export async function openReport(
  page: Page,
  request: APIRequestContext,
  title: string,
  state: 'open' | 'decided' = 'open',
) {
  const list = `admin/reports?state=${state}&limit=100`;
  const { result } = (await call(request, list, { method: 'GET' })) as {
    result: { id: number; title: string }[];
  };
  const report = result.find((one) => one.title === title);
  expect(report, `the report about ${title}`).toBeDefined();
  await page.goto(`/admin/reports?state=${state}&report=${report?.id}`);
  return page.getByRole('article').filter({ hasText: title });
}

import type { APIRequestContext, Page } from '@playwright/test';
import { call } from './people';

export const ADMINISTRATOR = {
  emailId: 'ruth.adler@demo.suture.example',
  password: 'suture-demo-1',
};

/** The page of reports with the one about this title shown whole. */
export async function openReport(page: Page, request: APIRequestContext, title: string) {
  const { result } = (await call(request, 'admin/reports?limit=100', { method: 'GET' })) as {
    result: { id: number; title: string }[];
  };
  const report = result.find((one) => one.title === title);
  await page.goto(`/admin/reports?report=${report?.id}`);
  return page.getByRole('article').filter({ hasText: title });
}

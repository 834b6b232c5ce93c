import { type APIRequestContext, expect } from '@playwright/test';
import { call } from './people';

/** Waits until others see every file that the member signed in to this context has sent. */
export async function filesAreChecked(request: APIRequestContext): Promise<void> {
  const held = async () => (await call(request, 'me/held', { method: 'GET' })).result.length;
  await expect.poll(held, { timeout: 120_000 }).toBe(0);
}

import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

type Views = components['schemas'];

/** How far those came who signed up in some days. */
export type Joining = Views['JoiningView'];
export type Activities = Views['ActivitiesView'];
export type StorageFigures = Views['StorageView'];
/** Mails that the server of their address refused for good. */
export type RefusedMails = Views['RefusedMailsView'];
export type LateWork = Views['LateWorkView'];

export async function joining(args: RouteArgs, days?: number): Promise<Joining> {
  const params = { query: { days } };
  return (await dataOf(api(args).GET('/admin/figures/joining', { params }))).result;
}

/** What does not depend on a choice. */
export async function figures(args: RouteArgs) {
  const [activity, storage, refused, late] = await Promise.all([
    dataOf(api(args).GET('/admin/figures/activity')),
    dataOf(api(args).GET('/admin/figures/storage')),
    dataOf(api(args).GET('/admin/figures/refused-mails')),
    dataOf(api(args).GET('/admin/figures/late-work')),
  ]);
  return {
    ...{ activity: activity.result, storage: storage.result },
    ...{ refused: refused.result, late: late.result },
  };
}

import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

type Views = components['schemas'];

/** How far the people who signed up in a period got in the sign-up steps. */
export type Joining = Views['JoiningView'];
export type Activities = Views['ActivitiesView'];
export type StorageFigures = Views['StorageView'];
/** Emails that the recipient's mail server rejected permanently. */
export type RefusedMails = Views['RefusedMailsView'];
export type LateWork = Views['LateWorkView'];

export async function joining(args: RouteArgs, days?: number): Promise<Joining> {
  const params = { query: { days } };
  return (await dataOf(api(args).GET('/admin/figures/joining', { params }))).result;
}

/** The figures that do not depend on the chosen period. */
export async function figures(args: RouteArgs) {
  const [activity, storage, refused, late] = await Promise.all([
    dataOf(api(args).GET('/admin/figures/activity')),
    dataOf(api(args).GET('/admin/figures/storage')),
    dataOf(api(args).GET('/admin/figures/refused-mails')),
    dataOf(api(args).GET('/admin/figures/late-work')),
  ]);
  return {
    activity: activity.result,
    storage: storage.result,
    refused: refused.result,
    late: late.result,
  };
}

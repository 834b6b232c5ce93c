import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

/** Why a member can read but not post. */
export type Measure = components['schemas']['MeasureView'];

/** The measures in force against the signed-in member, newest first. */
export async function ownMeasures(args: RouteArgs): Promise<Measure[]> {
  return (await dataOf(api(args).GET('/account/measures'))).result;
}

import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

/** Why a member can read but not post. */
export interface Measure {
  id: number;
  kind: 'restriction' | 'confirm-email' | 'confirm-phone';
  reason: string;
  since: string;
  /** Of a restriction. */
  until: string | null;
}

/** What is in force against the member who asks, the newest first. */
export async function ownMeasures(args: RouteArgs): Promise<Measure[]> {
  return answered(await api(args).get<{ result: Measure[] }>('account/measures')).result;
}

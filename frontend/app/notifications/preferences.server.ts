import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';

export interface KindPreference {
  kind: string;
  label: string;
  /** The heading it is listed under. */
  area: string;
  inApp: boolean;
  push: boolean;
  mail: boolean;
}

export interface Preferences {
  kinds: KindPreference[];
  /** How often absent members get an email: daily, weekly or never. */
  digest: string;
  /** The VAPID public key with which browsers subscribe to pushes. */
  pushKey: string;
}

export async function preferences(args: RouteArgs): Promise<Preferences> {
  const {
    result,
    digest,
    push_key: pushKey,
  } = await dataOf(api(args).GET('/notifications/preferences'));
  return {
    kinds: result.map(({ in_app: inApp, ...kind }) => ({ ...kind, inApp })),
    digest,
    pushKey,
  };
}

/** The form sends every shown kind as `kind`, and again under each ticked channel. */
export function savePreferences(args: RouteArgs, form: FormData) {
  const isTicked = (way: string, kind: string) => form.getAll(way).includes(kind);
  const preferences = form.getAll('kind').map((given) => {
    const kind = String(given);
    return {
      kind,
      in_app: isTicked('in_app', kind),
      push: isTicked('push', kind),
      mail: isTicked('mail', kind),
    };
  });
  const digest = form.get('digest');
  const body = { preferences, ...(digest === null ? {} : { digest: String(digest) }) };
  return replyOf(api(args).PUT('/notifications/preferences', { body }));
}

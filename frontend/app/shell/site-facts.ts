import { useRouteLoaderData } from '@remix-run/react';
import type { Stores } from '../wire/load-context';

/** Settings about the site itself, which the root loader sends with every page. */
export interface SiteFacts {
  stores: Stores;
  supportEmail: string | undefined;
  socialLinks: readonly string[];
}

export function useSiteFacts(): SiteFacts {
  const {
    stores = {},
    supportEmail,
    socialLinks = [],
  } = useRouteLoaderData<Partial<SiteFacts>>('root') ?? {};
  return { stores, supportEmail, socialLinks };
}

import { useRouteLoaderData } from '@remix-run/react';
import type { Stores } from '../wire/load-context';

/** What settings say of the site itself; the root loader answers it with every page. */
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

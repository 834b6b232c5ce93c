import { useRouteLoaderData } from '@remix-run/react';
import type { Stores } from '../wire/load-context';

/** Settings about the site itself, which the root loader sends with every page. */
export interface SiteFacts {
  stores: Stores;
  supportEmail: string | undefined;
  /** The name of the legal person who runs the service. */
  operator: string;
  socialLinks: readonly string[];
}

export function useSiteFacts(): SiteFacts {
  const {
    stores = {},
    supportEmail,
    operator = '',
    socialLinks = [],
  } = useRouteLoaderData<Partial<SiteFacts>>('root') ?? {};
  return { stores, supportEmail, operator, socialLinks };
}

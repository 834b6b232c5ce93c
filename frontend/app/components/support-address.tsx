import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '../root';

/** The one address of support, where the settings know it. */
export function SupportAddress() {
  const address = useRouteLoaderData<typeof loader>('root')?.supportEmail;
  return address ? (
    <span className="small">
      Support: <a href={`mailto:${address}`}>{address}</a>
    </span>
  ) : null;
}

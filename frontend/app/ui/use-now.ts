import { useRouteLoaderData } from '@remix-run/react';

/** The server's clock when it answered: both sides print the same "2 h". */
export function useNow(): string {
  const root = useRouteLoaderData<{ now: string }>('root');
  return root?.now ?? new Date().toISOString();
}

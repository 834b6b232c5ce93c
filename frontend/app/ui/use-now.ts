import { useRouteLoaderData } from '@remix-run/react';

/** The server's time of the response, so that server and browser render the same "2 h". */
export function useNow(): string {
  const root = useRouteLoaderData<{ now: string }>('root');
  return root?.now ?? new Date().toISOString();
}

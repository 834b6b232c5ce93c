import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';

/** What a cached fragment shows of the time, e.g. "2 h"; it is valid while this stays the same. */
export interface ShownFromTime {
  readonly derive: (now: string) => unknown;
  readonly shown: unknown;
}

export const ShownFromTimeContext = createContext<ShownFromTime[] | null>(null);

/**
 * The server's time of the response, so that server and browser render the same "2 h". What a
 * cached fragment shows of it is derived here: with the bare time it would be rendered every time.
 */
export function useNow(): string;
export function useNow<Shown>(derive: (now: string) => Shown): Shown;
export function useNow(derive: (now: string) => unknown = (now) => now): unknown {
  const root = useRouteLoaderData<{ now: string }>('root');
  const shown = derive(root?.now ?? new Date().toISOString());
  useContext(ShownFromTimeContext)?.push({ derive, shown });
  return shown;
}

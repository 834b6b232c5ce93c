import { useEffect, useState } from 'react';
import { isLongEnough } from '../../../backend/src/profiles/people/names.rules';
import { showToast } from '../ui/toast';
import type { Search } from './api.server';
import type { HitGroup } from './hit';

const PAUSE_MS = 200;

/** Whether a search is complete enough to run: three characters (one of Chinese, Japanese or Korean), or a filter. */
export function asks({ term, ...filters }: Search): boolean {
  return isLongEnough(term) || Object.values(filters).some(Boolean);
}

/**
 * Debounced search on the server; a newer search cancels an older one.
 * @returns undefined until the response has arrived
 */
export function useFound(search: Search): HitGroup[] | undefined {
  const [groups, setGroups] = useState<HitGroup[]>();
  const address = asks(search) ? `/search/found?${new URLSearchParams({ ...search })}` : '';
  useEffect(() => {
    if (address === '') return setGroups(undefined);
    const asking = new AbortController();
    const timer = window.setTimeout(() => void ask(address, asking.signal, setGroups), PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [address]);
  return groups;
}

async function ask(
  address: string,
  signal: AbortSignal,
  tell: (groups: HitGroup[]) => void,
): Promise<void> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(response.statusText);
    tell(((await response.json()) as { groups: HitGroup[] }).groups);
  } catch {
    if (!signal.aborted) showToast({ kind: 'error', text: 'The search failed. Please try again.' });
  }
}

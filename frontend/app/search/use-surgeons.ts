import { useEffect, useState } from 'react';
import { showToast } from '../ui/toast';
import type { Found, Search, Surgeon } from './api.server';

const PAUSE_MS = 200;
const SHORTEST = 3;

/** Whether a search asks for anything: three characters of a name, or a filter. */
export function asks({ term, ...filters }: Search): boolean {
  return [...term.trim()].length >= SHORTEST || Object.values(filters).some(Boolean);
}

/** Asks the server a moment after the last key; a newer search ends an older one. @returns undefined until there is an answer */
export function useSurgeons(search: Search): Surgeon[] | undefined {
  const [surgeons, setSurgeons] = useState<Surgeon[]>();
  const address = asks(search) ? `/search/found?${new URLSearchParams({ ...search })}` : '';
  useEffect(() => {
    if (address === '') return setSurgeons(undefined);
    const asking = new AbortController();
    const timer = window.setTimeout(() => void ask(address, asking.signal, setSurgeons), PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [address]);
  return surgeons;
}

async function ask(
  address: string,
  signal: AbortSignal,
  tell: (surgeons: Surgeon[]) => void,
): Promise<void> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(response.statusText);
    tell(((await response.json()) as Found).surgeons);
  } catch {
    if (!signal.aborted)
      showToast({ kind: 'error', text: 'The search did not work. Please try again.' });
  }
}

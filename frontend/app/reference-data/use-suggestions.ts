import { useEffect, useState } from 'react';
import { showToast } from '../ui/toast';
import type { Place } from './api.server';

export interface Suggestions {
  /** The query these results are for. */
  query: string;
  places: Place[];
}

const PAUSE_MS = 200;

/** Debounced search on the server; a newer query cancels an older one. */
export function useSuggestions(source: string | null, query: string, first: Place[]): Suggestions {
  const [answer, setAnswer] = useState<Suggestions>({ query: '', places: first });
  useEffect(() => {
    if (source === null) return;
    const asking = new AbortController();
    const timer = window.setTimeout(
      () => void ask(`${source}&query=${encodeURIComponent(query)}`, asking.signal, setAnswer),
      query ? PAUSE_MS : 0,
    );
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [source, query]);
  return answer;
}

async function ask(
  url: string,
  signal: AbortSignal,
  tell: (answer: Suggestions) => void,
): Promise<void> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(response.statusText);
    tell((await response.json()) as Suggestions);
  } catch {
    if (!signal.aborted)
      showToast({ kind: 'error', text: 'The list could not be loaded. Type the name instead.' });
  }
}

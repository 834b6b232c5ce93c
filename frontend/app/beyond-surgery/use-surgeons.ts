import { useEffect, useState } from 'react';
import { LEAST_TO_SEARCH } from '../../../backend/src/beyond-surgery/beyond-surgery.rules';
import { isLongEnough } from '../../../backend/src/profiles/people/names.rules';
import type { Author } from '../profiles/author.server';

const PAUSE_MS = 200;
const nobody: Author[] = [];

/**
 * Requests suggestions shortly after the last key; a newer query aborts an older one. If the
 * request fails, nobody is suggested.
 */
export function useSurgeons(typed: string): { surgeons: Author[]; isAnswered: boolean } {
  const [answer, setAnswer] = useState<{ query: string; surgeons: Author[] }>({
    query: '',
    surgeons: nobody,
  });
  const query = isLongEnough(typed, LEAST_TO_SEARCH) ? typed.trim() : '';
  useEffect(() => {
    if (!query) return;
    const asking = new AbortController();
    const ask = async () => {
      const response = await fetch(`/beyondSurgery/suggestions?q=${encodeURIComponent(query)}`, {
        signal: asking.signal,
      });
      if (response.ok) setAnswer({ query, surgeons: (await response.json()) as Author[] });
    };
    const timer = window.setTimeout(
      () => ask().catch(() => setAnswer({ query: '', surgeons: nobody })),
      PAUSE_MS,
    );
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  const isAnswered = query !== '' && answer.query === query;
  return { surgeons: isAnswered ? answer.surgeons : nobody, isAnswered };
}

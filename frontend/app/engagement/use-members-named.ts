import { useEffect, useState } from 'react';
import type { Author } from '../profiles/author.server';

const PAUSE_MS = 200;
const LEAST = 2;
const none: Author[] = [];

/**
 * Members whose name begins with what was typed. If the request fails, nobody is suggested: the
 * name can still be typed.
 */
export function useMembersNamed(typed: string | null): Author[] {
  const [answer, setAnswer] = useState<{ typed: string; members: Author[] }>({
    typed: '',
    members: none,
  });
  const query = typed && typed.length >= LEAST ? typed : '';
  useEffect(() => {
    if (!query) return;
    const asking = new AbortController();
    const ask = async () => {
      const response = await fetch(`/mentions?query=${encodeURIComponent(query)}`, {
        signal: asking.signal,
      });
      if (response.ok) setAnswer({ typed: query, members: (await response.json()) as Author[] });
    };
    // A newer query or a lost connection ends the request; neither needs a message.
    const timer = window.setTimeout(
      () => ask().catch(() => setAnswer({ typed: '', members: none })),
      PAUSE_MS,
    );
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  return answer.typed && query.startsWith(answer.typed) ? answer.members : none;
}

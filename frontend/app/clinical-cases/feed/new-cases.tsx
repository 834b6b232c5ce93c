import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { counted } from '../../lib/words';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

const EVERY_MS = 60_000;
/** The API does not count further. */
const MOST = 100;

/**
 * "3 new cases": a link, so that the list does not change by itself. Polls each minute, and when
 * the tab becomes visible.
 */
export function NewCases({ after, speciality }: { after: number; speciality: string }) {
  const count = useNewer(after, speciality);
  if (count === 0) return null;
  const params = new URLSearchParams({ ...(speciality && { speciality }) });
  return (
    <p className="new-cases" role="status">
      <Link
        className="btn btn--primary"
        to={params.size > 0 ? `/community?${params}` : '/community'}
      >
        <Icon of={ArrowUp} />
        {count >= MOST ? `${MOST} or more new cases` : counted(count, 'new case')}
      </Link>
    </p>
  );
}

function useNewer(after: number, speciality: string): number {
  const [newer, setNewer] = useState({ after, count: 0 });
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      if (document.hidden) return;
      const query = new URLSearchParams({ after: String(after), speciality });
      const response = await fetch(`/community/newer?${query}`, { signal: asking.signal });
      if (response.ok)
        setNewer({ after, count: ((await response.json()) as { count: number }).count });
    };
    // If the request fails, for example offline, the next one asks again.
    const askQuietly = () => void ask().catch(() => setNewer((known) => known));
    const timer = window.setInterval(askQuietly, EVERY_MS);
    document.addEventListener('visibilitychange', askQuietly);
    return () => {
      asking.abort();
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', askQuietly);
    };
  }, [after, speciality]);
  return newer.after === after ? newer.count : 0;
}

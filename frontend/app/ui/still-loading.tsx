import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

const SLOW_MS = 2_000;
const TOO_SLOW_MS = 10_000;

/** Feedback on a slow navigation: a message after two seconds, a Retry link after ten. */
export function StillLoading() {
  const { state, location } = useNavigation();
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    setWaited(0);
    if (state !== 'loading') return;
    const timers = [SLOW_MS, TOO_SLOW_MS].map((ms) => window.setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, [state]);
  if (waited === 0 || !location) return null;
  return (
    <p className="muted" role="status">
      Still loading{' '}
      {waited === TOO_SLOW_MS && (
        <a className="link" href={`${location.pathname}${location.search}`}>
          Retry
        </a>
      )}
    </p>
  );
}

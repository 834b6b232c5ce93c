import { lazy, Suspense, useEffect, useState } from 'react';
import { hasOutbox } from './has-outbox';

const WaitingList = lazy(() =>
  import('./waiting-list').then((module) => ({ default: module.WaitingList })),
);

interface WaitingHereProps {
  owner: number;
  /** Where the forms are sent, there or below it; without it all are listed, with links to their pages. */
  to?: string;
}

/** What waits to be sent, where it was written. */
export function WaitingHere(props: WaitingHereProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const look = () => void hasOutbox().then(setThere);
    look();
    addEventListener('outbox', look);
    return () => removeEventListener('outbox', look);
  }, []);
  return isThere ? (
    <Suspense>
      <WaitingList {...props} />
    </Suspense>
  ) : null;
}

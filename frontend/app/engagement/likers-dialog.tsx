import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Author } from '../profiles/author.server';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import type { LikerPage } from './api.server';
import { LikerList } from './liker-list';
import { LIKERS_TITLE } from './subject';

export function LikersDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { load, data, state } = useFetcher<{ page: LikerPage }>();
  const [likers, setLikers] = useState<Author[]>([]);
  useEffect(() => load(`${to}/likers`), [load, to]);
  useEffect(() => {
    if (data)
      setLikers((known) => [
        ...new Map([...known, ...data.page.likers].map((one) => [one.memberId, one])).values(),
      ]);
  }, [data]);
  const before = data?.page.nextBefore ?? null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={LIKERS_TITLE}
      actions={
        <>
          {before !== null && (
            <Button
              look="quiet"
              onClick={() => load(`${to}/likers?before=${before}`)}
              aria-busy={state !== 'idle' || undefined}
            >
              Show more
            </Button>
          )}
          <Button look="secondary" onClick={onClose} autoFocus>
            Close
          </Button>
        </>
      }
    >
      <div className="dialog__list">
        {data ? <LikerList likers={likers} /> : <p className="muted">Loading…</p>}
      </div>
    </Dialog>
  );
}

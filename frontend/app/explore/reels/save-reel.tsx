import { useFetcher } from '@remix-run/react';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { showDone } from '../../ui/toast';
import type { Reel } from '../api.server';

/** Changes optimistically, and back if the server refuses. */
export function SaveReel({ reel, search }: { reel: Reel; search: string }) {
  const fetcher = useFetcher<{ refusal?: string }>();
  const [isSaved, setSaved] = useState(reel.isSaved);
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined;
  useEffect(() => {
    if (refusal) setSaved((was) => !was);
  }, [refusal]);
  const said = useRef('');
  said.current = isSaved ? 'Saved.' : 'No longer saved.';
  const result = fetcher.state === 'idle' && !refusal ? fetcher.data : undefined;
  useEffect(() => {
    if (result) showDone(said.current);
  }, [result]);
  return (
    <fetcher.Form
      noValidate
      method="post"
      action={`/explore/${reel.id}${search}`}
      onSubmit={() => setSaved(!isSaved)}
    >
      <input type="hidden" name="id" value={reel.id} />
      <button className="reel__act" type="submit" name="intent" value="save" aria-pressed={isSaved}>
        <Icon of={Bookmark} size="l" />
        <span>{isSaved ? 'Saved' : 'Save'}</span>
      </button>
      {refusal && (
        <p className="reel__refusal" role="alert">
          {refusal}
        </p>
      )}
    </fetcher.Form>
  );
}

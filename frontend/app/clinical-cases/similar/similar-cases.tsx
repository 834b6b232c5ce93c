import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';
import type { loader } from './route';
import { countedSimilar, SimilarList } from './similar-list';
import './similar.css';

/**
 * A link to similar cases, replaced by their list once it scrolls into view, so that the case
 * itself does not wait for it.
 */
export function SimilarCases({ postId }: { postId: number }) {
  const found = useFetcher<typeof loader>({ key: `similar ${postId}` });
  const place = useRef<HTMLDivElement>(null);
  const page = `/caseDetails/${postId}/similar`;
  const { load } = found;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      load(page);
    });
    near.observe(element);
    return () => near.disconnect();
  }, [load, page]);
  const cases = found.data?.cases;
  return (
    <div ref={place}>
      <Card title="Similar cases" className="stack stack--s">
        {cases === undefined ? (
          <Link to={page}>Show similar cases</Link>
        ) : cases.length === 0 ? (
          <p className="quiet">No similar case yet.</p>
        ) : (
          <>
            <p className="quiet">{countedSimilar(cases)}</p>
            <SimilarList cases={cases} />
          </>
        )}
      </Card>
    </div>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewedFile } from './api.server';
import { Canvas, type Decisions } from './canvas';

/**
 * A report as pictures of its pages, as others will see it: one page at a time, from the first with
 * a finding; without scripts all of them, one below the other.
 */
export function ReportStage({ file, ...decisions }: { file: ReviewedFile } & Decisions) {
  const count = file.pages ?? 1;
  const [page, setPage] = useState(file.check.places[0]?.page ?? 1);
  const altOf = (number: number) => `${file.name}, page ${number} of ${count}`;
  if (!useHydrated())
    return (
      <ol className="look__pages">
        {Array.from({ length: count }, (_, i) => i + 1).map((number) => (
          <li key={number}>
            <Canvas file={file} {...decisions} at={{ page: number }} alt={altOf(number)} />
          </li>
        ))}
      </ol>
    );
  return (
    <>
      <Canvas key={page} file={file} {...decisions} at={{ page }} alt={altOf(page)} />
      {count > 1 && (
        <div className="look__turns">
          <Button
            look="quiet"
            isIcon
            aria-label="Previous page"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <Icon of={ChevronLeft} />
          </Button>
          <span role="status">
            Page <b>{page}</b> of {count}
          </span>
          <Button
            look="quiet"
            isIcon
            aria-label="Next page"
            disabled={page === count}
            onClick={() => setPage(page + 1)}
          >
            <Icon of={ChevronRight} />
          </Button>
        </div>
      )}
    </>
  );
}

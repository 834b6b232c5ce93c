import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PdfFrame } from '../../ui/pdf-frame';
import { useHydrated } from '../../ui/use-hydrated';

interface PdfPagesProps {
  url: string;
  name: string;
  pages: number;
}

const HEIGHT = 640;

/** A report as others will see it, page by page; without scripts whole, to be scrolled. */
export function PdfPages({ url, name, pages }: PdfPagesProps) {
  const [page, setPage] = useState(1);
  if (!useHydrated()) return <PdfFrame url={url} name={name} />;
  return (
    <div className="pdf">
      <iframe
        key={page}
        src={`${url}#page=${page}&view=FitH&navpanes=0`}
        title={`${name}, page ${page}`}
        height={HEIGHT}
      />
      {pages > 1 && (
        <div className="pdf-pages">
          <Button
            look="quiet"
            isIcon
            aria-label="Page before"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <Icon of={ChevronLeft} />
          </Button>
          <span role="status">
            Page <b>{page}</b> of {pages}
          </span>
          <Button
            look="quiet"
            isIcon
            aria-label="Next page"
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            <Icon of={ChevronRight} />
          </Button>
        </div>
      )}
    </div>
  );
}

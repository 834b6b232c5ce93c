import { useSearchParams } from '@remix-run/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { stretchIn } from '../../media/film/film-time';
import type { FilmToolsProps } from '../../media/film/film-tools';
import type { CaseFile } from '../post';

interface Loaded {
  Tools: ComponentType<FilmToolsProps>;
  film: HTMLVideoElement;
}

/** The tools of the film on the stage, which pages with a film alone load. */
export function StageFilmTools({ file }: { file: CaseFile }) {
  const [params] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const film = place.current?.parentElement?.querySelector('video');
    let isOver = false;
    if (film)
      void import('../../media/film/film-tools').then(({ FilmTools }) => {
        if (!isOver) setLoaded({ Tools: FilmTools, film });
      });
    return () => {
      isOver = true;
    };
  }, []);
  const stretch = stretchIn(params);
  return (
    <div className="stage-film-tools" ref={place}>
      {loaded && (
        <loaded.Tools
          key={`${stretch.t} ${stretch.to}`}
          film={loaded.film}
          stretch={stretch}
          addressAt={(second) => `?file=${file.id}&t=${second}`}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewedFile } from './api.server';
import { Canvas, type Decisions } from './canvas';
import { momentOf } from './places';

interface FilmStageProps extends Decisions {
  file: ReviewedFile;
  /** An object URL of the video, if this browser has it. */
  local?: string;
}

/**
 * The video, and stills of the moments at which something was found. A mask on one of them is black
 * in the whole video.
 */
export function FilmStage({ file, local, ...decisions }: FilmStageProps) {
  const { places, state } = file.check;
  const seconds = [...new Set(places.map(({ second }) => second ?? 0))];
  const moments = seconds.length > 0 ? seconds : [0];
  const [chosen, setChosen] = useState(moments[0] ?? 0);
  const isHydrated = useHydrated();
  const shown = isHydrated ? [chosen] : moments;
  const hasStills = state === 'found' || state === 'nothing';
  return (
    <>
      {local ? (
        <video src={local} controls muted aria-label={file.name} />
      ) : (
        <p className="look__wait">Please play it on your device.</p>
      )}
      {hasStills && (
        <>
          {isHydrated && moments.length > 1 && (
            <fieldset className="look__turns">
              <legend className="sr-only">Moments where something was found</legend>
              {moments.map((second) => (
                <button
                  key={second}
                  type="button"
                  className="chip"
                  aria-pressed={second === chosen}
                  onClick={() => setChosen(second)}
                >
                  {momentOf(second)}
                </button>
              ))}
            </fieldset>
          )}
          {shown.map((second) => (
            <Canvas
              key={second}
              file={file}
              {...decisions}
              at={{ second }}
              alt={`${file.name} at ${momentOf(second)}`}
            />
          ))}
          <p className="masks__hint">What you cover here is black in the whole video.</p>
        </>
      )}
    </>
  );
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Where a film does not play long enough to tell how long its pictures stand. */
const USUAL_PICTURE = 1 / 25;
const [SHORTEST_PICTURE, LONGEST_PICTURE] = [1 / 125, 1 / 5];

export interface Loop {
  from: number;
  to: number;
}

/** Keeps a film that plays within a stretch. */
export function useLoop(film: HTMLVideoElement, loop: Loop | null): void {
  useEffect(() => {
    if (!loop) return undefined;
    let due = 0;
    const step = () => {
      if (film.currentTime >= loop.to || film.currentTime < loop.from - 1)
        film.currentTime = loop.from;
      due = requestAnimationFrame(step);
    };
    const begin = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(step);
    };
    const end = () => cancelAnimationFrame(due);
    // The address of a stretch lets the browser itself pause at its end.
    const again = () => {
      end();
      if (film.currentTime < Math.min(loop.to, film.duration)) return;
      film.currentTime = loop.from;
      void film.play();
    };
    if (!film.paused) begin();
    film.addEventListener('play', begin);
    film.addEventListener('pause', again);
    return () => {
      end();
      film.removeEventListener('play', begin);
      film.removeEventListener('pause', again);
    };
  }, [film, loop]);
}

/** @returns for how long one picture of the film stands, measured while it plays */
export function usePictureTime(film: HTMLVideoElement): RefObject<number> {
  const time = useRef(USUAL_PICTURE);
  useEffect(() => {
    if (!film.requestVideoFrameCallback) return undefined;
    let last: VideoFrameCallbackMetadata | undefined;
    let due = film.requestVideoFrameCallback(function drawn(_, picture) {
      const stood = picture.mediaTime - (last?.mediaTime ?? Number.NaN);
      const isNext = picture.presentedFrames - (last?.presentedFrames ?? 0) === 1;
      if (isNext && !film.paused && stood >= SHORTEST_PICTURE && stood <= LONGEST_PICTURE)
        time.current = stood;
      last = picture;
      due = film.requestVideoFrameCallback(drawn);
    });
    return () => film.cancelVideoFrameCallback(due);
  }, [film]);
  return time;
}

const stateOf = (film: HTMLVideoElement) => ({
  isPaused: film.paused,
  at: film.currentTime,
  speed: film.playbackRate,
});

/**
 * What the film itself, or its own controls, may change. `look` shows a change at once, before the
 * film tells of it.
 */
export function useFilmState(film: HTMLVideoElement) {
  const [state, setState] = useState(() => stateOf(film));
  const look = useCallback(() => setState(stateOf(film)), [film]);
  useEffect(() => {
    const events = ['play', 'pause', 'timeupdate', 'seeked', 'ratechange', 'ended'];
    for (const event of events) film.addEventListener(event, look);
    return () => {
      for (const event of events) film.removeEventListener(event, look);
    };
  }, [film, look]);
  return { ...state, look };
}

import { type RefObject, useEffect, useState } from 'react';

/** For how long a mark is shown before and after its second. */
const AROUND = 1;
const PER_SECOND = 10;

const filmBeside = (layer: RefObject<HTMLElement>) =>
  layer.current?.parentElement?.querySelector('video');

/** Where a film is, in tenths of a second. */
export const secondOf = (layer: RefObject<HTMLElement>): number =>
  Math.round((filmBeside(layer)?.currentTime ?? 0) * PER_SECOND) / PER_SECOND;

/** A film that plays shows a mark around its second; paused, and without scripts, all of them. */
export const isAround = (second: number | null, playing: number | null): boolean =>
  second === null || playing === null || Math.abs(second - playing) <= AROUND;

/** @returns the second at which the film beside a layer plays; null while it is paused */
export function useFilm(layer: RefObject<HTMLElement>, isFilm: boolean): number | null {
  const [playing, setPlaying] = useState<number | null>(null);
  useEffect(() => {
    const film = isFilm && filmBeside(layer);
    if (!film) return;
    const follow = () => setPlaying(film.paused ? null : film.currentTime);
    const events = ['play', 'pause', 'timeupdate', 'ended'];
    for (const event of events) film.addEventListener(event, follow);
    return () => {
      for (const event of events) film.removeEventListener(event, follow);
    };
  }, [layer, isFilm]);
  return playing;
}

/** A place is chosen in a film that stands still. */
export function useStill(layer: RefObject<HTMLElement>, isChoosing: boolean): void {
  useEffect(() => {
    if (isChoosing) filmBeside(layer)?.pause();
  }, [layer, isChoosing]);
}

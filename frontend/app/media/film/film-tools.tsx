import { Link2, Pause, Play, Repeat, StepBack, StepForward } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { showDone, showToast } from '../../ui/toast';
import { inMinutes, inTenths } from './film-time';
import { type Loop, useFilmState, useLoop, usePictureTime } from './use-film-tools';
import './film-tools.css';

const SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const;

export interface FilmToolsProps {
  film: HTMLVideoElement;
  /** Of the address: loops at once when it has an end. */
  stretch: { t: number | null; to: number | null };
  /** The address of a second of this film. */
  addressAt(second: number): string;
}

/** Speed, single pictures, a loop and a link for a film. Nothing of it is stored. */
export function FilmTools({ film, stretch, addressAt }: FilmToolsProps) {
  const { isPaused, at, speed, look } = useFilmState(film);
  const [ends, setEnds] = useState<{ from: number | null; to: number | null }>({
    from: stretch.to === null ? null : (stretch.t ?? 0),
    to: stretch.to,
  });
  const [isLooping, setLooping] = useState(stretch.to !== null);
  const loop = useLoopOf(ends);
  useLoop(film, isLooping ? loop : null);
  useWithinEnd(film, stretch.t);
  const pictureTime = usePictureTime(film);
  const step = (by: 1 | -1) => {
    film.pause();
    const to = film.currentTime + by * (pictureTime.current ?? 0);
    film.currentTime = Math.min(Math.max(0, to), film.duration || 0);
  };
  const setSpeed = (to: number | undefined) => {
    if (to === undefined) return;
    film.preservesPitch = true;
    film.playbackRate = to;
    look();
  };
  const setEnd = (end: 'from' | 'to') => {
    const next = { ...ends, [end]: inTenths(film.currentTime) };
    setEnds(next);
    setLooping(next.from !== null && next.to !== null && next.from < next.to);
  };
  useFilmKeys(film, {
    ',': () => step(-1),
    '.': () => step(1),
    '<': () => setSpeed(SPEEDS.findLast((one) => one < film.playbackRate)),
    '>': () => setSpeed(SPEEDS.find((one) => one > film.playbackRate)),
    a: () => setEnd('from'),
    b: () => setEnd('to'),
  });
  const copy = async () => {
    const url = new URL(addressAt(inTenths(film.currentTime)), location.href).href;
    await navigator.clipboard.writeText(url).then(
      () => showDone('Link copied.'),
      () => showToast({ kind: 'info', text: url }),
    );
  };
  return (
    <div
      className="film-tools"
      role="toolbar"
      aria-label="Film"
      // The stage turns to another file with the arrow keys.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Tool
        icon={isPaused ? Play : Pause}
        words={isPaused ? 'Play' : 'Pause'}
        onClick={() => void (isPaused ? film.play().catch(() => undefined) : film.pause())}
      />
      <Tool icon={StepBack} words="One back" keys="," onClick={() => step(-1)} />
      <Tool icon={StepForward} words="One on" keys="." onClick={() => step(1)} />
      <fieldset className="film-tools__speeds">
        <legend className="sr-only">Speed</legend>
        {SPEEDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="film-speed"
              checked={speed === one}
              onChange={() => setSpeed(one)}
            />
            {one}×
          </label>
        ))}
      </fieldset>
      <Tool words={saidOf('From', ends.from)} keys="A" onClick={() => setEnd('from')} />
      <Tool words={saidOf('To', ends.to)} keys="B" onClick={() => setEnd('to')} />
      {loop && (
        <Tool
          icon={Repeat}
          words={`Loop ${inMinutes(loop.from)}–${inMinutes(loop.to)}`}
          isOn={isLooping}
          onClick={() => setLooping(!isLooping)}
        />
      )}
      <Tool icon={Link2} words={`Copy link at ${inMinutes(at)}`} onClick={() => void copy()} />
    </div>
  );
}

/** A second beyond the end is no second of the film. */
function useWithinEnd(film: HTMLVideoElement, second: number | null): void {
  useEffect(() => {
    const check = () => {
      if (second !== null && second >= film.duration) film.currentTime = 0;
    };
    if (film.readyState > 0) check();
    film.addEventListener('loadedmetadata', check);
    return () => film.removeEventListener('loadedmetadata', check);
  }, [film, second]);
}

const saidOf = (word: string, second: number | null) =>
  second === null ? `${word} here` : `${word} ${inMinutes(second)}`;

function useLoopOf({ from, to }: { from: number | null; to: number | null }): Loop | null {
  const loop = useRef<Loop | null>(null);
  const isOne = from !== null && to !== null && from < to;
  if (!isOne) loop.current = null;
  else if (loop.current?.from !== from || loop.current.to !== to) loop.current = { from, to };
  return loop.current;
}

interface ToolProps {
  icon?: typeof Play;
  words: string;
  keys?: string;
  isOn?: boolean;
  onClick(): void;
}

function Tool({ icon, words, keys, isOn, onClick }: ToolProps) {
  return (
    <button
      className="film-tools__tool"
      type="button"
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {icon && <Icon of={icon} size="s" />}
      {words}
    </button>
  );
}

/** On the stage of a film, and where nothing else has the focus. */
function useFilmKeys(film: HTMLVideoElement, keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
      if (
        (target as Element).matches('textarea, select, input:not([type=radio]), [contenteditable]')
      )
        return;
      const act = latest.current[key.toLowerCase()];
      if (!act || !film.isConnected) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [film]);
}

import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useCine } from './use-cine';

/** The slice that is seen, from 1, which changes by itself while it plays. */
export function useSlices(asked: number, frames: number, frameMs: number | null) {
  const [slice, setSlice] = useState(asked);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => setSlice(asked), [asked]);
  useLinked(() => setSlice(asked));
  useCine(isPlaying, frameMs, () => setSlice((at) => (at % frames) + 1));
  return {
    slice,
    playing: [isPlaying, () => setPlaying(!isPlaying)] as const,
    go: (to: (slice: number) => number) => {
      setPlaying(false);
      setSlice((at) => Math.min(Math.max(1, to(at)), frames));
    },
  };
}

/** A link to a mark leads to its slice also while the address has not followed to another one yet. */
function useLinked(show: () => void): void {
  const { hash, key } = useLocation();
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (hash !== '') show();
  }, [hash, key, show]);
}

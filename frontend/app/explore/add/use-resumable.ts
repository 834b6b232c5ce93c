import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { uploadOf } from './upload';

export interface Progress {
  readonly name: string;
  readonly sent: number;
  readonly bytes: number;
  /** The connection was lost, or the member paused. */
  readonly isHalted: boolean;
}

interface Attempt {
  upload?: Upload;
  isPaused: boolean;
  isCancelled: boolean;
}

interface Outcome {
  onDone: (uploadId: string) => void;
  onRefused: (message: string) => void;
}

/**
 * Sends one file at a time in pieces. What an attempt still reports after it was cancelled or has
 * ended is ignored.
 */
export function useResumable() {
  const current = useRef<Attempt>();
  const [progress, setProgress] = useState<Progress>();
  const halt = useCallback(() => setProgress((known) => known && { ...known, isHalted: true }), []);
  const goOn = useCallback(() => {
    if (!current.current?.upload) return;
    current.current.isPaused = false;
    setProgress((known) => known && { ...known, isHalted: false });
    current.current.upload.start();
  }, []);
  useEffect(() => {
    const onOnline = () => {
      if (!current.current?.isPaused) goOn();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [goOn]);

  const send = async (file: File, { onDone, onRefused }: Outcome) => {
    const mine: Attempt = { isPaused: false, isCancelled: false };
    current.current = mine;
    setProgress({ name: file.name, sent: 0, bytes: file.size, isHalted: false });
    const ifCurrent = <Told>(then: (told: Told) => void) => {
      return (told: Told) => {
        if (current.current === mine) then(told);
      };
    };
    const ending = <Told>(then: (told: Told) => void) =>
      ifCurrent((told: Told) => {
        current.current = undefined;
        setProgress(undefined);
        then(told);
      });
    const upload = await uploadOf(file, {
      onProgress: ifCurrent((sent) => setProgress((known) => known && { ...known, sent })),
      onHalted: () => ifCurrent(halt)(undefined),
      onRefused: ending(onRefused),
      onDone: ending(onDone),
    }).catch(() => undefined);
    if (!upload) return ending(onRefused)('The connection was lost. Please try again.');
    mine.upload = upload;
    if (mine.isCancelled) void upload.abort(true);
  };
  const pause = () => {
    if (!current.current?.upload) return;
    current.current.isPaused = true;
    void current.current.upload.abort().then(halt);
  };
  const cancel = () => {
    if (!current.current) return;
    current.current.isCancelled = true;
    void current.current.upload?.abort(true);
    current.current = undefined;
    setProgress(undefined);
  };
  return { progress, send, goOn, pause, cancel };
}

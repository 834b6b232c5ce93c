import { useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { Reader } from '../../scans/reading/reader.client';
import type { FoundHere, LessFace, ReadHere } from '../../scans/reading/reading';
import type { ChosenSeries } from './api.server';

const MOST = 8;

export type HereState =
  | { readonly at: 'files' }
  /** This browser cannot read, or could not read these. */
  | { readonly at: 'unable' }
  | { readonly at: 'reading'; readonly files: number; readonly read: number }
  | { readonly at: 'found'; readonly found: ReadHere; readonly problem?: string }
  | { readonly at: 'sending'; readonly bytes: number; readonly sent: number }
  | { readonly at: 'halted' };

/** What an author said about a series that was found. */
export interface Said {
  readonly found: FoundHere;
  readonly name: string;
  readonly face: ChosenSeries['face'];
}

interface Sent {
  readonly said: Said;
  send(onProgress: (sent: number) => void): Promise<string>;
  readonly bytes: number;
}

/** Reads files in this browser, sends what was chosen of them, and goes on to what a check saw. */
export function useReading() {
  const submit = useSubmit();
  const [state, setState] = useState<HereState>({ at: 'files' });
  const reader = useRef<Reader>();
  const found = useRef<ReadHere>();
  const onWay = useRef<Sent[]>([]);
  useEffect(() => () => reader.current?.end(), []);

  const read = async (files: readonly File[]) => {
    setState({ at: 'reading', files: files.length, read: 0 });
    try {
      const { canReadHere, Reader: Worker } = await import('../../scans/reading/reader.client');
      if (!canReadHere()) return setState({ at: 'unable' });
      reader.current?.end();
      reader.current = new Worker();
      const onProgress = (all: number, done: number) =>
        setState({ at: 'reading', files: all, read: done });
      found.current = await reader.current.read(files, onProgress);
      setState({ at: 'found', found: found.current });
    } catch {
      reader.current?.end();
      setState({ at: 'unable' });
    }
  };

  const refuse = (problem: string) => {
    if (found.current) setState({ at: 'found', found: found.current, problem });
  };

  const send = async () => {
    const { NotTaken } = await import('../../scans/reading/send-series.client');
    try {
      const chosen = await allSent(onWay.current, (bytes, sent) =>
        setState({ at: 'sending', bytes, sent }),
      );
      submit({ intent: 'look', chosen: JSON.stringify(chosen) }, { method: 'post' });
    } catch (error) {
      if (error instanceof NotTaken) refuse(error.message);
      else setState({ at: 'halted' });
    }
  };

  const choose = async (series: readonly Said[]) => {
    if (series.length === 0) return refuse('Please choose the series that you want to add.');
    if (series.length > MOST) return refuse(`A post may have at most ${MOST} series.`);
    setState({ at: 'sending', bytes: 0, sent: 0 });
    const sending = await packed(reader.current, series);
    if (!sending) return refuse('Please say what should happen with the face.');
    onWay.current = sending;
    await send();
  };

  return { state, read, choose, send, startAgain: () => setState({ at: 'files' }) };
}

async function allSent(
  series: readonly Sent[],
  onProgress: (bytes: number, sent: number) => void,
): Promise<ChosenSeries[]> {
  const bytes = series.reduce((sum, one) => sum + one.bytes, 0);
  const chosen: ChosenSeries[] = [];
  let before = 0;
  onProgress(bytes, 0);
  for (const one of series) {
    const uploadId = await one.send((sent) => onProgress(bytes, before + sent));
    before += one.bytes;
    chosen.push({ uploadId, name: one.said.name, face: one.said.face });
  }
  return chosen;
}

/** @returns undefined where the face of one cannot be dealt with as its author said */
async function packed(reader: Reader | undefined, series: readonly Said[]) {
  const { SendingSeries } = await import('../../scans/reading/send-series.client');
  const sending: Sent[] = [];
  for (const said of series) {
    const bytes = await reader?.pack(said.found.key, lessFace(said)).catch(() => null);
    if (!bytes) return undefined;
    const one = new SendingSeries(bytes, said.found.isBurned);
    sending.push({ said, bytes: bytes.size, send: (onProgress) => one.send(onProgress) });
  }
  return sending;
}

function lessFace({ face }: Said): LessFace | undefined {
  return face === 'thin' || face === 'cover' ? face : undefined;
}

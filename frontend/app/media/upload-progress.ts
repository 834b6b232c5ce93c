import { createContext, useContext } from 'react';
import { percentOf } from '../lib/percent';

/** Upload progress of a form: bytes sent, bytes in total, and each file's range in the body. */
export interface Sending {
  sent: number;
  total: number;
  spans: Map<string, { from: number; to: number }>;
}

export const UploadProgress = createContext<Sending | null>(null);

export const keyOfFile = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/**
 * From 0 to 100; undefined while nothing is being sent. The files of a form are sent one after
 * another, in form order.
 */
export function useProgressOf(file: File): number | undefined {
  const sending = useContext(UploadProgress);
  const span = sending?.spans.get(keyOfFile(file));
  if (!sending || !span) return undefined;
  return percentOf(sending.sent - span.from, span.to - span.from);
}

/** Approximate size of the boundary and headers of a multipart part. */
const PART_BYTES = 150;

export function spansOf(form: FormData): Sending['spans'] {
  const spans: Sending['spans'] = new Map();
  let at = 0;
  for (const [, value] of form) {
    at += PART_BYTES;
    const size = typeof value === 'string' ? value.length : value.size;
    if (typeof value !== 'string' && value.name)
      spans.set(keyOfFile(value), { from: at, to: at + size });
    at += size;
  }
  return spans;
}

import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { WindowName } from './scan';
import { queryOf } from './shown-slice';

const AT_REST_MS = 500;

interface Seen {
  series: number;
  /** From 1. */
  slice: number;
  window: WindowName;
}

/**
 * Keeps the address and what is read aloud up with what is seen, once it is at rest.
 * @returns what is read aloud
 */
export function useAddress({ series, slice, window }: Seen, frames: number): string {
  const navigate = useNavigate();
  const [spoken, setSpoken] = useState('');
  const isFirst = useRef(true);
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const rest = setTimeout(() => {
      setSpoken(`Slice ${slice} of ${frames}`);
      const query = queryOf({ series, slice, window });
      if (query !== location.search) go.current(query, { replace: true, preventScrollReset: true });
    }, AT_REST_MS);
    return () => clearTimeout(rest);
  }, [series, slice, window, frames]);
  return spoken;
}

import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { ReviewedFile } from './api.server';

type Check = ReviewedFile['check'];

const EVERY_MS = 2_000;

/** Polls the check of a file until it has ended, so that nobody has to press a button. */
export function AwaitedCheck({
  uploadId,
  onEnd,
}: {
  uploadId: string;
  onEnd: (check: Check) => void;
}) {
  const { load, data } = useFetcher<Check>({ key: `check ${uploadId}` });
  useEffect(() => {
    if (data && data.state !== 'waiting') onEnd(data);
  }, [data, onEnd]);
  useEffect(() => {
    const timer = window.setInterval(() => load(`/community/uploads/${uploadId}/check`), EVERY_MS);
    return () => window.clearInterval(timer);
  }, [load, uploadId]);
  return null;
}

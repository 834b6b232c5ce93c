import { type RefObject, useRef, useState } from 'react';
import type { FormState } from '../lib/form-state';
import { forgetLargeFiles, sendLargeFiles } from '../lib/send-large-files';
import { sentWithProgress } from '../lib/sent-with-progress';
import { keyOfFile, type Sending, spansOf } from './upload-progress';

export interface Uploaded {
  done: string;
  id: number;
}

interface Asked {
  form: RefObject<HTMLFormElement>;
  /** A resource of ours that takes the form and answers as JSON. */
  url: string;
  onDone: (uploaded: Uploaded) => void;
}

const LOST = 'The connection was lost. Everything you entered is still here.';
const ENDED = 'Your session has ended. Log in in another tab, then try again.';

/** Sends a form by hand, so that its progress can be seen and it can be cancelled and sent again: under its key it is done once. */
export function useUpload({ form, url, onDone }: Asked) {
  const cancelling = useRef<AbortController | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<FormState | null>(null);

  const deliver = async (element: HTMLFormElement, signal: AbortSignal) => {
    const body = new FormData(element);
    const spans = spansOf(body);
    const total = Math.max(1, ...Array.from(spans.values(), ({ to }) => to));
    const tell = (sent: number) => setSending({ sent, total, spans });
    tell(0);
    await sendLargeFiles(element, body, { signal, onProgress: (file, sent) => tell((spans.get(keyOfFile(file))?.from ?? 0) + sent) });
    const ahead = total - Math.max(0, ...Array.from(spansOf(body).values(), ({ to }) => to));
    const reply = await sentWithProgress<Uploaded | FormState>({ url, body, signal, onProgress: (sent) => tell(ahead + sent) });
    if (reply === null) return setFailure(ENDED);
    if (!('done' in reply)) return setRefused(reply);
    forgetLargeFiles();
    onDone(reply);
  };
  const send = () => {
    if (!form.current || cancelling.current) return;
    const controller = new AbortController();
    cancelling.current = controller;
    setFailure(null);
    deliver(form.current, controller.signal)
      .catch((error: unknown) => setFailure(isCancelled(error) ? null : LOST))
      .finally(() => {
        cancelling.current = null;
        setSending(null);
      });
  };
  return { send, cancel: () => cancelling.current?.abort(), sending, failure, refused };
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

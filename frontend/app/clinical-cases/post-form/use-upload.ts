import { type RefObject, useRef, useState } from 'react';
import type { FormState } from '../../lib/form-state';
import { forgetLargeFiles, sendLargeFiles } from '../../media/send-large-files';
import { sentWithProgress } from '../../media/sent-with-progress';
import { keyOfFile, type Sending, spansOf } from '../../media/upload-progress';
import type { Review } from '../review/review';

export interface Uploaded {
  done: string;
  id: number;
  /** Whether the patient decides: the links come next. */
  asksPatient: boolean;
}

interface Asked {
  form: RefObject<HTMLFormElement>;
  /** The resource route that receives the form and responds with JSON. */
  url: string;
  onDone: (uploaded: Uploaded) => void;
}

const LOST = 'The connection was lost. Everything you entered is still here.';
export const ENDED = 'Your session has ended. Log in, and what you entered is there again.';

type Answer = Uploaded | FormState | { review: Review };

/**
 * Sends a form with progress, cancel and retry; its retry key makes sure that it is handled only
 * once. The response may ask for a review; after that, only the text and the review are sent,
 * because the server has the files.
 */
export function useUpload({ form, url, onDone }: Asked) {
  const cancelling = useRef<AbortController | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<FormState | null>(null);
  const [review, setReview] = useState<Review | null>(null);

  const deliver = async (element: HTMLFormElement, signal: AbortSignal) => {
    const body = review ? wordsOf(element) : new FormData(element);
    const spans = spansOf(body);
    // A form without files has nothing to show of its progress.
    const total = Math.max(0, ...Array.from(spans.values(), ({ to }) => to));
    const tell = (sent: number) => setSending({ sent, total, spans });
    tell(0);
    if (!review) {
      await sendLargeFiles(element, body, {
        signal,
        onProgress: (file, sent) => tell((spans.get(keyOfFile(file))?.from ?? 0) + sent),
      });
    }
    const ahead = total - Math.max(0, ...Array.from(spansOf(body).values(), ({ to }) => to));
    const reply = await sentWithProgress<Answer>({
      url,
      body,
      signal,
      onProgress: (sent) => tell(ahead + sent),
    });
    if (reply === null) return setFailure(ENDED);
    // The server has the files now, and keeps them under ids of its own.
    if (!('errors' in reply) || reply.held) forgetLargeFiles();
    setReview('review' in reply ? reply.review : null);
    if ('errors' in reply) setRefused(reply);
    if ('done' in reply) onDone(reply);
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
  return {
    send,
    cancel: () => cancelling.current?.abort(),
    leaveReview: () => setReview(null),
    sending,
    failure,
    refused,
    review,
  };
}

/** The form without its files, which were sent before. */
function wordsOf(element: HTMLFormElement): FormData {
  const body = new FormData(element);
  for (const [name, value] of [...body]) if (value instanceof File) body.delete(name);
  body.set('step', 'post');
  return body;
}

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

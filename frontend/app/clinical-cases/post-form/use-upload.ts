import { type RefObject, useRef, useState } from 'react';
import type { FormState } from '../../lib/form-state';
import { forgetLargeFiles, sendLargeFiles } from '../../media/send-large-files';
import { NotNow, sentWithProgress } from '../../media/sent-with-progress';
import { keyOfFile, type Sending, spansOf } from '../../media/upload-progress';
import { keepUnsent } from '../../shell/enhance/form-keeper';
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
  /** The browser keeps the form until it can be sent. */
  onKept: () => void;
}

const LOST = 'The connection was lost. Everything you entered is still here.';
export const ENDED = 'Your session has ended. Log in, and what you entered is there again.';

type Answer = Uploaded | FormState | { review: Review };

/**
 * Sends a form with progress, cancel and retry; its retry key makes sure that it is handled only
 * once. The response may ask for a review; after that, only the text and the review are sent,
 * because the server has the files.
 */
export function useUpload({ form, url, onDone, onKept }: Asked) {
  const cancelling = useRef<AbortController | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<FormState | null>(null);
  const [review, setReview] = useState<Review | null>(null);

  const deliver = async (element: HTMLFormElement, signal: AbortSignal) => {
    const body = bodyOf(element, review);
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
    const onProgress = (sent: number) => tell(ahead + sent);
    const reply = await sentWithProgress<Answer>({ url, body, signal, onProgress });
    if (reply === null) return setFailure(ENDED);
    // The server has the files now, and keeps them under ids of its own.
    if (!('errors' in reply) || reply.held) forgetLargeFiles();
    setReview('review' in reply ? reply.review : null);
    if ('errors' in reply) setRefused(reply);
    if ('done' in reply) onDone(reply);
  };
  const keepOrSay = async (element: HTMLFormElement, error: unknown) => {
    if (isCancelled(error)) return;
    if (await keepUnsent(new URL(url, location.origin), bodyOf(element, review))) return onKept();
    const said = refusedFor(error);
    return said ? setRefused(said) : setFailure(LOST);
  };
  const send = () => {
    const element = form.current;
    if (!element || cancelling.current) return;
    const controller = new AbortController();
    cancelling.current = controller;
    setFailure(null);
    deliver(element, controller.signal)
      .catch((error: unknown) => keepOrSay(element, error))
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

/** What a server said that cannot take the form now. */
function refusedFor(error: unknown): FormState | undefined {
  const said = error instanceof NotNow ? (error.answer as Answer | null) : null;
  return said && 'errors' in said ? said : undefined;
}

const bodyOf = (element: HTMLFormElement, review: Review | null) =>
  review ? wordsOf(element) : new FormData(element);

/** The form without its files, which were sent before. */
function wordsOf(element: HTMLFormElement): FormData {
  const body = new FormData(element);
  for (const [name, value] of [...body]) if (value instanceof File) body.delete(name);
  body.set('step', 'post');
  return body;
}

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

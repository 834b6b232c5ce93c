import { type RefObject, useRef, useState } from 'react';
import type { FormState } from '../lib/form-state';
import { type Sending, spansOf } from './upload-progress';

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
  const request = useRef<XMLHttpRequest | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<FormState | null>(null);

  const send = () => {
    if (!form.current || request.current) return;
    const body = new FormData(form.current);
    const spans = spansOf(body);
    const xhr = new XMLHttpRequest();
    request.current = xhr;
    setFailure(null);
    setSending({ sent: 0, total: 1, spans });
    xhr.open('POST', url);
    xhr.responseType = 'json';
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.upload.onprogress = ({ loaded, total }) => setSending({ sent: loaded, total, spans });
    xhr.onerror = () => setFailure(LOST);
    xhr.onload = () => {
      const reply = xhr.response as Uploaded | FormState | null;
      if (reply === null) setFailure(ENDED);
      else if ('done' in reply) onDone(reply);
      else setRefused(reply);
    };
    xhr.onloadend = () => {
      request.current = null;
      setSending(null);
    };
    xhr.send(body);
  };
  return { send, cancel: () => request.current?.abort(), sending, failure, refused };
}

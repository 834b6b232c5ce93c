import { useSubmit } from '@remix-run/react';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { problemsOf } from '../../../../backend/src/explore/explore-post.rules';
import type { FormState } from '../../lib/form-state';
import { uploadOf } from './upload';

export interface Progress {
  readonly name: string;
  readonly sent: number;
  readonly bytes: number;
  /** The connection was lost, or the member paused. */
  readonly isHalted: boolean;
}

/**
 * Sends the video in pieces, then the form with the id of the upload. An interrupted upload resumes
 * where it stopped, also after a reload.
 */
export function useSending(form: RefObject<HTMLFormElement>) {
  const submit = useSubmit();
  const upload = useRef<Upload>();
  /** The finished upload, in case the form is refused. */
  const done = useRef<{ file: File; uploadId: string }>();
  const [progress, setProgress] = useState<Progress>();
  const [problems, setProblems] = useState<FormState>();
  const halt = useCallback(() => setProgress((known) => known && { ...known, isHalted: true }), []);
  const goOn = useCallback(() => {
    setProgress((known) => known && { ...known, isHalted: false });
    upload.current?.start();
  }, []);
  useEffect(() => {
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [goOn]);

  const finish = (file: File, uploadId: string) => {
    done.current = { file, uploadId };
    setProgress(undefined);
    if (form.current) submit(withUpload(form.current, uploadId), { method: 'post' });
  };
  const send = async (file: File) => {
    if (done.current?.file === file) return finish(file, done.current.uploadId);
    setProgress({ name: file.name, sent: 0, bytes: file.size, isHalted: false });
    upload.current = await uploadOf(file, {
      onProgress: (sent) => setProgress((known) => known && { ...known, sent }),
      onHalted: halt,
      onRefused: (message) => {
        setProgress(undefined);
        setProblems({ values: {}, errors: { video: [message] }, message });
      },
      onDone: (uploadId) => finish(file, uploadId),
    });
  };
  return {
    progress,
    problems,
    goOn,
    pause: () => void upload.current?.abort().then(halt),
    cancel: () => {
      void upload.current?.abort(true);
      setProgress(undefined);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      const typed = new FormData(event.currentTarget);
      const video = typed.get('video') as File;
      const errors = problemsOf({
        title: String(typed.get('title')),
        speciality: String(typed.get('speciality')),
        video,
      });
      event.preventDefault();
      setProblems(Object.keys(errors).length > 0 ? { values: {}, errors } : undefined);
      if (Object.keys(errors).length === 0) void send(video);
    },
  };
}

export type SendingState = ReturnType<typeof useSending>;

function withUpload(form: HTMLFormElement, uploadId: string): FormData {
  const fields = new FormData(form);
  fields.delete('video');
  fields.set('uploadId', uploadId);
  return fields;
}

import { useSubmit } from '@remix-run/react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { problemsOf } from '../../../../backend/src/explore/explore-post.rules';
import type { FormState } from '../../lib/form-state';
import { useResumable } from './use-resumable';

/**
 * Sends the video in pieces, then the form with the id of the upload. An interrupted upload resumes
 * where it stopped, also after a reload.
 */
export function useSending(form: RefObject<HTMLFormElement>) {
  const submit = useSubmit();
  const { send, ...sending } = useResumable();
  /** The finished upload, in case the form is refused. */
  const done = useRef<{ file: File; uploadId: string }>();
  const [problems, setProblems] = useState<FormState>();

  const finish = (file: File, uploadId: string) => {
    done.current = { file, uploadId };
    if (form.current) submit(withUpload(form.current, uploadId), { method: 'post' });
  };
  const start = (file: File) => {
    if (done.current?.file === file) return finish(file, done.current.uploadId);
    void send(file, {
      onDone: (uploadId) => finish(file, uploadId),
      onRefused: (message) => setProblems({ values: {}, errors: { video: [message] }, message }),
    });
  };
  return {
    ...sending,
    problems,
    submit: (event: FormEvent<HTMLFormElement>) => {
      const typed = new FormData(event.currentTarget);
      const video = typed.get('video') as File;
      const errors = problemsOf({
        title: String(typed.get('title')),
        speciality: String(typed.get('speciality')),
        showsPatient: typed.has('showsPatient') ? typed.get('showsPatient') === 'true' : undefined,
        consent: typed.has('consent'),
        looked: typed.has('looked'),
        video,
      });
      event.preventDefault();
      setProblems(Object.keys(errors).length > 0 ? { values: {}, errors } : undefined);
      if (Object.keys(errors).length === 0) start(video);
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

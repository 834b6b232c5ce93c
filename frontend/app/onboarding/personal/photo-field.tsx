import { useFetcher } from '@remix-run/react';
import { type ChangeEvent, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { acceptedBy, problemOfFile } from '../../media/file-problem';
import { Avatar } from '../../ui/avatar';
import { controlProps, FieldError, Optional } from '../../ui/field';
import type { PersonalState } from './personal-state';

const NAME = 'profile_pic';
const HINT = 'JPG, GIF or PNG, up to 5 MB.';
/** Step 1 has a sentence of its own. */
const RULE = { ...uploadRules['profile-picture'], wrongType: 'Please select a valid image file' };

/**
 * With JavaScript the photo is uploaded as soon as it is chosen; without, it is sent with the form.
 */
export function PhotoField({
  fullName,
  pictureUrl,
  error,
}: {
  fullName: string;
  pictureUrl: string | null;
  error?: string;
}) {
  const fetcher = useFetcher<PersonalState>();
  const [problem, setProblem] = useState<string>();
  const sent = fetcher.data;
  const message = problem ?? (sent ? sent.errors[NAME]?.[0] : error);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const found = await problemOfFile(file, RULE);
    setProblem(found);
    // Cleared in either case, so that the form submits neither a refused file nor this one again.
    target.value = '';
    if (found) return;
    const form = new FormData();
    form.set('intent', 'photo');
    form.set(NAME, file);
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <div className="photo">
      <Avatar person={{ fullName, pictureUrl: sent?.pictureUrl ?? pictureUrl }} size="xl" />
      <div className="field">
        <label className="field__label" htmlFor={NAME}>
          Profile photo <Optional />
        </label>
        <input
          {...controlProps({ name: NAME, hint: HINT, error: message })}
          className="drop__input"
          type="file"
          accept={acceptedBy(RULE)}
          onChange={send}
        />
        <p className="field__hint" id={`${NAME}-hint`} role="status">
          {fetcher.state === 'idle' ? HINT : 'Uploading...'}
        </p>
        <FieldError name={NAME} error={message} />
      </div>
    </div>
  );
}

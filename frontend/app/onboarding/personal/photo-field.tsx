import { useFetcher } from '@remix-run/react';
import type { ChangeEvent } from 'react';
import { Avatar } from '../../ui/avatar';
import { controlProps, FieldError, Optional } from '../../ui/field';
import type { PersonalState } from './personal-state';

const NAME = 'profile_pic';
const HINT = 'JPG, GIF or PNG, up to 5 MB.';

/** With scripts the photo is sent as soon as it is chosen; without, together with the form. */
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
  const sent = fetcher.data;
  const message = sent ? sent.errors[NAME]?.[0] : error;
  const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const form = new FormData();
    form.set('intent', 'photo');
    form.set(NAME, file);
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
    target.value = '';
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
          accept=".jpg,.jpeg,.png,.webp,.bmp,.gif"
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

import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { acceptedBy, problemOfFile } from '../../media/file-problem';
import { NOT_DECLARED, SHOWS_ME } from '../../profiles/own-picture';
import { Avatar } from '../../ui/avatar';
import { Checkbox } from '../../ui/checkbox';
import { controlProps, FieldError, Optional } from '../../ui/field';
import type { PersonalState } from './personal-state';

const NAME = 'profile_pic';
const HINT = 'JPG, GIF or PNG, up to 5 MB.';
/** Step 1 has a sentence of its own. */
const RULE = { ...uploadRules['profile-picture'], wrongType: 'Please select a valid image file' };

interface PhotoFieldProps {
  fullName: string;
  pictureUrl: string | null;
  error?: string;
  /** It was not said that the picture shows the member and no patient. */
  undeclared?: string;
  /** Whether the box was ticked before. */
  isDeclared: boolean;
}

/**
 * With JavaScript the photo is uploaded as soon as it is chosen and declared; without, it is sent
 * with the form.
 */
export function PhotoField({
  fullName,
  pictureUrl,
  error,
  undeclared,
  isDeclared,
}: PhotoFieldProps) {
  const fetcher = useFetcher<PersonalState>();
  const [problem, setProblem] = useState<string>();
  const [missing, setMissing] = useState(undeclared);
  useEffect(() => setMissing(undeclared), [undeclared]);
  const [box, input] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const sent = fetcher.data;
  const message = problem ?? (sent ? sent.errors[NAME]?.[0] : error);
  const send = async () => {
    const file = input.current?.files?.[0];
    if (!file) return setMissing(undefined);
    const found = await problemOfFile(file, RULE);
    setProblem(found);
    const isMissing = !found && !box.current?.checked;
    setMissing(isMissing ? NOT_DECLARED : undefined);
    // It stays chosen until it is declared; the form would be refused with it.
    if (isMissing) return;
    // Cleared in either case, so that the form submits neither a refused file nor this one again.
    if (input.current) input.current.value = '';
    if (found) return;
    const form = new FormData();
    form.set('intent', 'photo');
    form.set('showsMe', 'true');
    form.set(NAME, file);
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <div className="stack stack--s">
      <Checkbox
        name="showsMe"
        value="true"
        defaultChecked={isDeclared}
        error={missing}
        ref={box}
        onChange={send}
      >
        {SHOWS_ME}
      </Checkbox>
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
            ref={input}
            onChange={send}
          />
          <p className="field__hint" id={`${NAME}-hint`} role="status">
            {fetcher.state === 'idle' ? HINT : 'Uploading...'}
          </p>
          <FieldError name={NAME} error={message} />
        </div>
      </div>
    </div>
  );
}

import { Form, useSubmit } from '@remix-run/react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { acceptedBy, problemOfFile } from '../../media/file-problem';
import { Avatar } from '../../ui/avatar';
import { Checkbox } from '../../ui/checkbox';
import { EditFoot } from '../../ui/edit-foot';
import { controlProps, FieldError } from '../../ui/field';
import { useHydrated } from '../../ui/use-hydrated';
import { SHOWS_ME } from '../own-picture';
import { Cropper } from './cropper';
import type { Cut } from './cut';

interface PictureFormProps {
  memberId: number;
  person: { fullName: string; pictureUrl: string | null };
  error?: string;
  /** It was not said that the picture shows the member and no patient. */
  undeclared?: string;
}

const NAME = 'profile_pic';
const RULE = uploadRules['profile-picture'];
const HINT = 'jpg, png and jpeg, also gif and bmp, up to 5 MB.';

/** A plain upload; with JavaScript the picture can be cropped first. */
export function PictureForm({ memberId, person, error, undeclared }: PictureFormProps) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const message = problem ?? error;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    const found = chosen ? await problemOfFile(chosen, RULE) : undefined;
    setProblem(found);
    setFile(found ? null : chosen);
  };
  const cut = useRef<Cut | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!cut.current || !file) return;
    event.preventDefault();
    // Before the file, as the page reads them.
    const typed = new FormData(event.currentTarget);
    const form = new FormData();
    if (typed.has('showsMe')) form.set('showsMe', 'true');
    form.set(NAME, await cut.current(), `${file.name.replace(/\.\w+$/, '')}.jpg`);
    submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <Form
      noValidate
      className="card card__pad stack"
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
    >
      <Checkbox name="showsMe" value="true" error={undeclared}>
        {SHOWS_ME}
      </Checkbox>
      <div className="photo">
        {!file && <Avatar person={person} size="xl" />}
        <div className="field">
          <label className="field__label" htmlFor={NAME}>
            Picture
          </label>
          <input
            {...controlProps({ name: NAME, hint: HINT, error: message })}
            className="drop__input"
            type="file"
            accept={acceptedBy(RULE)}
            onChange={choose}
          />
          <p className="field__hint" id={`${NAME}-hint`}>
            {HINT}
          </p>
          <FieldError name={NAME} error={message} />
        </div>
      </div>
      {isHydrated && file && (
        <Cropper key={`${file.name} ${file.lastModified}`} file={file} cut={cut} />
      )}
      <EditFoot memberId={memberId} label="Save picture" />
    </Form>
  );
}

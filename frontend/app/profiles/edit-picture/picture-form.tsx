import { Form, useSubmit } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { problemOfFile } from '../../media/file-problem';
import { fitting } from '../../media/fitting';
import { Avatar } from '../../ui/avatar';
import { EditFoot } from '../../ui/edit-foot';
import { useHydrated } from '../../ui/use-hydrated';
import { PORTRAIT, PortraitField } from '../portrait-field';
import { Cropper } from './cropper';
import type { Cut } from './cut';

interface PictureFormProps {
  memberId: number;
  person: { fullName: string; pictureUrl: string | null };
  error?: string;
  /** It was not said that the picture shows the member and no patient. */
  undeclared?: string;
}

const RULE = uploadRules['profile-picture'];

/** A plain upload; with JavaScript the picture can be cropped first. */
export function PictureForm({ memberId, person, error, undeclared }: PictureFormProps) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = async () => {
    const given = input.current?.files?.[0];
    const chosen = given ? await fitting(given, RULE) : null;
    const found = chosen ? await problemOfFile(chosen, RULE) : undefined;
    setProblem(found);
    setFile(found ? null : chosen);
  };
  const cut = useRef<Cut | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!cut.current || !file) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set(PORTRAIT, await cut.current(), `${file.name.replace(/\.\w+$/, '')}.jpg`);
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
      <PortraitField
        label="Picture"
        hint="jpg, png and jpeg, also gif and bmp, up to 5 MB."
        error={problem ?? error}
        undeclared={undeclared}
        avatar={!file && <Avatar person={person} size="xl" />}
        input={input}
        onChoose={choose}
      >
        {isHydrated && file && (
          <Cropper key={`${file.name} ${file.lastModified}`} file={file} cut={cut} />
        )}
      </PortraitField>
      <EditFoot memberId={memberId} label="Save picture" />
    </Form>
  );
}

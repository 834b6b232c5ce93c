import type { Command, EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { Button } from '../button';
import { Field } from '../field';
import { TextField } from '../text-field';
import { AskingForm } from './asking-form';
import { pictureIn, removePicture, setPicture } from './commands';
import { uploadPicture } from './upload-picture';

interface PictureDialogProps {
  state: EditorState;
  to: string;
  onClose: (command?: Command) => void;
}

const NO_FILE = 'Please choose a picture.';
const NO_WORDS = 'Please say what it shows, for people who cannot see it.';

type Errors = { file?: string; alt?: string };

/** Inserts or changes a picture: its file, alt text and caption. */
export function PictureDialog({ state, to, onClose }: PictureDialogProps) {
  const present = pictureIn(state)?.picture;
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const send = async (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const [alt, caption, file] = [
      text('picture-alt'),
      text('picture-caption'),
      typed.get('picture'),
    ];
    const chosen = file instanceof File && file.size > 0 ? file : undefined;
    const wrong = { ...(!chosen && !present && { file: NO_FILE }), ...(!alt && { alt: NO_WORDS }) };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (!chosen) return onClose(present && setPicture({ ...present, alt, caption }));
    setBusy(true);
    const reply = await uploadPicture(to, chosen, alt);
    setBusy(false);
    if ('error' in reply) setErrors({ file: reply.error });
    else onClose(setPicture({ ...reply, alt, caption }));
  };
  return (
    <AskingForm
      title={present ? 'Change the picture' : 'Picture'}
      yes={present ? 'Change' : 'Insert'}
      isBusy={isBusy}
      onSend={(typed) => void send(typed)}
      onClose={() => onClose()}
      others={
        present && (
          <Button look="danger-quiet" onClick={() => onClose(removePicture)}>
            Remove the picture
          </Button>
        )
      }
    >
      <Field
        label={present ? 'Another file' : 'File'}
        name="picture"
        error={errors.file}
        isOptional={present !== undefined}
        hint="JPG, PNG or GIF, 20 MB at most. No pictures of patients."
      >
        {(control) => (
          <input
            className="input"
            type="file"
            accept="image/jpeg,image/png,image/gif"
            {...control}
          />
        )}
      </Field>
      <TextField
        label="What it shows"
        name="picture-alt"
        defaultValue={present?.alt}
        error={errors.alt}
        maxLength={300}
        hint="Read aloud to people who cannot see it"
      />
      <TextField
        label="Caption"
        name="picture-caption"
        defaultValue={present?.caption}
        isOptional
        hint="Shown below the picture"
      />
    </AskingForm>
  );
}

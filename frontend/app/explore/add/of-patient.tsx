import { useEffect, useState } from 'react';
import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';

const ANSWERS = [
  { value: 'false', label: 'No' },
  { value: 'true', label: 'Yes' },
];

const tick = (state: FormState, name: string) => ({
  name,
  value: 'true',
  defaultChecked: Boolean(state.values[name]),
  error: errorOf(state, name),
});

/** Asks whether the video shows a patient and, if it does, for the patient's consent. */
export function ShowsPatient({ state }: { state: FormState }) {
  return (
    <>
      <RadioGroup
        name="showsPatient"
        label="Does the video show a patient?"
        hint="A part of one counts, too: an operating field, an X-ray, a voice."
        choices={ANSWERS}
        defaultValue={textOf(state.values, 'showsPatient')}
        error={errorOf(state, 'showsPatient')}
      />
      <div className="if-patient">
        <Checkbox {...tick(state, 'consent')}>
          The patient has given written consent to share this video with colleagues.
        </Checkbox>
      </div>
    </>
  );
}

/** A preview of the chosen video, and the box that confirms that its author has watched it. */
export function Look({ state, file }: { state: FormState; file: File | undefined }) {
  return (
    <div className="if-patient stack stack--s">
      {file && <Preview key={`${file.name} ${file.lastModified}`} file={file} />}
      <Checkbox {...tick(state, 'looked')}>
        I have looked at the whole video, with its sound, and nothing in it identifies the patient.
      </Checkbox>
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isUnknown)
    return (
      <p className="muted" role="status">
        This browser cannot play the video. Please look at it with another program first.
      </p>
    );
  return (
    <video
      className="look-at"
      src={url}
      controls
      // The sound may identify the patient as well.
      muted={false}
      playsInline
      preload="metadata"
      aria-label={`Look at ${file.name}`}
      onError={() => setUnknown(true)}
    />
  );
}

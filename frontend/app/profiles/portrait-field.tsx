import type { ReactNode, Ref } from 'react';
import { uploadRules } from '../../../backend/src/media/upload.rules';
import { acceptedBy } from '../media/file-problem';
import { SizeHelp } from '../media/size-help';
import { Checkbox } from '../ui/checkbox';
import { controlProps, FieldError } from '../ui/field';

export const PORTRAIT = 'profile_pic';
/** What the API asks of whoever puts on a picture, unless an app does not ask. */
export const NOT_DECLARED = 'Please confirm that the picture shows you and no patient.';

interface PortraitFieldProps {
  label: ReactNode;
  hint: string;
  /** Shown instead of the hint during the upload. */
  progress?: string;
  error?: string;
  /** It was not said that the picture shows the member and no patient. */
  undeclared?: string;
  /** Whether the box was ticked before. */
  isDeclared?: boolean;
  /** The picture as it is now. */
  avatar?: ReactNode;
  /** What is done with the chosen picture. */
  children?: ReactNode;
  input?: Ref<HTMLInputElement>;
  box?: Ref<HTMLInputElement>;
  onChoose(): void;
  onDeclare?(): void;
}

/** A picture of the member, and that it shows them. */
export function PortraitField({
  label,
  hint,
  progress,
  error,
  undeclared,
  isDeclared,
  avatar,
  children,
  input,
  box,
  onChoose,
  onDeclare,
}: PortraitFieldProps) {
  return (
    <div className="stack stack--s">
      <div className="photo">
        {avatar}
        <div className="field">
          <label className="field__label" htmlFor={PORTRAIT}>
            {label}
          </label>
          <input
            {...controlProps({ name: PORTRAIT, hint, error })}
            className="drop__input"
            type="file"
            accept={acceptedBy(uploadRules['profile-picture'])}
            ref={input}
            onChange={onChoose}
          />
          <p className="field__hint" id={`${PORTRAIT}-hint`} role="status">
            {progress ?? hint}
          </p>
          <FieldError name={PORTRAIT} error={error} />
          <SizeHelp error={error} rule={uploadRules['profile-picture']} />
        </div>
      </div>
      {children}
      <Checkbox
        name="showsMe"
        value="true"
        defaultChecked={isDeclared}
        error={undeclared}
        ref={box}
        onChange={onDeclare}
      >
        The picture shows me and no patient.
      </Checkbox>
    </div>
  );
}

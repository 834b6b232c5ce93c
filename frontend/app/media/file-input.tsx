import { FileText, ImageIcon } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import type { UploadRule } from '../../../backend/src/media/upload.rules';
import { controlProps, FieldError } from '../ui/field';
import { Icon } from '../ui/icon';
import { useHydrated } from '../ui/use-hydrated';
import { Camera } from './camera';
import { ChosenAgain } from './chosen-again';
import { ChosenFile } from './chosen-file';
import { acceptedBy } from './file-problem';
import { useChosenFiles, useHeldForm } from './use-chosen-files';
import { usePaste } from './use-paste';

interface FileInputProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  /** The accepted types and sizes. */
  rule: UploadRule;
  isMultiple?: boolean;
  error?: string;
  /** Files over 20 MB are uploaded ahead of the form, in pieces. */
  goesInPieces?: boolean;
  /** The name of the fields in which the description of each file is sent. */
  altName?: string;
  onChoose?: (files: File[]) => void;
}

/** A plain file input; scripts add drop, paste, previews, descriptions and removal. */
export function FileInput({
  id,
  name,
  label,
  hint,
  rule,
  isMultiple,
  error,
  goesInPieces,
  altName,
  onChoose,
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const isHydrated = useHydrated();
  const { chosen, choose } = useChosenFiles(input, rule, onChoose);
  const files = chosen.map(({ file }) => file);
  useHeldForm(input, chosen);
  const add = (more: File[]) => choose(isMultiple ? [...files, ...more] : more.slice(0, 1));
  usePaste(box, add);
  const chooseFirst = useRef(choose);
  useEffect(() => {
    // Files chosen before the scripts ran.
    if (input.current?.files?.length) chooseFirst.current([...input.current.files]);
  }, []);
  return (
    <div className="stack stack--s">
      <fieldset
        className="drop"
        ref={box}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
      >
        <Icon of={rule.accepts.every((type) => type === 'pdf') ? FileText : ImageIcon} size="l" />
        <label className={isHydrated ? 'btn btn--secondary' : 'field__label'} htmlFor={id}>
          {label}
        </label>
        <input
          {...controlProps({ name: id, hint, error })}
          className={isHydrated ? 'sr-only' : 'drop__input'}
          ref={input}
          id={id}
          type="file"
          name={name}
          data-purpose={goesInPieces ? rule.purpose : undefined}
          accept={acceptedBy(rule)}
          multiple={isMultiple}
          onChange={(event: ChangeEvent<HTMLInputElement>) => add([...(event.target.files ?? [])])}
        />
        {isHydrated && rule.accepts.includes('jpeg') && <Camera onTake={add} />}
        <p className="field__hint" id={`${id}-hint`}>
          <span className="with-scripts drop__paste">or drop or paste here. </span>
          {hint}
        </p>
        {!isMultiple && <ChosenAgain />}
      </fieldset>
      <FieldError name={id} error={error} />
      {chosen.length > 0 && (
        <ul className="files">
          {chosen.map(({ file, problem }, i) => (
            <ChosenFile
              key={`${file.name}-${file.lastModified}`}
              file={file}
              problem={problem}
              altName={altName}
              onRemove={() => choose(files.filter((_, at) => at !== i))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

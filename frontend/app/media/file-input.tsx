import { FileText, ImageIcon } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { Purpose } from '../../../backend/src/media/upload.rules';
import { controlProps, FieldError } from '../ui/field';
import { Icon } from '../ui/icon';
import { useHydrated } from '../ui/use-hydrated';
import { ChosenFile } from './chosen-file';

interface FileInputProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  accept: string;
  isMultiple?: boolean;
  error?: string;
  /** What is wrong with a file, said at once; such a file is not sent. */
  problemOf?: (file: File) => string | undefined;
  /** What its files are for; those beyond 20 MB then go ahead in pieces. */
  purpose?: Purpose;
  /** The field in which each file's description goes along. */
  altName?: string;
  onChoose?: (files: File[]) => void;
}

/** A plain file input; with scripts also drop, paste, previews, descriptions and removal. The input itself holds the files. */
export function FileInput({
  id,
  name,
  label,
  hint,
  accept,
  isMultiple,
  error,
  problemOf,
  purpose,
  altName,
  onChoose,
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const isHydrated = useHydrated();
  const choose = (next: File[]) => {
    const good = next.filter((file) => !problemOf?.(file));
    setFiles(next);
    if (input.current) input.current.files = asList(good);
    onChoose?.(good);
  };
  const add = (more: File[]) => choose(isMultiple ? [...files, ...more] : more.slice(0, 1));
  usePaste(box, add);
  const chooseFirst = useRef(choose);
  useEffect(() => {
    // Chosen before the scripts came.
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
        <Icon
          of={accept.includes('pdf') && !accept.includes('jp') ? FileText : ImageIcon}
          size="l"
        />
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
          data-purpose={purpose}
          accept={accept}
          multiple={isMultiple}
          onChange={(event: ChangeEvent<HTMLInputElement>) => add([...(event.target.files ?? [])])}
        />
        <p className="field__hint" id={`${id}-hint`}>
          <span className="with-scripts">or drop or paste here. </span>
          {hint}
        </p>
      </fieldset>
      <FieldError name={id} error={error} />
      {files.length > 0 && (
        <ul className="files">
          {files.map((file, i) => (
            <ChosenFile
              key={`${file.name}-${file.lastModified}`}
              file={file}
              problem={problemOf?.(file)}
              altName={altName}
              onRemove={() => choose(files.filter((_, at) => at !== i))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Files from the clipboard, wherever on the page they are pasted, as long as this box is in sight. */
function usePaste(box: React.RefObject<HTMLElement>, add: (files: File[]) => void): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || !box.current?.checkVisibility()) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [box]);
}

function asList(files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

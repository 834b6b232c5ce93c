import { FileText, ImageIcon, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { megabytes } from '../lib/words';
import { Button } from './button';
import { controlProps, FieldError } from './field';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';

interface FileInputProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  accept: string;
  isMultiple?: boolean;
  error?: string;
  onChoose?: (files: File[]) => void;
}

/** A plain file input; with scripts also drop, paste, previews and removal. The input itself holds the files. */
export function FileInput({ id, name, label, hint, accept, isMultiple, error, onChoose }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const isHydrated = useHydrated();
  const choose = (next: File[]) => {
    setFiles(next);
    if (input.current) input.current.files = asList(next);
    onChoose?.(next);
  };
  const add = (more: File[]) => choose(isMultiple ? [...files, ...more] : more.slice(0, 1));
  return (
    <div className="stack stack--s">
      <fieldset
        className="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
        onPaste={(event) => add([...event.clipboardData.files])}
      >
        <Icon of={accept.includes('pdf') && !accept.includes('jp') ? FileText : ImageIcon} size="l" />
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
          accept={accept}
          multiple={isMultiple}
          onChange={(event: ChangeEvent<HTMLInputElement>) => add([...(event.target.files ?? [])])}
        />
        <p className="field__hint" id={`${id}-hint`}>
          {isHydrated ? `or drop or paste here. ${hint}` : hint}
        </p>
      </fieldset>
      <FieldError name={id} error={error} />
      {files.length > 0 && (
        <ul className="files">
          {files.map((file, i) => (
            <ChosenFile key={`${file.name}-${file.lastModified}`} file={file} onRemove={() => choose(files.filter((_, at) => at !== i))} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const preview = usePreview(file);
  return (
    <li className="file">
      <span className="file__thumb">{preview ? <img src={preview} alt="" /> : <Icon of={FileText} />}</span>
      <div className="file__body">
        <p className="file__name">{file.name}</p>
        <p className="quiet">{megabytes(file.size)}</p>
      </div>
      <Button look="quiet" isIcon aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <Icon of={X} />
      </Button>
    </li>
  );
}

/** An address for the picture while it is shown, released afterwards. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

function asList(files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

import { FileText, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { megabytes } from '../lib/words';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { FieldError } from '../ui/field';
import { Icon } from '../ui/icon';
import { Percent } from '../ui/percent';
import { Findings } from './findings/findings';
import { useProgressOf } from './upload-progress';

interface ChosenFileProps {
  file: File;
  problem?: string;
  altName?: string;
  onRemove: () => void;
}

export const MOST_ALT_CHARACTERS = 200;

/** A chosen file before and during upload: preview, description and progress. */
export function ChosenFile({ file, problem, altName, onRemove }: ChosenFileProps) {
  const preview = usePreview(file);
  // This browser cannot display the format, for example HEIC.
  const [isUnknown, setUnknown] = useState(false);
  const progress = useProgressOf(file);
  const id = useId();
  return (
    <li className={classNames('file', problem && 'file--error')}>
      <span className="file__thumb">
        {preview && !isUnknown ? (
          <img src={preview} alt="" onError={() => setUnknown(true)} />
        ) : (
          <Icon of={FileText} />
        )}
      </span>
      <div className="file__body">
        <p className="file__name">
          <bdi>{file.name}</bdi>
        </p>
        {progress === undefined && <p className="quiet">{megabytes(file.size)}</p>}
        {progress !== undefined && !problem && (
          <p className="quiet">
            <progress max={100} value={progress} aria-label={`Upload of ${file.name}`} />
            {progress < 100 ? (
              <>
                Uploading… <Percent of={progress} />
              </>
            ) : (
              'Sent'
            )}
          </p>
        )}
        <FieldError name={id} error={problem} />
      </div>
      <Button look="quiet" isIcon aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <Icon of={X} />
      </Button>
      {altName && !problem && (
        <>
          <input
            dir="auto"
            className="input file__alt"
            id={`${id}-alt`}
            name={altName}
            aria-label={`What ${file.name} shows`}
            placeholder="What it shows, for colleagues who cannot see it"
            maxLength={MOST_ALT_CHARACTERS}
            autoComplete="off"
          />
          <Findings of={`${id}-alt`} field={altName} />
        </>
      )}
    </li>
  );
}

/** An object URL of the picture, revoked when it is no longer shown. */
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

import { FileText } from 'lucide-react';
import { errorOf, type FormState, textsOf } from '../../lib/form-state';
import { MOST_ALT_CHARACTERS } from '../../media/chosen-file';
import { Findings } from '../../media/findings/findings';
import { SentFindings } from '../../media/findings/sent-findings';
import { FieldError } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import type { CaseFile } from '../post';

const names = { IMAGE: 'Image', VIDEO: 'Video', REPORT: 'Report', SCAN: 'Scan' };

/** "image/jpeg" → "JPEG". */
const typeOf = ({ mimeType }: CaseFile) => mimeType.slice(mimeType.indexOf('/') + 1).toUpperCase();

interface HeldFilesProps {
  files: CaseFile[];
  state: FormState;
  /** The checkbox that removes a file; without it, files cannot be removed, as in an image post. */
  removal?: {
    name: 'removedFiles' | 'removeFiles';
    valueOf: (file: CaseFile) => string;
  };
}

/**
 * The existing files and their descriptions. A ticked file is removed when the form is saved, and
 * is marked as such.
 */
export function HeldFiles({ files, state, removal }: HeldFilesProps) {
  const isHydrated = useHydrated();
  if (files.length === 0) return null;
  const typed = textsOf(state.values, 'describedAs');
  // A file may be gone meanwhile, so descriptions are matched by file id, not by position.
  const typedOf = textsOf(state.values, 'describedFiles');
  const error = errorOf(state, 'describedAs');
  const found = state.findings?.['describedAs'];
  return (
    <>
      <ul className="files" id="describedAs" tabIndex={-1} aria-label="Files of this case">
        {files.map((file, i) => {
          const name = `${names[file.kind]} ${i + 1}`;
          const id = `describes-${file.id}`;
          return (
            <li className="file" key={file.id}>
              <span className="file__thumb">
                {file.thumbnailUrl ? (
                  <img src={file.thumbnailUrl} alt="" />
                ) : (
                  <Icon of={FileText} />
                )}
              </span>
              <div className="file__body">
                <p className="file__name">
                  <bdi>{name}</bdi>
                </p>
                <p className="quiet">{typeOf(file)}</p>
                <p className="file__goes">{names[file.kind]} will be removed from case.</p>
              </div>
              {removal && (
                <label className="check">
                  <input
                    type="checkbox"
                    name={removal.name}
                    value={removal.valueOf(file)}
                    aria-label={`Remove ${name}`}
                  />
                  Remove
                </label>
              )}
              <input type="hidden" name="describedFiles" value={file.id} />
              <input
                dir="auto"
                className="input file__alt"
                id={id}
                name="describedAs"
                aria-label={`What ${name} shows`}
                placeholder="What it shows, for colleagues who cannot see it"
                aria-invalid={error ? true : undefined}
                aria-describedby={error && 'describedAs-error'}
                defaultValue={typed[typedOf.indexOf(String(file.id))] ?? file.altText}
                maxLength={MOST_ALT_CHARACTERS}
                autoComplete="off"
              />
              <Findings of={id} field="describedAs" />
            </li>
          );
        })}
      </ul>
      {!isHydrated && found && found.length > 0 && (
        <SentFindings field="describedAs" findings={found} />
      )}
      <FieldError name="describedAs" error={error} />
    </>
  );
}

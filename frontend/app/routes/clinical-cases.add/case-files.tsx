import { useState } from 'react';
import { FieldError } from '../../components/field';
import { FileInput } from '../../components/file-input';
import { useHydrated } from '../../components/use-hydrated';
import { errorOf, type FormState } from '../../lib/form-state';
import { counted } from '../../lib/words';

const kinds = [
  { type: 'IMAGE', name: 'Images', label: 'Choose images', hint: 'JPEG or PNG, up to 5 MB each.', accept: '.jpeg,.jpg,.png' },
  { type: 'VIDEO', name: 'Videos', label: 'Choose videos', hint: 'MP4, up to 10 MB each.', accept: '.mp4' },
  { type: 'REPORT', name: 'Reports', label: 'Choose reports', hint: 'PDF, up to 20 MB each.', accept: '.pdf' },
  {
    type: 'SCAN',
    name: 'Scans',
    label: 'Choose scans',
    hint: 'JPEG or PNG up to 5 MB, PDF up to 20 MB each.',
    accept: '.jpeg,.jpg,.png,.pdf',
  },
];

/** Four inputs of one name; `fileTypes` says of each file, in their order, what it is. Without scripts the API tells by content. */
export function CaseFiles({ state }: { state: FormState }) {
  const isHydrated = useHydrated();
  const [shown, setShown] = useState('IMAGE');
  const [counts, setCounts] = useState<Record<string, number>>({});
  const types = kinds.flatMap(({ type }) => Array.from({ length: counts[type] ?? 0 }, () => type));
  const wasSent = Object.keys(state.values).length > 0;
  return (
    <fieldset className="stack" id="files">
      <legend className="form-page__legend">1. Images, videos, reports</legend>
      {wasSent && !isHydrated && <p className="muted">Please choose the files again: a browser does not keep them.</p>}
      {isHydrated && <input type="hidden" name="fileTypes" value={JSON.stringify(types)} />}
      {isHydrated && (
        <div className="tabs" role="tablist" aria-label="Kind of file">
          {kinds.map(({ type, name }) => (
            <button
              key={type}
              type="button"
              role="tab"
              id={`tab-${type}`}
              aria-controls={`panel-${type}`}
              aria-selected={shown === type}
              onClick={() => setShown(type)}
            >
              {name}
              {counts[type] ? <span className="badge">{counts[type]}</span> : null}
              <span className="sr-only">{counts[type] ? counted(counts[type], 'file') : 'no files'}</span>
            </button>
          ))}
        </div>
      )}
      {kinds.map(({ type, ...kind }) => (
        <div key={type} {...(isHydrated ? panel(type, shown) : {})}>
          <FileInput
            {...kind}
            id={`files-${type}`}
            name="files"
            isMultiple
            onChoose={(files) => setCounts((all) => ({ ...all, [type]: files.length }))}
          />
        </div>
      ))}
      <FieldError name="files" error={errorOf(state, 'files') ?? errorOf(state, 'fileTypes')} />
    </fieldset>
  );
}

function panel(type: string, shown: string) {
  return { id: `panel-${type}`, role: 'tabpanel', 'aria-labelledby': `tab-${type}`, hidden: type !== shown };
}

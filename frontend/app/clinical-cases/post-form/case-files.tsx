import { type ReactNode, useState } from 'react';
import { errorOf, type FormState } from '../../lib/form-state';
import { counted } from '../../lib/words';
import { ChosenAgain } from '../../media/chosen-again';
import { FileInput } from '../../media/file-input';
import { SizeHelp } from '../../media/size-help';
import { classNames } from '../../ui/class-names';
import { FieldError } from '../../ui/field';
import { useHydrated } from '../../ui/use-hydrated';
import { fileKinds } from './file-kinds';
import { KeptUploads } from './kept-uploads';

interface CaseFilesProps {
  state: FormState;
  legend: string;
  /** The kinds of files; those of a step without. */
  kinds?: typeof fileKinds;
  /** Further questions about the files. */
  children?: ReactNode;
}

/**
 * Four inputs with the same name; `fileTypes` names the kind of each file, in order. Without
 * scripts the API detects the kind from the content, and scans have a field name of their own.
 */
export function CaseFiles({ state, legend, kinds = fileKinds, children }: CaseFilesProps) {
  const isHydrated = useHydrated();
  const [shown, setShown] = useState('IMAGE');
  const [counts, setCounts] = useState<Record<string, number>>({});
  const types = kinds.flatMap(({ type }) => Array.from({ length: counts[type] ?? 0 }, () => type));
  const wasSent = Object.keys(state.values).length > 0;
  return (
    <fieldset className="stack" id="files">
      <legend className="form-page__legend">{legend}</legend>
      {state.held && state.held.length > 0 && !isHydrated && <KeptUploads held={state.held} />}
      {wasSent && !state.held?.length && !isHydrated && (
        <p className="muted without-scripts">
          Please choose the files again: a browser does not keep them.
        </p>
      )}
      <SizeHelp error={errorOf(state, 'files') ?? state.message} />
      <ChosenAgain />
      {isHydrated && <input type="hidden" name="fileTypes" value={JSON.stringify(types)} />}
      <div className="tabs with-scripts" role="tablist" aria-label="Kind of file">
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
            <span className="sr-only">
              {counts[type] ? counted(counts[type], 'file') : 'no files'}
            </span>
          </button>
        ))}
      </div>
      {kinds.map(({ type, rule, label, hint }) => (
        <div
          key={type}
          id={`panel-${type}`}
          className={classNames(
            'stack stack--s',
            !isHydrated && type !== shown && 'without-scripts',
          )}
          {...(isHydrated ? panel(type, shown) : {})}
        >
          <FileInput
            label={label}
            hint={hint}
            rule={rule}
            id={`files-${type}`}
            name={type === 'SCAN' && !isHydrated ? 'scans' : 'files'}
            altName="altTexts"
            isMultiple
            goesInPieces={kinds !== fileKinds}
            onChoose={(files) => setCounts((all) => ({ ...all, [type]: files.length }))}
          />
        </div>
      ))}
      <FieldError
        name="files"
        error={errorOf(state, 'files') ?? errorOf(state, 'fileTypes') ?? errorOf(state, 'altTexts')}
      />
      {children}
    </fieldset>
  );
}

function panel(type: string, shown: string) {
  return { role: 'tabpanel', 'aria-labelledby': `tab-${type}`, hidden: type !== shown };
}

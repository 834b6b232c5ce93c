import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type FormState, fieldsOf, untouched } from '../../lib/form-state';
import { Banner } from '../../ui/banner';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Field } from '../../ui/field';
import { useHydrated } from '../../ui/use-hydrated';
import { FoundInBrowser } from './read-here';
import { useReading } from './use-reading';

/** The types of React do not have it. */
const WHOLE_FOLDER = { webkitdirectory: '' };
const NOTHING = 'Please choose DICOM files, a folder or a ZIP.';

/** Asks for the files; scripts read them in the browser, without them the server does. */
export function ReadFiles({ refused }: { refused?: FormState | undefined }) {
  const here = useReading();
  const [problem, setProblem] = useState<FormState>();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { at } = here.state;
  const isUnable = at === 'unable';
  const isHere = isHydrated && !isUnable;
  const state = problem ?? refused ?? untouched;
  const error = fieldsOf(state)('files').error;

  const onSubmit = (event: FormEvent) => {
    const chosen = [files, folder].flatMap(({ current }) => [...(current?.files ?? [])]);
    setProblem(chosen.length > 0 ? undefined : { values: {}, errors: { files: [NOTHING] } });
    if (!isHere && chosen.length > 0) return;
    event.preventDefault();
    if (chosen.length === 0) return;
    // Our server would be sent these, if this browser cannot read them and its author agrees.
    if (files.current) files.current.files = listOf(chosen);
    void here.read(chosen);
  };

  return (
    <>
      <WhereRead isHere={isHere} isUnable={isUnable} />
      <form
        noValidate
        className="card card__pad stack"
        method="post"
        encType="multipart/form-data"
        onSubmit={onSubmit}
        hidden={at !== 'files' && !isUnable}
      >
        <ErrorSummary state={state} />
        <Field
          label="DICOM files or a ZIP"
          name="files"
          error={error}
          hint={
            isHere
              ? 'All files of a CD, or a ZIP of it. What is no series is left out.'
              : 'All files of a CD, or a ZIP of it, 1 GB at most. What is no series is left out.'
          }
        >
          {(control) => <input className="input" type="file" multiple ref={files} {...control} />}
        </Field>
        {isHere && (
          <Field label="Or a folder" name="folder" isOptional>
            {(control) => (
              <input
                className="input"
                type="file"
                multiple
                {...WHOLE_FOLDER}
                ref={folder}
                {...control}
              />
            )}
          </Field>
        )}
        <div className="form-page__foot">
          <SubmitButton size="l">{isUnable ? 'Send to our server' : 'Read'}</SubmitButton>
        </div>
      </form>
      {isHydrated && <FoundInBrowser {...here} />}
    </>
  );
}

/** Where the files are read, before anything is sent. */
function WhereRead({ isHere, isUnable }: { isHere: boolean; isUnable: boolean }) {
  if (isUnable)
    return (
      <Banner icon={TriangleAlert} kind="attention">
        <p role="alert">
          This browser cannot read scans itself. Our server can: it drops the headers and keeps no
          copy.
        </p>
      </Banner>
    );
  if (isHere)
    return (
      <Banner icon={ShieldCheck} kind="primary">
        <p>
          <b>Headers and file names never leave your computer.</b> Your browser reads the files and
          sends only pixels and a few measurements: no names, dates or numbers of the headers, and
          no names of files or folders.
        </p>
      </Banner>
    );
  return (
    <Banner icon={ShieldCheck}>
      <p>
        Our server reads the files, keeps the pixels and a few measurements, and erases the rest:
        names, dates, numbers and all other words of the headers. No copy is kept.
      </p>
    </Banner>
  );
}

function listOf(files: readonly File[]): FileList {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  return list.files;
}

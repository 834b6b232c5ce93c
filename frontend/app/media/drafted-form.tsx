import { Form, useLocation } from '@remix-run/react';
import { type ComponentProps, useRef } from 'react';
import { type FormValues, textOf } from '../lib/form-state';
import { BEGUN } from './begun-from';
import { DraftNote } from './draft-note';
import { NewerNote } from './newer-note';
import { useDraft } from './use-draft';
import { useLeavingWarning } from './use-leaving-warning';

interface DraftedFormProps
  extends Pick<ComponentProps<typeof Form>, 'className' | 'encType' | 'children'> {
  draft: { name: string; owner: number };
  /** The fields whose words are kept. */
  words: readonly string[];
  /** The values as stored, or of a form that nobody has touched. */
  stored: FormValues;
  /** Changes with what is stored, so that the fields show it. */
  version?: string | number;
  /** The edition that is stored, of an entry that others may change too. */
  edition?: string;
  /** What is chosen as a file, and without scripts lost if the form is shown again. */
  file?: string;
  /** What was sent, if the form is shown again. */
  sent?: FormValues;
}

/**
 * A form whose words are kept in this tab until they are stored. They end with the tab, so the
 * browser asks before it is closed.
 */
export function DraftedForm({ version, ...props }: DraftedFormProps) {
  return <Drafted key={version ?? JSON.stringify(props.stored)} {...props} />;
}

function Drafted({
  draft: of,
  words,
  stored,
  edition,
  file,
  sent,
  children,
  ...form
}: Omit<DraftedFormProps, 'version'>) {
  const box = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const known = Object.fromEntries(words.map((word) => [word, textOf(stored, word)]));
  const draft = useDraft(box, {
    ...of,
    words: [...words],
    stored: known,
    edition: edition ? { now: edition, begun: textOf(sent ?? {}, BEGUN) || edition } : undefined,
  });
  useLeavingWarning(box, { words: false, files: draft.keepsFiles }, draft.isUnsaved);
  return (
    <Form
      className="card card__pad stack"
      noValidate
      {...form}
      method="post"
      // Drops the query of a preview, so that saving does not ask for another one.
      action={pathname}
      ref={box}
      onInput={draft.keep}
    >
      {edition && <input type="hidden" name={BEGUN} value={draft.begun} />}
      {edition && draft.begun !== edition ? (
        <NewerNote now={edition} file={file} onKeep={draft.keepOver} onTake={draft.discard} />
      ) : (
        draft.isRestored && <DraftNote missing={draft.missing} onDiscard={draft.discard} />
      )}
      {children}
    </Form>
  );
}

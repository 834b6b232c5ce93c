import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FormState } from '../lib/form-state';
import { type ButtonLook, LinkButton, SubmitButton } from './button';
import { ErrorSummary } from './error-summary';
import { FormPage } from './form-page';
import { type Note, NoteField } from './note-field';

interface AskPageProps {
  question: string;
  /** Names the object in question. */
  children: ReactNode;
  /** The label of the confirming button. */
  yes: string;
  look?: ButtonLook['look'];
  /** Where Back leads. */
  back: string;
  state?: FormState;
  note?: Note | undefined;
}

/** The confirmation page for browsers without JavaScript. */
export function AskPage({
  question,
  children,
  yes,
  look = 'primary',
  back,
  state,
  note,
}: AskPageProps) {
  return (
    <FormPage title={question} text={children}>
      <ErrorSummary state={state} />
      <Form noValidate className="stack" method="post">
        {note && <NoteField {...note} />}
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={back}>
            Back
          </LinkButton>
          <SubmitButton look={look} size="l">
            {yes}
          </SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}

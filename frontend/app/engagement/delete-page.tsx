import { Form } from '@remix-run/react';
import { LinkButton, SubmitButton } from '../ui/button';
import { FormPage } from '../ui/form-page';
import { Words } from '../ui/words';

interface DeletePageProps {
  question: string;
  /** Identifies what is deleted. */
  text: string;
  /** What goes along with it. */
  also?: string;
  /** Where Cancel leads. */
  to: string;
}

/** The page behind a delete dialog. The browser posts it itself, as in ReportPage. */
export function DeletePage({ question, text, also, to }: DeletePageProps) {
  return (
    <FormPage title={question} text={also} about={<Words className="muted named" text={text} />}>
      <Form
        noValidate
        className="form-page__foot form-page__foot--split"
        method="post"
        reloadDocument
      >
        <LinkButton look="secondary" size="l" to={to}>
          Cancel
        </LinkButton>
        <SubmitButton look="danger" size="l">
          Delete
        </SubmitButton>
      </Form>
    </FormPage>
  );
}

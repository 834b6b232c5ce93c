import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type FormState, untouched } from '../lib/form-state';
import { LinkButton, SubmitButton } from '../ui/button';
import { ErrorSummary } from '../ui/error-summary';
import { FormPage } from '../ui/form-page';
import { ReportFields } from './report-fields';
import { REPORT_KINDS, type ReportKind } from './report-kinds';

interface ReportPageProps {
  to: string;
  /** The title of what is reported. */
  title: string;
  kind?: ReportKind;
  /** Further fields, after the words. */
  children?: ReactNode;
  state?: FormState;
}

/**
 * The page behind the report dialog. The browser posts it itself, because the action answers
 * scripts with data for the dialog.
 */
export function ReportPage({
  to,
  title,
  kind = 'post',
  children,
  state = untouched,
}: ReportPageProps) {
  return (
    <FormPage
      title={REPORT_KINDS[kind].title}
      text={
        <>
          You are reporting “<bdi>{title}</bdi>”
        </>
      }
    >
      <Form className="card card__pad stack" method="post" noValidate reloadDocument>
        <ErrorSummary state={state} />
        <ReportFields kind={kind} state={state} />
        {children}
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={to}>
            Cancel
          </LinkButton>
          <SubmitButton look="danger" size="l">
            Report
          </SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}

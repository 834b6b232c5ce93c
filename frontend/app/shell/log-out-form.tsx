import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { forgetDrafts } from './kept-words';

/** Reloads the document, so that nothing of this session stays in memory. */
export function LogOutForm({ children }: { children: ReactNode }) {
  return (
    <Form noValidate method="post" action="/logout" reloadDocument onSubmit={forgetDrafts}>
      {children}
    </Form>
  );
}

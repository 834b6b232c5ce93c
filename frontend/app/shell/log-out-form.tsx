import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { forgetAllFiles } from './kept-files';

/** Reloads the document, so that nothing of this session stays in memory. */
export function LogOutForm({ children }: { children: ReactNode }) {
  return (
    <Form method="post" action="/logout" reloadDocument onSubmit={forgetAllFiles}>
      {children}
    </Form>
  );
}

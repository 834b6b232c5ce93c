import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { beforeIn } from '../../wire/address.server';
import { failure } from '../../wire/refused.server';
import { AUDIT_FILTERS, type AuditFilters, auditActions, auditLines } from '../audit.server';
import { AuditLines } from './audit-lines';
import { AuditSearch } from './audit-search';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Audit log · Administration');

const NOT_UNDERSTOOD = 422;

/** Older links use `actor`, the member's number, instead of `who`. */
function filtersIn(request: Request): AuditFilters {
  const { searchParams } = new URL(request.url);
  const given = AUDIT_FILTERS.map((word) => [word, searchParams.get(word)?.trim()]);
  const filters: AuditFilters = Object.fromEntries(given.filter(([, value]) => value));
  const actor = searchParams.get('actor');
  return actor && !filters.who ? { ...filters, who: actor } : filters;
}

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const filters = filtersIn(args.request);
  const [found, actions] = await Promise.all([
    auditLines(args, { ...filters, before: beforeIn(args.request) }),
    auditActions(args),
  ]);
  if (found.ok) {
    const { result: lines, nextBefore } = found.data;
    return { filters, actions, lines, nextBefore, errors: {} };
  }
  if (found.code !== NOT_UNDERSTOOD) throw failure(found);
  return { filters, actions, lines: null, nextBefore: null, errors: found.errors ?? {} };
}

export default function Audit() {
  const { filters, actions, lines, nextBefore, errors } = useLoaderData<typeof loader>();
  const state: FormState = { values: filters, errors };
  return (
    <AdminFrame
      title="Audit log"
      text="Who did what, newest first. Entries cannot be changed here and are kept for a year."
    >
      <AuditSearch state={state} actions={actions} canExport={Boolean(lines?.length)} />
      {lines?.length === 0 && <EmptyState text="No result found" />}
      {lines && lines.length > 0 && <AuditLines of={lines} />}
      <MoreLink before={nextBefore}>Older entries</MoreLink>
    </AdminFrame>
  );
}

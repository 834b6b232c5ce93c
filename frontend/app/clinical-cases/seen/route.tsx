import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { FileText } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { TimeAgo } from '../../ui/time-ago';
import { api, dataOf } from '../../wire/client.server';
import { engagedPost } from '../engaged-post.server';
import { AudienceTable } from './audience-table';

const TITLE = 'Who has seen it';

export const meta: MetaFunction = () => pageTitle(TITLE);

/** Only for the author. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const params = { path: { id } };
  const { result: audience } = await dataOf(api(args).GET('/posts/{id}/seen', { params }));
  return { to, audience };
}

export default function Seen() {
  const { to, audience } = useLoaderData<typeof loader>();
  const { members, countries, specialities, sheet_made_at: sheetMadeAt } = audience;
  const tables = (
    [
      ['Country', countries],
      ['Speciality', specialities],
    ] as const
  ).filter(([, { named }]) => named.length > 0);
  return (
    <FormPage title={TITLE} text={inWords(members)}>
      {sheetMadeAt && (
        <Banner icon={FileText}>
          <p>
            An administrator made a list of the members who have opened it, for a data protection
            officer (<TimeAgo at={sheetMadeAt} />
            ). That is done only where a patient may have been recognised. You are not told the
            names.
          </p>
        </Banner>
      )}
      {tables.length > 0 && (
        <div className="card card__pad stack">
          {tables.map(([of, groups]) => (
            <AudienceTable key={of} of={of} groups={groups} members={members} />
          ))}
        </div>
      )}
      <p className="quiet">
        This counts members who opened the page with the files, not those who saw the post in a
        list, and not you. Countries and specialities are named from five members on. For 90 days we
        keep a record of who opened which file, in case a patient is recognised. You and other
        members see numbers only.
      </p>
      <div>
        <LinkButton look="secondary" to={to}>
          Back
        </LinkButton>
      </div>
    </FormPage>
  );
}

function inWords(members: number): string {
  if (members === 0) return 'No colleague has opened its files in the last 90 days.';
  return members === 1
    ? 'One colleague has opened its files in the last 90 days.'
    : `${members} colleagues have opened its files in the last 90 days.`;
}

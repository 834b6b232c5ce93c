import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { Banner } from '../../ui/banner';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { allHeld } from '../held.server';
import { nameOf } from '../held-places';

export const meta: MetaFunction = () => pageTitle('Files to review');

/** The member's files outside clinical posts that others do not see yet. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return { held: await allHeld(args) };
}

const REVIEW = { text: 'Needs your review', look: 'badge badge--attention' };
const STATES = {
  waiting: { text: 'Being checked', look: 'badge' },
  found: REVIEW,
  failed: REVIEW,
  nothing: { text: 'Being prepared', look: 'badge' },
};

export default function AllHeld() {
  const { held } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Files to review"
      text="Others see them once nothing was found in them, or you have decided about what was found."
      back={{ to: '/me', label: 'My page' }}
    >
      {held.length === 0 && (
        <Banner kind="success" icon={CircleCheck}>
          Nothing to review: others can see all of your files.
        </Banner>
      )}
      {held.length > 0 && (
        <ul className="card card__pad stack">
          {held.map((file) => {
            const { text, look } = STATES[file.check.state];
            return (
              <li className="row row--between" key={file.id}>
                <Link to={`/held/${file.id}`}>{nameOf(file)}</Link>
                <span className={look}>{text}</span>
              </li>
            );
          })}
        </ul>
      )}
    </FormPage>
  );
}

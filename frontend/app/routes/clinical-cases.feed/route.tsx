import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { caseFeed } from '../../api/clinical-cases.server';
import { specialities } from '../../api/places.server';
import { LinkButton } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { PageFrame } from '../../components/page-frame';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { ClosingSoon, useClosingSoon } from './closing-soon';
import { Feed } from './feed';
import { MemberCard } from './member-card';
import { SpecialityFilter } from './speciality-filter';

export const meta: MetaFunction = () => pageTitle('Clinical Cases');

export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const caseId = params.get('case');
  if (caseId) throw redirect(`/caseDetails/${encodeURIComponent(caseId)}`);
  const session = await requireMember(args);
  const speciality = params.get('speciality') ?? '';
  const before = params.get('before') ?? undefined;
  const [page, names] = await Promise.all([caseFeed(args, { before, speciality: speciality || undefined }), specialities(args)]);
  return { session, page, speciality, specialities: names };
}

export default function Community() {
  const { session, page, speciality, specialities: names } = useLoaderData<typeof loader>();
  const soon = useClosingSoon(page.posts);
  return (
    <PageFrame left={<MemberCard session={session} />} right={soon.length > 0 && <ClosingSoon soon={soon} />}>
      <div className="stack">
        <h1 className="sr-only">Clinical Case Feed</h1>
        <SpecialityFilter names={names} chosen={speciality} own={session.speciality} />
        {page.posts.length === 0 ? (
          <EmptyState text="No cases posted">
            <LinkButton to="/community/add">Add a Case</LinkButton>
          </EmptyState>
        ) : (
          <Feed first={page} readerId={session.memberId} />
        )}
      </div>
      <LinkButton className="fab" to="/community/add">
        <Icon of={Plus} />
        Add a Case
      </LinkButton>
    </PageFrame>
  );
}

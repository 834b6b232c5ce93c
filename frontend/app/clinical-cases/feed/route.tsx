import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { specialities } from '../../reference-data/api.server';
import { FirstStepsLink } from '../../shell/first-steps-link';
import { requireMember } from '../../shell/guard.server';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Fab } from '../../ui/fab';
import { PageFrame } from '../../ui/page-frame';
import { beforeIn } from '../../wire/address.server';
import { caseFeed, imageFeed } from '../api.server';
import { AroundCases } from '../around/around-cases';
import { AskedStrip } from '../around/asked';
import { MemberCard } from '../member-card';
import { memberSummary } from '../member-summary.server';
import type { PostKind } from '../post';
import { placesOf } from '../post-places';
import { Controls } from './controls';
import { Feed } from './feed';
import { NewCases } from './new-cases';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.kind === 'image' ? 'Clinical Images' : 'Clinical Cases');

/** /community?tab=images&speciality=&outcome=reported · ?case= redirects to one case. */
export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const caseId = params.get('case');
  if (caseId) throw redirect(`/caseDetails/${encodeURIComponent(caseId)}`);
  const session = await requireMember(args);
  const speciality = params.get('speciality') ?? '';
  const kind: PostKind = params.get('tab') === 'images' ? 'image' : 'case';
  const isReported = kind === 'case' && params.get('outcome') === 'reported';
  const asked = {
    before: beforeIn(args.request),
    speciality: speciality || undefined,
    ...(isReported && { outcome: 'reported' as const }),
  };
  const feedOf = kind === 'image' ? imageFeed : caseFeed;
  const [page, names, around] = await Promise.all([
    feedOf(args, asked),
    specialities(args),
    memberSummary(args),
  ]);
  return { session, page, kind, speciality, isReported, specialities: names, around };
}

export default function Community() {
  const {
    session,
    page,
    kind,
    speciality,
    isReported,
    specialities: names,
    around,
  } = useLoaderData<typeof loader>();
  const { add, words } = placesOf[kind];
  return (
    <PageFrame
      left={<MemberCard session={session} kind={kind} place="feed" counts={around.counts} />}
      right={<AroundCases around={around} reader={session} shown={page.posts} />}
    >
      <div className="stack feed-page">
        <h1 className="sr-only">{words.feed}</h1>
        <div className="at-desk">
          <FirstStepsLink session={session} />
        </div>
        {around.question && <AskedStrip question={around.question} />}
        <Controls
          names={names}
          chosen={speciality}
          own={session.speciality}
          kind={kind}
          isReported={isReported}
        />
        {kind === 'case' && !isReported && (
          <NewCases after={page.posts[0]?.id ?? 0} speciality={speciality} />
        )}
        {page.posts.length === 0 ? (
          <EmptyState text="No cases posted">
            <LinkButton to={add}>Add a Case</LinkButton>
          </EmptyState>
        ) : (
          <Feed
            key={`${kind} ${speciality} ${isReported}`}
            first={page}
            readerId={session.memberId}
          />
        )}
      </div>
      <Fab to={add} icon={Plus} label="Add a Case" />
    </PageFrame>
  );
}

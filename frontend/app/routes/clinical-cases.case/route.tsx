import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { caseById, commentsOn, likersOf } from '../../api/clinical-cases.server';
import { LinkButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { MediaStage } from '../../components/media-stage';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { newRetryKey } from '../../lib/retry-key.server';
import { act } from './actions.server';
import { CaseAside } from './case-aside';
import { CaseText } from './case-text';
import { Discussion } from './discussion';
import './case.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTitle(data?.post.diagnosis || 'Clinical case');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const caseId = args.params.caseId ?? '';
  const [post, comments, likers] = await Promise.all([caseById(args, caseId), commentsOn(args, caseId), likersOf(args, caseId)]);
  const picture = Number(new URL(args.request.url).searchParams.get('picture')) || 1;
  return {
    session,
    post,
    comments,
    likers,
    retryKey: newRetryKey(),
    current: Math.min(Math.max(1, picture), Math.max(1, post.files.length)),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return act(args);
}

export default function CasePage() {
  const { session, post, comments, likers, current, retryKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="main" className="case">
      <div className="frame case__crumb">
        <LinkButton look="quiet" to="/community">
          <Icon of={ArrowLeft} />
          Clinical Case Feed
        </LinkButton>
      </div>
      {post.files.length > 0 && (
        <div className="frame case__stage-frame">
          <MediaStage files={post.files} current={current} subject={post.diagnosis} />
        </div>
      )}
      <div className="frame layout layout--aside case__grid">
        <CaseText post={post} likers={likers} />
        <CaseAside post={post} />
        <Discussion post={post} comments={comments} reader={session} refused={refused} retryKey={retryKey} />
      </div>
    </main>
  );
}

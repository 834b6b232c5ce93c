import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { engagedPost } from '../engaged-post.server';
import { similarTo } from './similar.server';
import { countedSimilar, SimilarList } from './similar-list';
import './similar.css';

export const meta: MetaFunction = () => pageTitle('Similar cases');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  return { to, cases: await similarTo(args, id) };
}

export default function SimilarPage() {
  const { to, cases } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame stack">
      <div>
        <LinkButton look="quiet" to={to}>
          <Icon of={ArrowLeft} />
          Back to the case
        </LinkButton>
      </div>
      <h1>Similar cases</h1>
      {cases.length === 0 ? (
        <EmptyState text="No similar case yet" />
      ) : (
        <div className="card card__pad stack stack--s">
          <p className="quiet">{countedSimilar(cases)}</p>
          <SimilarList cases={cases} />
        </div>
      )}
    </main>
  );
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { PublishingList } from '../../shell/publishing/publishing-list';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { beforeIn } from '../../wire/address.server';
import { type OwnLearning, ownLearning } from '../publishing.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Academics · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return ownLearning(args, beforeIn(args.request));
}

export default function AdminLearning() {
  const { items, nextBefore } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Academics"
      choices={<LinkButton to="/admin/learning/new">New image or video</LinkButton>}
    >
      <PublishingList
        folder="/admin/learning"
        empty="No learning content has been written."
        rows={items.map((item) => ({ ...item, note: noteOf(item) }))}
      />
      {nextBefore !== null && <Link to={`/admin/learning?before=${nextBefore}`}>Older ones</Link>}
    </AdminFrame>
  );
}

const files = {
  ready: '',
  pending: ' · processing',
  rejected: ' · file cannot be shown',
} as const;

function noteOf({ kind, speciality, author, fileState }: OwnLearning): string {
  return `${kind === 'image' ? 'Image' : 'Video'} · ${speciality} · Dr. ${author.fullName}${files[fileState]}`;
}

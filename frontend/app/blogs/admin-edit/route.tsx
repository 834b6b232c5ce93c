import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { draftName } from '../../lib/draft-name';
import { pageTitle } from '../../lib/meta';
import { DraftedForm } from '../../media/drafted-form';
import { AdminFormPage } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { requireEditor } from '../../shell/guard.server';
import { ownZone, zoneOfForm } from '../../shell/publishing/own-time.server';
import { pictures } from '../../shell/publishing/pictures.server';
import { useOwnZone } from '../../shell/publishing/use-own-zone';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { optionalIdIn } from '../../wire/address.server';
import { refusedForm } from '../../wire/forms.server';
import { failure } from '../../wire/refused.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { deleteBlog, editBlog, ownBlog, writeBlog } from '../publishing.server';
import '../../shell/publishing/publishing.css';
import { BlogDeletion } from './blog-deletion';
import { BLOG_WORDS, BlogFields } from './blog-fields';
import { sentValues, valuesOf } from './blog-values.server';
import { CoverFields } from './cover-fields';
import { sentBlog } from './sent-blog.server';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.id ? 'Edit blog' : 'New blog');

export async function loader(args: LoaderFunctionArgs) {
  const { fullName, memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const zone = ownZone(args.request);
  const [choices, blog] = await Promise.all([pictures(args), id ? ownBlog(args, id) : undefined]);
  return {
    id,
    zone,
    draft: { name: draftName('blog', id, memberId), owner: memberId },
    cover: blog?.pictureUrl ?? null,
    status: blog?.status,
    editedAt: blog?.editedAt,
    values: valuesOf(blog, fullName, zone),
    choices,
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const draft = draftName('blog', id, memberId);
  const { values: all, refused } = await sentBlog(args);
  const { intent, retryKey, ...values } = all;
  if (id && intent === 'delete') return removed(args, id);
  if (refused) return refusedForm(refused, values);
  const sent = sentValues(values, zoneOfForm(values, args.request));
  if (id) {
    const reply = await editBlog(args, id, sent);
    return reply.ok ? saved(id, { text: reply.msg, draft }) : refusedForm(reply, values);
  }
  const reply = await writeBlog(underKey(args, String(retryKey)), sent);
  return reply.ok ? saved(reply.data.id, { text: reply.msg, draft }) : refusedForm(reply, values);
}

async function saved(id: number, told: { text: string; draft: string }) {
  return redirect(`/admin/blogs/${id}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', ...told }) },
  });
}

async function removed(args: ActionFunctionArgs, id: number) {
  const reply = await deleteBlog(args, id);
  if (!reply.ok) throw failure(reply);
  return redirect('/admin/blogs', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function EditBlog() {
  const { id, zone, draft, cover, status, editedAt, values, choices, retryKey } =
    useLoaderData<typeof loader>();
  useOwnZone(zone);
  const state = useActionData<typeof action>() ?? { values, errors: {} };
  return (
    <AdminFormPage
      title={id ? 'Edit blog' : 'New blog'}
      back={{ to: '/admin/blogs', label: 'Blogs' }}
    >
      <DraftedForm
        encType="multipart/form-data"
        draft={draft}
        words={BLOG_WORDS}
        stored={values}
        version={editedAt}
      >
        <ErrorSummary state={state} />
        <input type="hidden" name="retryKey" value={retryKey} />
        <BlogFields state={state} zone={zone} />
        <CoverFields state={state} pictures={choices} id={id} cover={cover} />
        <div className="form-page__foot">
          <SubmitButton>Save</SubmitButton>
          {id && (
            <LinkButton look="secondary" to={`/admin/blogs/${id}/preview`}>
              Preview
            </LinkButton>
          )}
          {id && status === 'published' && (
            <LinkButton look="quiet" to={`/blogs/${id}`}>
              Read it
            </LinkButton>
          )}
        </div>
      </DraftedForm>
      {id && <BlogDeletion />}
    </AdminFormPage>
  );
}

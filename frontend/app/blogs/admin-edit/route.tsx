import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { draftName } from '../../lib/draft-name';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { DraftedForm } from '../../media/drafted-form';
import { AdminFormPage } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { requireEditor } from '../../shell/guard.server';
import { ownZone, zoneOfForm } from '../../shell/publishing/own-time.server';
import { pictures } from '../../shell/publishing/pictures.server';
import { Preview, PreviewButton, previewIn, UnseenFile } from '../../shell/publishing/preview';
import { asksForPreview, previewed } from '../../shell/publishing/preview.server';
import { useOwnZone } from '../../shell/publishing/use-own-zone';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { optionalIdIn } from '../../wire/address.server';
import { refusedEdit, refusedForm } from '../../wire/forms.server';
import { failure } from '../../wire/refused.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { ArticleParts } from '../article';
import {
  deleteBlog,
  editBlog,
  type OwnBlog,
  ownBlog,
  previewBlog,
  writeBlog,
} from '../publishing.server';
import '../../shell/publishing/publishing.css';
import { BlogDeletion } from './blog-deletion';
import { BLOG_WORDS, BlogFacts, BlogWords } from './blog-fields';
import { sentValues, valuesOf } from './blog-values.server';
import { CoverFields } from './cover-fields';
import { sentBlog } from './sent-blog.server';

export { readsConflict as shouldRevalidate } from '../../media/begun-from';

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
    edition: blog?.edition,
    values: valuesOf(blog, fullName, zone),
    choices,
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const draft = draftName('blog', id, memberId);
  const isPreview = asksForPreview(args.request);
  const { values: all, refused } = await sentBlog(args, !isPreview);
  const { intent, retryKey, ...values } = all;
  if (id && intent === 'delete') return removed(args, id);
  if (refused) return refusedForm(refused, values);
  const sent = sentValues(values, zoneOfForm(values, args.request));
  if (isPreview) return previewed(await previewBlog(args, sent, id), values);
  if (id) {
    const reply = await editBlog(args, id, sent);
    return reply.ok ? saved(id, { text: reply.msg, draft }) : refusedEdit(reply, values);
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
  const { id, zone, draft, cover, status, editedAt, edition, values, choices, retryKey } =
    useLoaderData<typeof loader>();
  useOwnZone(zone);
  const answered = useActionData<typeof action>();
  const state: FormState = answered ?? { values, errors: {} };
  const preview = previewIn<OwnBlog>(answered);
  return (
    <AdminFormPage
      title={id ? 'Edit blog' : 'New blog'}
      back={{ to: '/admin/blogs', label: 'Blogs' }}
      isEditor
    >
      {preview && (
        <Preview readers="readers" typed={preview}>
          <UnseenFile name="image" what="cover" />
          <div className="card card__pad">
            <ArticleParts blog={preview} heading="h2" />
          </div>
        </Preview>
      )}
      <DraftedForm
        className="editor__cols"
        encType="multipart/form-data"
        draft={draft}
        words={BLOG_WORDS}
        stored={values}
        version={editedAt}
        edition={edition}
        sent={answered?.values}
      >
        <div className="card card__pad stack editor__main">
          <ErrorSummary state={state} />
          <input type="hidden" name="retryKey" value={retryKey} />
          <BlogWords state={state} />
        </div>
        <aside className="stack" aria-label="About this blog">
          <BlogFacts state={state} zone={zone} />
          <CoverFields state={state} pictures={choices} id={id} cover={cover} />
        </aside>
        <div className="form-page__foot">
          <SubmitButton>Save</SubmitButton>
          <PreviewButton />
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

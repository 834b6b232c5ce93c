import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { draftName } from '../../lib/draft-name';
import { fieldsOf, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { editionIn } from '../../media/begun-from';
import { DraftedForm } from '../../media/drafted-form';
import '../../shell/publishing/publishing.css';
import { AdminFormPage } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { requireEditor } from '../../shell/guard.server';
import { ownZone } from '../../shell/publishing/own-time.server';
import { PICTURES } from '../../shell/publishing/pictures';
import { Preview, PreviewButton, previewIn } from '../../shell/publishing/preview';
import { asksForPreview, previewed } from '../../shell/publishing/preview.server';
import { asksToPublish, statesOf } from '../../shell/publishing/publication';
import { publishAsAsked } from '../../shell/publishing/publication.server';
import { PublicationForm } from '../../shell/publishing/publication-form';
import { useOwnZone } from '../../shell/publishing/use-own-zone';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { RichTextField } from '../../ui/rich-text/rich-text-field';
import { TextField } from '../../ui/text-field';
import { optionalIdIn } from '../../wire/address.server';
import { ofField, refusedEdit, typedValues } from '../../wire/forms.server';
import type { Reply } from '../../wire/reply';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { AnnouncementCard } from '../announcement-card';
import {
  changeAnnouncement,
  draftAnnouncement,
  type OwnAnnouncement,
  ownAnnouncement,
  previewAnnouncement,
} from '../publishing.server';

export { readsConflict as shouldRevalidate } from '../../media/begun-from';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.announcement ? 'Edit announcement' : 'New announcement');

const NEWS_WORDS = ['title', 'html'];

/** `/admin/announcements/new` and `/admin/announcements/{id}`. */
export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const announcement = id ? await ownAnnouncement(args, id) : undefined;
  const { title = '', html = '' } = announcement ?? {};
  return {
    announcement,
    draft: { name: draftName('news', id, memberId), owner: memberId },
    zone: ownZone(args.request),
    values: { title, html },
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const { retryKey, ...values } = typedValues(await readForm(args.request));
  if (id && asksToPublish(values)) {
    return publishAsAsked(args, values, { kind: 'announcements', id });
  }
  if (asksForPreview(args.request))
    return previewed(said(await previewAnnouncement(args, values)), values);
  const key = textOf({ key: retryKey ?? '' }, 'key');
  const reply = id
    ? await changeAnnouncement(args, id, { ...values, ...editionIn(values) })
    : await draftAnnouncement(underKey(args, key), values);
  if (!reply.ok) return refusedEdit(said(reply), values);
  const place = 'id' in reply.data ? reply.data.id : id;
  const draft = draftName('news', id, memberId);
  return redirect(`/admin/announcements/${place}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg, draft }) },
  });
}

/** The page has one field for the text, with formatting. */
const said = <Told extends Reply<unknown>>(reply: Told) =>
  reply.ok ? reply : ofField(reply, 'text', 'html');

export default function EditAnnouncement() {
  const { announcement, draft, zone, values, retryKey } = useLoaderData<typeof loader>();
  useOwnZone(zone);
  const answered = useActionData<typeof action>();
  const { words, publishing } = statesOf(answered, values);
  const typed = previewIn<Pick<OwnAnnouncement, 'title' | 'html'>>(answered);
  const seen = typed ?? announcement;
  const field = fieldsOf(words);
  return (
    <AdminFormPage
      title={announcement ? 'Edit announcement' : 'New announcement'}
      back={{ to: '/admin/announcements', label: 'News' }}
      isEditor
    >
      {seen && (
        <Preview readers="members" typed={typed}>
          <AnnouncementCard
            title={seen.title}
            html={seen.html}
            at={announcement?.publication.at ?? null}
          />
        </Preview>
      )}
      <div className="editor__cols">
        <DraftedForm
          draft={draft}
          words={NEWS_WORDS}
          stored={values}
          edition={announcement?.edition}
          sent={words.values}
        >
          <ErrorSummary state={words} />
          <input type="hidden" name="retryKey" value={retryKey} />
          <TextField label="Title" maxLength={200} {...field('title')} />
          <RichTextField
            label="Text"
            {...field('html')}
            rows={10}
            picturesTo={PICTURES}
            hint="Members are notified when it is published."
          />
          <div className="form-page__foot">
            <SubmitButton>{announcement ? 'Save' : 'Save the draft'}</SubmitButton>
            <PreviewButton />
          </div>
        </DraftedForm>
        {announcement && (
          <aside className="stack" aria-label="About this announcement">
            <PublicationForm
              publication={announcement.publication}
              state={publishing}
              zone={zone}
            />
          </aside>
        )}
      </div>
    </AdminFormPage>
  );
}

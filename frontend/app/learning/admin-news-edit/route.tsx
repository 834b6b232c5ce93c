import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { draftName } from '../../lib/draft-name';
import { fieldsOf, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { DraftedForm } from '../../media/drafted-form';
import { AdminFormPage } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { requireEditor } from '../../shell/guard.server';
import { ownZone } from '../../shell/publishing/own-time.server';
import { PICTURES } from '../../shell/publishing/pictures';
import { asksToPublish, statesOf } from '../../shell/publishing/publication';
import { publishAsAsked } from '../../shell/publishing/publication.server';
import { PublicationForm } from '../../shell/publishing/publication-form';
import { useOwnZone } from '../../shell/publishing/use-own-zone';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { RichTextField } from '../../ui/rich-text/rich-text-field';
import { TextField } from '../../ui/text-field';
import { optionalIdIn } from '../../wire/address.server';
import { ofField, refusedForm, typedValues } from '../../wire/forms.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { AnnouncementCard } from '../announcement-card';
import { changeAnnouncement, draftAnnouncement, ownAnnouncement } from '../publishing.server';

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
  const key = textOf({ key: retryKey ?? '' }, 'key');
  const reply = id
    ? await changeAnnouncement(args, id, values)
    : await draftAnnouncement(underKey(args, key), values);
  if (!reply.ok) return refusedForm(ofField(reply, 'text', 'html'), values);
  const place = 'id' in reply.data ? reply.data.id : id;
  const draft = draftName('news', id, memberId);
  return redirect(`/admin/announcements/${place}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg, draft }) },
  });
}

export default function EditAnnouncement() {
  const { announcement, draft, zone, values, retryKey } = useLoaderData<typeof loader>();
  useOwnZone(zone);
  const { words, publishing } = statesOf(useActionData<typeof action>(), values);
  const field = fieldsOf(words);
  return (
    <AdminFormPage
      title={announcement ? 'Edit announcement' : 'New announcement'}
      back={{ to: '/admin/announcements', label: 'News' }}
    >
      {announcement && (
        <section className="stack stack--s" aria-labelledby="preview">
          <h2 id="preview">As members will see it</h2>
          <AnnouncementCard
            title={announcement.title}
            html={announcement.html}
            at={announcement.publication.at}
          />
        </section>
      )}
      {announcement && (
        <PublicationForm publication={announcement.publication} state={publishing} zone={zone} />
      )}
      <DraftedForm draft={draft} words={NEWS_WORDS} stored={values}>
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
        </div>
      </DraftedForm>
    </AdminFormPage>
  );
}

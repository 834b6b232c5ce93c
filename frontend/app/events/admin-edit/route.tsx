import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { AdminFormPage } from '../../shell/admin-frame';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import type { SutureEvent } from '../api.server';
import { changeEvent, draftEvent, eventValues, ownEvent, previewEvent } from '../publishing.server';
import '../../shell/publishing/publishing.css';
import '../../ui/schedule.css';
import { draftName } from '../../lib/draft-name';
import { pageTitle } from '../../lib/meta';
import { DraftedForm } from '../../media/drafted-form';
import { setToast } from '../../shell/flash.server';
import { requireEditor } from '../../shell/guard.server';
import { ownZone } from '../../shell/publishing/own-time.server';
import { PreviewButton, previewIn } from '../../shell/publishing/preview';
import { asksForPreview, previewed } from '../../shell/publishing/preview.server';
import { statesOf } from '../../shell/publishing/publication';
import { publishAsAsked } from '../../shell/publishing/publication.server';
import { PublicationForm } from '../../shell/publishing/publication-form';
import { useOwnZone } from '../../shell/publishing/use-own-zone';
import { idIn, optionalIdIn } from '../../wire/address.server';
import { ofField, refusedEdit, typedValues } from '../../wire/forms.server';
import type { Reply } from '../../wire/reply';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { EVENT_WORDS, EventFacts, EventWords } from './event-fields';
import { EventPreview } from './event-preview';
import { sentEvent } from './sent-event.server';

export { readsConflict as shouldRevalidate } from '../../media/begun-from';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.event ? 'Edit event' : 'New event');

const NEW_EVENT = {
  kind: 'event',
  location: 'Online',
  speakers_rows: '[]',
  programme_rows: '[]',
};

/** `/admin/events/new` and `/admin/events/{id}`. */
export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const event = id ? await ownEvent(args, id) : undefined;
  const zone = ownZone(args.request);
  return {
    event,
    zone,
    draft: { name: draftName('event', id, memberId), owner: memberId },
    values: event ? eventValues(event, zone) : NEW_EVENT,
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const isSaving = args.request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (isSaving) return saved(args, id, draftName('event', id, memberId));
  const values = typedValues(await readForm(args.request));
  return publishAsAsked(args, values, { kind: 'events', id: idIn(args.params.id) });
}

async function saved(args: ActionFunctionArgs, id: number | undefined, draft: string) {
  const sent = await sentEvent(args.request);
  if ('again' in sent) return sent.again;
  const { retryKey, form, lines, typed } = sent;
  if (asksForPreview(args.request)) {
    const values = await typed();
    const shown = await previewEvent(args, { ...values, ...lines });
    return previewed(said(shown), values);
  }
  const reply = id
    ? await changeEvent(args, id, form)
    : await draftEvent(underKey(args, retryKey), form);
  if (!reply.ok) return refusedEdit(said(reply), await typed());
  const place = 'id' in reply.data ? reply.data.id : id;
  return redirect(`/admin/events/${place}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg, draft }) },
  });
}

/** The page has one field for the description, with formatting. */
const said = <Told extends Reply<unknown>>(reply: Told) =>
  reply.ok ? reply : ofField(reply, 'description', 'description_html');

export default function EditEvent() {
  const { event, zone, draft, values, retryKey } = useLoaderData<typeof loader>();
  useOwnZone(zone);
  const answered = useActionData<typeof action>();
  const { words, publishing } = statesOf(answered, values);
  const typed = previewIn<SutureEvent>(answered);
  return (
    <AdminFormPage
      title={event ? 'Edit event' : 'New event'}
      back={{ to: '/admin/events', label: 'Events' }}
      isEditor
    >
      <EventPreview stored={event} typed={typed} zone={zone} />
      {event && <PublicationForm publication={event.publication} state={publishing} zone={zone} />}
      <DraftedForm
        className="editor__cols"
        encType="multipart/form-data"
        draft={draft}
        words={EVENT_WORDS}
        stored={values}
        version={event?.version}
        edition={event?.edition}
        file="banner"
        sent={words.values}
      >
        <div className="card card__pad stack">
          <ErrorSummary state={words} />
          <input type="hidden" name="retryKey" value={retryKey} />
          <EventWords state={words} />
        </div>
        <aside className="stack" aria-label="About this event">
          <EventFacts state={words} banner={event?.banner ?? null} zone={zone} />
        </aside>
        <div className="form-page__foot">
          <SubmitButton>{event ? 'Save' : 'Save the draft'}</SubmitButton>
          <PreviewButton />
        </div>
      </DraftedForm>
    </AdminFormPage>
  );
}

import { idIn } from '../../clinical-cases/support/cases';
import { aPortrait } from '../../profiles/uploads';
import {
  about,
  anybody,
  type Expected,
  each,
  editors,
  members,
  type Row,
  type Rows,
  row,
} from '../support/row';
import type { Scene } from '../support/scene';

const EVENT = {
  title: 'Live theatre',
  description: 'One operation, whole.',
  location: 'Online',
  event_link: 'https://meet.example.org/theatre',
  date: '01/02/2099',
  start_time: '10:00',
};

async function anEvent({ admin }: Scene, isPublished = true): Promise<number> {
  const id = idIn(await admin.post('admin/events', EVENT));
  if (isPublished) await admin.post(`admin/events/${id}/publish`);
  return id;
}
const atEvent = (expected: Expected, body: object = {}): Row =>
  about(expected, async (scene) => ({ path: { id: await anEvent(scene) }, body }));

async function aPlate(): Promise<FormData> {
  const form = new FormData();
  const fields = {
    kind: 'image',
    title: 'Calot',
    description: 'Where to look.',
    speciality: 'GI Surgery',
  };
  for (const [word, value] of Object.entries(fields)) form.append(word, value);
  form.append(
    'file',
    new File([new Uint8Array(await aPortrait())], 'plate.jpg', { type: 'image/jpeg' }),
  );
  return form;
}

const atPlate = (body?: object): Row =>
  about(editors(), async ({ admin }) => ({
    path: { id: idIn(await admin.post('admin/learning', await aPlate())) },
    ...(body && { body }),
  }));

const NEWS = { title: 'First', text: 'Words.' };
const atNews = (body?: object): Row =>
  about(editors(), async ({ admin }) => ({
    path: { id: idIn(await admin.post('admin/announcements', NEWS)) },
    ...(body && { body }),
  }));

/** Events and what there is to learn. */
export const eventsAndLearning: Rows = {
  'GET pastEvents': row(members()),
  'GET upComingEvents': row(members()),
  'GET ongoingEvents': row(members()),
  'GET eventDetails/{id}': atEvent(members()),
  'PUT events/join/{id}': atEvent(members()),
  'DELETE events/join/{id}': atEvent(members()),
  'POST events/{id}/attend': atEvent(members(403)),
  'GET events/{id}/certificate': atEvent(members(409)),
  'GET certificates/{code}': row(anybody(404), { path: { code: 'K7QD-2MXW-9HTR' } }),
  'GET events/{file}': about(members(), async (scene) => ({
    path: { file: `${await anEvent(scene)}.ics` },
  })),
  'GET lwsfs/images': row(members()),
  'GET lwsfs/videos': row(members()),
  'POST learning/{id}/report': each(members(200, { admin: 403 }), async ({ admin }) => {
    const id = idIn(await admin.post('admin/learning', await aPlate()));
    await admin.post(`admin/learning/${id}/publish`);
    return { path: { id }, body: { reason: 'A name is readable.' } };
  }),
  'GET announcements': row(members()),
  'GET admin/events': row(editors()),
  'GET admin/events/{id}': atEvent(editors()),
  'POST admin/events': row(editors(), { body: EVENT }),
  'POST admin/events/preview': row(editors(), { body: EVENT }),
  'POST admin/events/{id}': atEvent(editors(), { ...EVENT, title: 'Changed' }),
  'POST admin/events/{id}/publish': about(editors(), async (scene) => ({
    path: { id: await anEvent(scene, false) },
    body: {},
  })),
  'GET admin/learning': row(editors()),
  'POST admin/learning': each(editors(), async () => ({ body: await aPlate() })),
  'POST admin/learning/{id}/publish': atPlate({}),
  'GET admin/learning/{id}': atPlate(),
  'POST admin/learning/{id}': atPlate({
    title: 'Changed',
    description: 'Where to look.',
    speciality: 'GI Surgery',
  }),
  'GET admin/announcements': row(editors()),
  'POST admin/announcements': row(editors(), { body: NEWS }),
  'POST admin/announcements/preview': row(editors(), { body: NEWS }),
  'GET admin/announcements/{id}': atNews(),
  'POST admin/announcements/{id}': atNews({ ...NEWS, title: 'Changed' }),
  'POST admin/announcements/{id}/publish': atNews({}),
};

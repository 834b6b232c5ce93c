import { prove, registered } from '../../admin/support/registrations';
import { beyondForm } from '../../beyond-surgery/support/beyond';
import { soloOf } from '../../chat/support/chats';
import { caseForm, withFiles } from '../../clinical-cases/support/cases';
import { form as communityForm, imageFields } from '../../community/support/posts';
import { begunPost, videoForm } from '../../explore/support/explore';
import { anOpportunity, applicationForm } from '../../opportunities/support/opportunities';
import { aForm } from '../../profiles/uploads';
import type { RunningApp } from '../../support/app';
import type { Replied } from '../../support/client';
import { aMember, anAdmin, type Person } from '../../support/people';
import type { ForeignFile } from './pictures';

export interface Door {
  readonly takes: RegExp;
  send(file: ForeignFile): Promise<Replied>;
}

const TYPES: Readonly<Record<string, string>> = {
  bmp: 'image/bmp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  txt: 'text/plain',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  ogg: 'video/ogg',
  tif: 'image/tiff',
};
export const sent = ({ name, bytes }: ForeignFile) => ({
  name,
  bytes,
  type: TYPES[name.split('.')[1] ?? ''] ?? '',
});

const sendersOf = (anna: Person) => ({
  under:
    (path: string, word: string, by = anna): Door['send'] =>
    async (file) =>
      by.post(path, aForm(word, sent(file))),
  ofCase:
    (path: string, category: string): Door['send'] =>
    async (file) =>
      anna.post(path, withFiles(caseForm(), [sent(file)], [category])),
});

/** Every call that takes files, as a member and an administrator make it. */
export async function doorsOf(
  app: RunningApp,
  anna: Person,
): Promise<Readonly<Record<string, Door>>> {
  return {
    ...(await doorsOfPictures(app, anna)),
    ...doorsOfFilms(anna),
    ...(await doorsOfDocuments(app, anna)),
  };
}

async function doorsOfPictures(app: RunningApp, anna: Person): Promise<Record<string, Door>> {
  const { under, ofCase } = sendersOf(anna);
  const admin = await anAdmin(app);
  const room = await soloOf(anna, await aMember(app));
  return {
    'a profile picture': {
      takes: /png|jpg|gif|bmp|webp|heic/,
      send: under('uploadProfilePic', 'profile_pic'),
    },
    'a case': { takes: /png|jpg|webp|heic/, send: ofCase('clinicalCases', 'IMAGE') },
    'a review': { takes: /png|jpg|webp|heic/, send: ofCase('clinicalCases/review', 'IMAGE') },
    'a clinical image': {
      takes: /png|jpg|webp|heic/,
      send: async (file) => anna.post('addCommunityPost', communityForm(imageFields(), sent(file))),
    },
    'Beyond Surgery': {
      takes: /png|jpg|gif|webp|heic|mp4|mov|webm|ogg/,
      send: async (file) =>
        anna.post('addBeyondPost', beyondForm({ title: 'A walk', indemnity: true }, sent(file))),
    },
    'a chat': {
      takes: /png|jpg|gif|webp|heic|pdf|docx|txt|mp4|mov|webm/,
      send: async (file) => {
        const form = new FormData();
        form.append('chatRoomId', String(room));
        form.append('chatCategory', 'I');
        form.append('chatFile', aForm('x', sent(file)).get('x') as File, file.name);
        return anna.post('uploadChatFile', form);
      },
    },
    'a blog': { takes: /png|jpg|gif|webp/, send: under('admin/blogs/images', 'image', admin) },
  };
}

const doorsOfFilms = (anna: Person): Record<string, Door> => ({
  'a film of a case': { takes: /mp4|mov/, send: sendersOf(anna).ofCase('clinicalCases', 'VIDEO') },
  'a reel': {
    takes: /mp4|mov|mkv/,
    send: async (file) => {
      const { name, bytes, type } = sent(file);
      return anna.post('uploadExploreVideo', videoForm(await begunPost(anna), bytes, name, type));
    },
  },
});

async function doorsOfDocuments(app: RunningApp, anna: Person): Promise<Record<string, Door>> {
  const { under, ofCase } = sendersOf(anna);
  const opportunity = await anOpportunity(app, await aMember(app));
  const { who, id } = await registered(app);
  await prove(who, id);
  return {
    'a proof': {
      takes: /png|jpg|webp|heic|pdf/,
      send: under(`registrations/${id}/proof`, 'proof', who),
    },
    'a CV': { takes: /pdf/, send: under('uploadCv', 'cv') },
    'an application': {
      takes: /pdf/,
      send: async (file) =>
        (await aMember(app)).post(
          'opportunities/apply',
          await applicationForm(opportunity, {}, file.bytes),
        ),
    },
    'a report': { takes: /pdf/, send: ofCase('clinicalCases', 'REPORT') },
    'the review of a report': { takes: /pdf/, send: ofCase('clinicalCases/review', 'REPORT') },
    'a scan': { takes: /pdf|png|jpg/, send: ofCase('clinicalCases', 'SCAN') },
  };
}

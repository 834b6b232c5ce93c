import { aBeyondPost, theBeyondPost } from '../../beyond-surgery/support/beyond';
import { caseForm, idIn, theCase, withImages } from '../../clinical-cases/support/cases';
import { anImage, thePost } from '../../community/support/posts';
import { aReel } from '../../explore/support/explore';
import type { RunningApp } from '../../support/app';
import type { Replied } from '../../support/client';
import type { Person } from '../../support/people';
import { aPicture } from './samples';

/** A list of things with a file each, as its members use it. */
export interface Feed {
  /** The name under which engagement knows its things. */
  readonly kind: string;
  /** Whether administrators alone publish in it. */
  readonly isPublished?: true;
  /** @returns the id of what was posted */
  post(author: Person, app: RunningApp): Promise<number>;
  /** The main address of its file, for this reader. */
  addressOf(reader: Person, id: number): Promise<string>;
  report(reader: Person, id: number, more?: object): Promise<Replied>;
  /** Deletes it, or takes it back where nothing is deleted. */
  remove(author: Person, id: number): Promise<Replied>;
}

const reason = 'Not right.';

async function aPhotographedCase(author: Person): Promise<number> {
  const photo = { name: 'a.png', bytes: await aPicture().png().toBuffer(), type: 'image/png' };
  return idIn(await author.post('clinicalCases', withImages(caseForm(), [photo])));
}

export const feeds: Readonly<Record<string, Feed>> = {
  'a clinical case': {
    kind: 'clinical-post',
    post: aPhotographedCase,
    addressOf: async (reader, id) => {
      const [file] = (await theCase(reader, id))['files'] as { url: string }[];
      return file?.url ?? '';
    },
    report: (reader, clinicalCaseId, more = {}) =>
      reader.post('clinicalCases/report', { clinicalCaseId, reason, ...more }),
    remove: (author, id) => author.post('clinicalCases/delete', { id }),
  },
  'a clinical image': {
    kind: 'clinical-post',
    post: anImage,
    addressOf: async (reader, id) => String((await thePost(reader, id))['url']),
    report: (reader, community_id, more = {}) =>
      reader.post('addCommunityReportReason', { community_id, reason, ...more }),
    remove: (author, community_id) => author.post('deleteCommunityPost', { community_id }),
  },
  'a post of Beyond Surgery': {
    kind: 'beyond-post',
    post: (author) => aBeyondPost(author),
    addressOf: async (reader, id) => String((await theBeyondPost(reader, id))['url']),
    report: (reader, beyond_surgery_id, more = {}) =>
      reader.post('addBeyondReportReason', { beyond_surgery_id, reason, ...more }),
    remove: (author, beyond_surgery_id) => author.post('deleteBeyondPost', { beyond_surgery_id }),
  },
  'a reel of Explore': {
    kind: 'explore-post',
    post: (author, app) => aReel(app, author),
    addressOf: async (reader, id) => {
      const { post } = (await reader.get(`explore/post?id=${id}`)).body as unknown as {
        post: { video: string };
      };
      return post.video;
    },
    report: (reader, id, more = {}) =>
      reader.post(`explore/posts/${id}/report`, { reason, ...more }),
    remove: (author, post_id) => author.post('explore/delete', { post_id }),
  },
  'a picture to learn from': {
    kind: 'learning-item',
    isPublished: true,
    post: aPublishedPlate,
    addressOf: async (reader, id) => {
      const { posts } = (await reader.get(`lwsfs/images?before=${id + 1}`)).body as unknown as {
        posts: { post_id: number; url: string }[];
      };
      return posts.find(({ post_id }) => post_id === id)?.url ?? '';
    },
    report: (reader, id, more = {}) => reader.post(`learning/${id}/report`, { reason, ...more }),
    remove: (author, id) => author.post(`admin/learning/${id}/publish`, { withdraw: true }),
  },
};

async function aPublishedPlate(author: Person): Promise<number> {
  const form = new FormData();
  const fields = { kind: 'image', title: 'Calot', description: 'Look.', speciality: 'Urology' };
  for (const [word, value] of Object.entries(fields)) form.append(word, value);
  const bytes = new Uint8Array(await aPicture().jpeg().toBuffer());
  form.append('file', new File([bytes], 'plate.jpg', { type: 'image/jpeg' }));
  const id = idIn(await author.post('admin/learning', form));
  await author.post(`admin/learning/${id}/publish`);
  return id;
}

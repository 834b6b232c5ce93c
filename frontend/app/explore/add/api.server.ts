import { api, type PassedOn, postForm, type RouteArgs, replyOf } from '../../wire/client.server';

interface NewReel {
  title: string;
  speciality: string;
  showsPatient?: boolean;
  consent: boolean;
}

export const createReel = (args: RouteArgs, fields: NewReel) =>
  replyOf(api(args).POST('/createExplorePost', { body: fields }));

/** A video that was sent in pieces. */
export interface UploadedVideo extends Record<string, string> {
  uploadId: string;
  looked: string;
  sound: 'keep' | 'remove';
}

/**
 * The video is in the form, with whether its author looked at it, or was uploaded in pieces before.
 */
export const sendVideo = (args: RouteArgs, postId: number, video: PassedOn | UploadedVideo) =>
  postForm(args, {
    path: '/uploadExploreVideo',
    ...('uploadId' in video
      ? { form: { postId: String(postId), ...video } }
      : { form: video, headers: { postId: String(postId) } }),
  });

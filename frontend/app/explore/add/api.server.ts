import { api, type PassedOn, postForm, type RouteArgs, replyOf } from '../../wire/client.server';

export const createReel = (args: RouteArgs, fields: { title: string; speciality: string }) =>
  replyOf(api(args).POST('/createExplorePost', { body: fields }));

/** The video is in the form, or was uploaded in pieces before. */
export const sendVideo = (
  args: RouteArgs,
  postId: number,
  video: PassedOn | { uploadId: string },
) =>
  postForm(args, {
    path: '/uploadExploreVideo',
    ...('uploadId' in video
      ? { form: { postId: String(postId), ...video } }
      : { form: video, headers: { postId: String(postId) } }),
  });

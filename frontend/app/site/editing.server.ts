import type { FormValues } from '../lib/form-state';
import {
  api,
  dataOf,
  type PassedOn,
  postForm,
  putForm,
  type RouteArgs,
  replyOf,
} from '../wire/client.server';
import type { components } from '../wire/schema';

/** A person who is quoted on the public pages, with the data for the form. */
export type EditedVoice = components['schemas']['VoiceView'];

export async function voices(args: RouteArgs): Promise<EditedVoice[]> {
  return (await dataOf(api(args).GET('/admin/site/voices'))).result;
}

export const addVoice = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/admin/site/voices', form });

export const changeVoice = (args: RouteArgs, id: number, form: FormValues) =>
  putForm(args, { path: '/admin/site/voices/{id}', at: { id }, form });

export const removeVoice = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/admin/site/voices/{id}', { params: { path: { id } } }));

export const announce = (args: RouteArgs, upgradeNotice: boolean) =>
  replyOf(api(args).PUT('/admin/site/notice', { body: { upgradeNotice } }));

export async function isAnnounced(args: RouteArgs): Promise<boolean> {
  return (await dataOf(api(args).GET('/site/notice'))).upgradeNotice;
}

export const setMission = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/admin/site/mission', form });

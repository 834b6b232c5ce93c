import type { FormValues } from '../lib/form-state';
import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';

/** Somebody who speaks on the public pages, as a form holds them. */
export interface EditedVoice {
  id: number;
  kind: 'founder' | 'testimonial';
  position: number;
  name: string;
  about: string;
  motto: string;
  quote: string;
  pictureId: number | null;
  isSample: boolean;
}

export async function voices(args: RouteArgs): Promise<EditedVoice[]> {
  return answered(await api(args).get<{ result: EditedVoice[] }>('admin/site/voices')).result;
}

export const saveVoice = (
  args: RouteArgs,
  id: string,
  values: FormValues,
): Promise<Reply<unknown>> =>
  id
    ? api(args).put(`admin/site/voices/${encodeURIComponent(id)}`, values)
    : api(args).post('admin/site/voices', values);

export const removeVoice = (args: RouteArgs, id: string): Promise<Reply<unknown>> =>
  api(args).delete(`admin/site/voices/${encodeURIComponent(id)}`);

export const announce = (args: RouteArgs, upgradeNotice: boolean): Promise<Reply<unknown>> =>
  api(args).put('admin/site/notice', { upgradeNotice });

export async function isAnnounced(args: RouteArgs): Promise<boolean> {
  return answered(await api(args).get<{ upgradeNotice: boolean }>('site/notice')).upgradeNotice;
}

export const setMission = (args: RouteArgs, form: PassedOn): Promise<Reply<unknown>> =>
  api(args).post('admin/site/mission', form);

import type { FormValues } from '../lib/form-state';
import {
  api,
  type PassedOn,
  postForm,
  putForm,
  type RouteArgs,
  replyOf,
} from '../wire/client.server';
import { type ReceivedForm, withFields } from '../wire/received-form.server';

/** The `id` header tells the API that this is an edit, not step 1 of onboarding. */
export const updatePersonal = (args: RouteArgs, memberId: number, form: FormValues) =>
  postForm(args, {
    path: '/personal',
    form,
    headers: { id: String(memberId) },
  });

export const changeNames = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/account/names', form });

export const updateAdditionalQualification = (args: RouteArgs, additionalQualifications: string) =>
  postForm(args, { path: '/updateAdditionalQualification', form: { additionalQualifications } });

/** A trailing # marks an added group in the API. */
export const addGroups = (args: RouteArgs, names: string[]) =>
  postForm(args, {
    path: '/updateChatOtherRooms',
    form: { otherGroup: names.map((name) => `${name}#`) },
  });

/**
 * The picture is streamed to the API, which is told that the form asks whether it shows the member:
 * the box stands after the picture.
 */
export const changePicture = (args: RouteArgs, { hasFile, passedOn }: ReceivedForm) =>
  postForm(args, {
    path: '/uploadProfilePic',
    form: hasFile ? withFields(passedOn, { asksShowsMe: 'true' }) : passedOn,
  });

export const uploadCv = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/uploadCv', form });

export const removeCv = (args: RouteArgs) => replyOf(api(args).POST('/deleteCv'));

export const setCvVisibility = (args: RouteArgs, visibility: string) =>
  putForm(args, { path: '/profile/cv-visibility', form: { visibility } });

export const setQuotable = (args: RouteArgs, quotable: boolean) =>
  replyOf(api(args).PUT('/profile/quotable', { body: { quotable } }));

export const sendPhoneCode = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/phone/code', form });

export const confirmPhone = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/phone/confirm', form });

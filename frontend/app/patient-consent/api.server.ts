import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

type Views = components['schemas'];

/** What the page of a link shows to the patient. */
export type Opened = Views['OpenedView'];
export type Shown = Views['ShownView'];
export type ShownFile = Views['CaseFileView'];

export const openLink = (args: RouteArgs, token: string, language: string | undefined) =>
  replyOf(
    api(args).GET('/patientConsent/{token}', {
      params: { path: { token }, query: language ? { language } : {} },
    }),
  );

/** A new link: its URL is known only now. */
export type MadeLink = Views['MadeLinkView'];
export type PatientLink = Views['PatientLinkView'];

const LINKS = '/posts/{id}/consentLinks';

export async function linksOf(args: RouteArgs, id: number): Promise<PatientLink[]> {
  const { result } = await dataOf(api(args).GET(LINKS, { params: { path: { id } } }));
  return result;
}

export const makeLink = (args: RouteArgs, id: number, body: Views['MakeLinkBody']) =>
  replyOf(api(args).POST(LINKS, { params: { path: { id } }, body }));

export const endLink = (args: RouteArgs, id: number, linkId: number) =>
  replyOf(
    api(args).DELETE('/posts/{id}/consentLinks/{linkId}', {
      params: { path: { id, linkId } },
    }),
  );

/** The values as they were sent. */
export interface SaidAnswer {
  decision: string;
  scope: string[];
  language: string;
  version: string;
}

export const answerLink = (args: RouteArgs, token: string, { scope, ...said }: SaidAnswer) =>
  postForm(args, {
    path: '/patientConsent/{token}',
    at: { token },
    form: scope.length > 0 ? { ...said, scope } : said,
  });

import type {
  ConsentScope,
  ConsentWay,
} from '../../../backend/src/clinical-cases/consent/consent.rules';
import type { IdentifierKind } from '../../../backend/src/identifiers/finding.rules';
import type { FormValues } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs } from '../wire/client.server';

/** The recorded consent of a patient. */
export interface Consent {
  id: number;
  scope: ConsentScope[];
  way: ConsentWay;
  language: string;
  textVersion: string;
  givenAt: string;
  expiresAt: string | null;
  withdrawnAt: string | null;
  fileIds: number[];
}

/** The checks that were made before a post was published. */
export interface PrivacyReport {
  lintVersion: string;
  textVersion: string;
  kept: IdentifierKind[];
  wasReviewed: boolean;
  createdAt: string;
  files: { sha256: string; kind: string; masks: number }[];
}

/** Both lists have the latest first. */
export interface Privacy {
  consents: Consent[];
  reports: PrivacyReport[];
}

export async function privacyOf(args: RouteArgs, id: number): Promise<Privacy> {
  const params = { path: { id } };
  const { result } = await dataOf(api(args).GET('/posts/{id}/privacy', { params }));
  return {
    consents: result.consents.map(
      ({ obtained, text_version, given_at, expires_at, withdrawn_at, files, ...consent }) => ({
        ...consent,
        way: obtained,
        textVersion: text_version,
        givenAt: given_at,
        expiresAt: expires_at,
        withdrawnAt: withdrawn_at,
        fileIds: files,
      }),
    ),
    reports: result.reports.map(
      ({ lint_version, text_version, reviewed, created_at, ...report }) => ({
        ...report,
        lintVersion: lint_version,
        textVersion: text_version,
        wasReviewed: reviewed,
        createdAt: created_at,
      }),
    ),
  };
}

/** The author withdraws the consent on the patient's behalf. Idempotent. */
export const withdrawConsent = (args: RouteArgs, id: number, form: FormValues) =>
  postForm(args, { path: '/posts/{id}/consent/withdraw', at: { id }, form });

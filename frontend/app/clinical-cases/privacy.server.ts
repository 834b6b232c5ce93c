import type {
  ConsentScope,
  ConsentWay,
} from '../../../backend/src/clinical-cases/privacy/consent.rules';
import type { IdentifierKind } from '../../../backend/src/clinical-cases/privacy/finding.rules';
import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';

/** What a patient agreed to, as it stands on record. */
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

/** What was checked before a post went out. */
export interface PrivacyReport {
  lintVersion: string;
  textVersion: string;
  kept: IdentifierKind[];
  wasReviewed: boolean;
  createdAt: string;
  files: { sha256: string; kind: string; masks: number }[];
}

/** Both with the latest first. */
export interface Privacy {
  consents: Consent[];
  reports: PrivacyReport[];
}

interface PrivacyReply {
  result: {
    consents: {
      id: number;
      scope: ConsentScope[];
      obtained: ConsentWay;
      language: string;
      text_version: string;
      given_at: string;
      expires_at: string | null;
      withdrawn_at: string | null;
      files: number[];
    }[];
    reports: {
      lint_version: string;
      text_version: string;
      kept: IdentifierKind[];
      reviewed: boolean;
      created_at: string;
      files: PrivacyReport['files'];
    }[];
  };
}

export async function privacyOf(args: RouteArgs, id: string): Promise<Privacy> {
  const { result } = answered(
    await api(args).get<PrivacyReply>(`clinicalCases/${encodeURIComponent(id)}/privacy`),
  );
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

/** Whoever posted it withdraws it in the patient's name; done twice, it is done once. */
export const withdrawConsent = (
  args: RouteArgs,
  id: string,
): Promise<Reply<{ result: { receipt: number; withdrawn_at: string } }>> =>
  api(args).post(`clinicalCases/${encodeURIComponent(id)}/consent/withdraw`, {});

import { IDENTIFIER_KINDS } from '../../identifiers/finding.rules';
import { OneOf } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import type { Consent } from '../consent/consent.repository';
import { CONSENT_SCOPES, CONSENT_WAYS, WITHDRAWAL_REASONS } from '../consent/consent.rules';
import type { KeptReport } from './privacy-report';

export class ConsentView {
  @Wire() id!: number;
  @Wire({ words: CONSENT_SCOPES }) scope!: string[];
  @Wire('obtained', { words: CONSENT_WAYS }) way!: string;
  @Wire() language!: string;
  @Wire('text_version') textVersion!: string;
  @Wire('given_at') givenAt!: Date;
  @Wire('expires_at', { as: 'time', nullable: true }) expiresAt!: Date | null;
  @Wire('withdrawn_at', { as: 'time', nullable: true }) withdrawnAt!: Date | null;
  /** Ids from the post's `files`. */
  @Wire('files', { of: 'number' }) fileIds!: number[];
}

export class CheckedFileView {
  @Wire() sha256!: string;
  @Wire() kind!: string;
  @Wire() masks!: number;
}

export class PrivacyReportView {
  @Wire() id!: number;
  @Wire('lint_version') lintVersion!: string;
  @Wire('text_version') textVersion!: string;
  @Wire({ words: IDENTIFIER_KINDS }) kept!: string[];
  @Wire('reviewed') wasReviewed!: boolean;
  @Wire('confirmed_by') confirmedBy!: number;
  @Wire('created_at') createdAt!: Date;
  @Wire({ of: () => CheckedFileView }) files!: CheckedFileView[];
}

export class PrivacyView {
  @Wire({ of: () => ConsentView }) consents!: ConsentView[];
  @Wire({ of: () => PrivacyReportView }) reports!: PrivacyReportView[];
}

export class WithdrawalBody {
  @Wire({ optional: true, words: WITHDRAWAL_REASONS })
  @OneOf(WITHDRAWAL_REASONS, 'Please choose a reason from the list.')
  readonly reason?: string;
}

export class ReceiptView {
  @Wire('receipt') number!: number;
  @Wire('withdrawn_at') withdrawnAt!: Date;
}

export function privacyView(
  consents: readonly Consent[],
  reports: readonly KeptReport[],
): PrivacyView {
  return Object.assign(new PrivacyView(), {
    consents: consents.map((consent) => Object.assign(new ConsentView(), consent)),
    reports: reports.map((report) =>
      Object.assign(new PrivacyReportView(), report, {
        files: report.files.map((file) => Object.assign(new CheckedFileView(), file)),
      }),
    ),
  });
}

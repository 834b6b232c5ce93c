import { columns, json, type RowOf, statement } from '../../platform/database/statement';
import { ClinicalPostConsent } from './clinical-post-consent.entity';
import type { ConsentScope } from './consent.rules';

const POST = columns(ClinicalPostConsent, 'postId');

/** Of one post, the latest first. Takes `postId`. */
export const CONSENTS = `select c.id, to_json(c.scope) as scope, c.way, c.language, c.text_version as "textVersion", c.given_at as "givenAt",
    c.expires_at as "expiresAt", c.withdrawn_at as "withdrawnAt",
    (select coalesce(json_agg(f.id order by f.position), '[]') from clinical_post_file f where f.consent_id = c.id) as "fileIds"
  from clinical_post_consent c where c.post_id = :postId order by c.id desc`;

/** Of one post, the latest first. */
export const CONSENTS_OF = statement({
  takes: POST,
  gives: {
    ...columns(ClinicalPostConsent, 'id', 'way', 'language', 'textVersion'),
    ...columns(ClinicalPostConsent, 'givenAt', 'expiresAt', 'withdrawnAt'),
    scope: json<readonly ConsentScope[]>(),
    fileIds: json<readonly number[]>(),
  },
  sql: CONSENTS,
});
export type ConsentRow = RowOf<typeof CONSENTS_OF>;

/** Whatever still holds. */
export const WITHDRAW_CONSENTS = statement({
  takes: columns(ClinicalPostConsent, 'postId', 'withdrawnAt', 'withdrawnReason'),
  gives: columns(ClinicalPostConsent, 'id'),
  sql: `update clinical_post_consent set withdrawn_at = :withdrawnAt, withdrawn_reason = :withdrawnReason
    where post_id = :postId and withdrawn_at is null returning id`,
});

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { arrayOf, type DbTime, timeOf } from '../../platform/database/columns';
import {
  CONSENT_TEXT_VERSION,
  type ConsentScope,
  type ConsentTerms,
  type ConsentWay,
  endOf,
} from './consent.rules';

/** A consent as it was given, with the files that it covers. */
export interface Consent {
  readonly id: number;
  readonly scope: readonly ConsentScope[];
  readonly way: ConsentWay;
  readonly language: string;
  readonly textVersion: string;
  readonly givenAt: Date;
  readonly expiresAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly fileIds: readonly number[];
}

export type ConsentRow = Omit<Consent, 'givenAt' | 'expiresAt' | 'withdrawnAt'> & {
  readonly givenAt: DbTime;
  readonly expiresAt: DbTime | null;
  readonly withdrawnAt: DbTime | null;
};

/** Of one post, the latest first. */
export const CONSENTS = `select c.id, to_json(c.scope) as scope, c.way, c.language, c.text_version as "textVersion", c.given_at as "givenAt",
    c.expires_at as "expiresAt", c.withdrawn_at as "withdrawnAt",
    (select coalesce(json_agg(f.id order by f.position), '[]') from clinical_post_file f where f.consent_id = c.id) as "fileIds"
  from clinical_post_consent c where c.post_id = ? order by c.id desc`;

export function consentOf({ givenAt, expiresAt, withdrawnAt, ...row }: ConsentRow): Consent {
  return {
    ...row,
    givenAt: timeOf(givenAt),
    expiresAt: timeOf(expiresAt),
    withdrawnAt: timeOf(withdrawnAt),
  };
}

/** Records of what patients agreed to. They are added and withdrawn, never changed. */
@Injectable()
export class ConsentRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns its id, by which files name it */
  async add(
    postId: number,
    { scope, way, language, expiresOn }: ConsentTerms,
    textVersion = CONSENT_TEXT_VERSION,
  ): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into clinical_post_consent (post_id, scope, way, language, text_version, given_at, expires_at)
       values (?, ?::text[], ?, ?, ?, ?, ?) returning id`,
      [
        postId,
        arrayOf(scope),
        way,
        language,
        textVersion,
        this.clock.now(),
        expiresOn ? endOf(expiresOn) : null,
      ],
    );
    if (!row) throw new Error('The consent was not stored.');
    return row.id;
  }

  /** The latest of a post; null where the patient has not answered yet. */
  async latest(postId: number): Promise<number | null> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'select id from clinical_post_consent where post_id = ? order by id desc limit 1',
      [postId],
    );
    return row?.id ?? null;
  }

  /** All of a post, the latest first. */
  async of(postId: number): Promise<Consent[]> {
    return (await this.em.execute<ConsentRow[]>(CONSENTS, [postId])).map(consentOf);
  }

  /** Withdraws whatever still holds. @returns the id of the receipt, undefined when all was withdrawn before */
  async withdraw(postId: number): Promise<number | undefined> {
    const withdrawn = await this.em.execute<{ id: number }[]>(
      'update clinical_post_consent set withdrawn_at = ? where post_id = ? and withdrawn_at is null returning id',
      [this.clock.now(), postId],
    );
    return withdrawn.map(({ id }) => id).sort((one, other) => other - one)[0];
  }
}

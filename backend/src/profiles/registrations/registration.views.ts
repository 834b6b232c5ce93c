import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import type { Actor } from '../../wire/access';
import { councilOf } from './councils';
import { noticeOf } from './registration.rules';
import type { Registration } from './registrations.service';
import {
  OwnRegistrationView,
  ProofView,
  RegisteredMemberView,
  RegistrationToCheckView,
} from './registrations.wire';

type Reader = Pick<Actor, 'memberId' | 'sessionId'>;

@Injectable()
export class RegistrationViews {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  own(row: Registration): OwnRegistrationView {
    const ends = row.validUntil && noticeOf(this.clock.now(), row.validUntil) !== null;
    return Object.assign(new OwnRegistrationView(), fieldsOf(row), {
      proofName: row.proofKey === null ? null : nameOf(row),
      takesProof: row.state !== 'confirmed' || Boolean(ends),
    });
  }

  /**
   * The URL of the proof holds for its reader's session alone, and every opening is recorded in the
   * audit log.
   */
  toCheck(row: Registration, reader: Reader): RegistrationToCheckView {
    const { accountId, name, speciality, country, proofKey } = row;
    const joinedAt = timeOf(row.joinedAt);
    return Object.assign(new RegistrationToCheckView(), fieldsOf(row), {
      member: Object.assign(new RegisteredMemberView(), {
        id: accountId,
        name,
        speciality,
        country,
        joinedAt,
      }),
      proof:
        proofKey === null
          ? null
          : Object.assign(new ProofView(), {
              name: nameOf(row),
              url: this.addresses.watchedAt(proofKey, reader.memberId, {
                sessionId: reader.sessionId,
              }),
            }),
      waitingSince: timeOf(row.waitingSince),
      checkedAgainst: row.checkedAgainst,
      source: row.source,
      foundSame: row.foundSame,
      registerUrl: councilOf(row.iso2)?.url ?? null,
    });
  }
}

const nameOf = ({ proofName }: Registration) => proofName ?? 'Proof';

function fieldsOf(row: Registration) {
  const { id, country, region, number, state, question, answer, reason, iso2 } = row;
  return {
    id,
    country,
    region,
    number,
    state,
    question,
    answer,
    reason,
    council: councilOf(iso2)?.name ?? `${region}, ${country}`,
    until: row.validUntil,
    createdAt: timeOf(row.createdAt),
  };
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RecoveryCode } from './recovery-code.entity';
import {
  BEGIN_TOTP,
  CONFIRM_TOTP,
  RECOVERY_CODES_LEFT,
  REMOVE_SECOND_STEP,
  TAKE_RECOVERY_CODE,
  TAKE_STEP,
} from './second-step.sql';
import { Totp } from './totp.entity';

/** Before everything that was ever added. */
const EVER = new Date(0);

/** The shared secret of an account and its recovery codes. */
@Injectable()
export class SecondStepRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns false when a secret counts already */
  async begin(accountId: number, sealedSecret: Buffer, createdAt: Date): Promise<boolean> {
    return (await BEGIN_TOTP.rows(this.em, { accountId, sealedSecret, createdAt })).length > 0;
  }

  find(accountId: number): Promise<Totp | null> {
    return this.em.findOne(Totp, { accountId }, { refresh: true });
  }

  /** @returns false when this code, or a later one, was taken before */
  async takeStep(accountId: number, lastStep: number): Promise<boolean> {
    return (await TAKE_STEP.rows(this.em, { accountId, lastStep })).length > 0;
  }

  /** @returns false when it was on before */
  async confirm(accountId: number, hashes: readonly Buffer[], now: Date): Promise<boolean> {
    const [confirmed] = await CONFIRM_TOTP.rows(this.em, { accountId, now });
    if (!confirmed) return false;
    await this.em.nativeDelete(RecoveryCode, { accountId });
    await this.em.insertMany(
      RecoveryCode,
      hashes.map((codeHash) => ({ accountId, codeHash, usedAt: null })),
    );
    return true;
  }

  async takeRecoveryCode(accountId: number, codeHash: Buffer, now: Date): Promise<boolean> {
    return (await TAKE_RECOVERY_CODE.rows(this.em, { accountId, codeHash, now })).length > 0;
  }

  async recoveryCodesLeft(accountId: number): Promise<number> {
    return (await RECOVERY_CODES_LEFT.first(this.em, { accountId }))?.left ?? 0;
  }

  /** @param since spares what was turned on before @returns whether it was on */
  async remove(accountId: number, since = EVER): Promise<boolean> {
    return (await REMOVE_SECOND_STEP.rows(this.em, { accountId, since })).length > 0;
  }
}

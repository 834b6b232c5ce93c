import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Passkey } from './passkey.entity';

/** The passkeys of accounts. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly em: EntityManager) {}

  /** The newest first. */
  of(accountId: number, most: number): Promise<Passkey[]> {
    return this.em.find(Passkey, { accountId }, { orderBy: { id: 'desc' }, limit: most });
  }

  findByCredential(credentialId: string): Promise<Passkey | null> {
    return this.em.findOne(Passkey, { credentialId }, { refresh: true });
  }

  async add(passkey: Omit<Passkey, 'id' | 'lastUsedAt'>): Promise<number> {
    return this.em.insert(Passkey, { ...passkey, lastUsedAt: null });
  }

  async noteUse(id: number, { counter, at }: { counter: number; at: Date }): Promise<void> {
    await this.em.nativeUpdate(Passkey, { id }, { counter, lastUsedAt: at });
  }

  async remove(accountId: number, id: number): Promise<boolean> {
    return (await this.em.nativeDelete(Passkey, { id, accountId })) > 0;
  }

  /** Those that were added later than this. */
  async removeSince(accountId: number, since: Date): Promise<void> {
    await this.em.nativeDelete(Passkey, { accountId, createdAt: { $gte: since } });
  }
}

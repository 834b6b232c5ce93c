import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import { Clock } from '../clock';
import { AuditEvent } from './audit-event.entity';

export interface AuditEntry {
  readonly actorId?: number | undefined;
  /** What was done, as a fixed identifier: never free text, never clinical text. */
  readonly action: string;
  readonly object?: string;
  readonly result: 'done' | 'refused' | 'failed';
  readonly address?: string | undefined;
}

/** Append-only: who did what, when, from where. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async write({ actorId, action, object, result, address }: AuditEntry): Promise<void> {
    await this.em.insert(AuditEvent, {
      actorId: actorId ?? null,
      action,
      object: object ?? null,
      address: address ?? null,
      result,
      createdAt: this.clock.now(),
    });
  }
}

@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}

import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import { Clock } from '../clock';

export interface AuditEntry {
  readonly actorId?: number | undefined;
  /** What was done, as a fixed word: never free text, never clinical text. */
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

  async write(entry: AuditEntry): Promise<void> {
    await this.em.execute(
      'insert into audit_event (actor_id, action, object, address, result, created_at) values (?, ?, ?, ?::inet, ?, ?)',
      [
        entry.actorId ?? null,
        entry.action,
        entry.object ?? null,
        entry.address ?? null,
        entry.result,
        this.clock.now(),
      ],
    );
  }
}

@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}

import type { DbTime } from '../../platform/database/columns';
import type { Duty, LoginType, Role } from '../account.entity';

export interface OpenSession {
  readonly id: number;
  readonly device: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

export interface SessionRow {
  readonly session_id: number;
  readonly account_id: number;
  readonly remember: boolean;
  readonly created_at: DbTime;
  readonly last_seen_at: DbTime;
  readonly onboarding_step: number;
  readonly role: Role;
  readonly duties: readonly Duty[];
  readonly login_type: LoginType;
  readonly time_zone: string | null;
  readonly second_step_at: DbTime | null;
  readonly confirmed_at: DbTime;
}

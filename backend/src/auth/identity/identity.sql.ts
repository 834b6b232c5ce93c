import { columns, statement } from '../../platform/database/statement';
import { Session } from '../sessions/session.entity';

export const NOTE_CONFIRMED = statement({
  takes: columns(Session, 'id', 'identityConfirmedAt'),
  gives: {},
  sql: 'update session set identity_confirmed_at = :identityConfirmedAt where id = :id',
});

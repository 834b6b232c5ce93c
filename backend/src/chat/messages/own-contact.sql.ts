import { Account } from '../../auth/account.entity';
import { columns, nullable, statement, text } from '../../platform/database/statement';

/** How a member can be reached: their mail, and their phone in international format. */
export const OWN_CONTACT = statement({
  takes: columns(Account, 'id'),
  gives: { ...columns(Account, 'email'), phone: nullable(text) },
  sql: 'select a.email, p.phone from account a left join profile p on p.account_id = a.id where a.id = :id',
});

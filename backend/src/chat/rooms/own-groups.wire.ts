import { AreIds, IsId } from '../../wire/ids';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { MOST_IN_GROUP } from './own-groups.service';

const NAME_CHARACTERS = 80;
const NO_NAME = 'Please give the group a name.';

export class NewGroupBody {
  @Wire('name', { max: NAME_CHARACTERS })
  @Required(NO_NAME)
  readonly name!: string;

  /** Beside whoever makes it. */
  @Wire('members', { optional: true, of: 'number', max: MOST_IN_GROUP })
  @AreIds('Please choose members by their ids.')
  readonly memberIds?: number[];

  /** Unless it says no, others of the group add nobody. */
  @Wire('only_admins_add', { optional: true })
  readonly onlyAdminsAdd?: boolean;
}

export class ChangeGroupBody {
  @Wire('name', { max: NAME_CHARACTERS })
  @Required(NO_NAME)
  readonly name!: string;

  @Wire('only_admins_add', { optional: true })
  readonly onlyAdminsAdd?: boolean;
}

export class NewAdminBody {
  @Wire('memberId')
  @IsId('Please choose a member.')
  readonly memberId!: number;
}

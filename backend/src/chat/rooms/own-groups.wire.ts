import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { AreIds, IsId } from '../../wire/ids';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { MOST_IN_GROUP } from './own-groups.service';

const NAME_CHARACTERS = 80;
const NO_NAME = 'Please give the group a name.';

export class NewGroupBody {
  @Wire({ max: NAME_CHARACTERS })
  @Required(NO_NAME)
  @NoIdentifiers()
  readonly name!: string;

  /** In addition to the creator. */
  @Wire('members', { optional: true, of: 'number', max: MOST_IN_GROUP })
  @AreIds('Please choose members by their ids.')
  readonly memberIds?: number[];

  /** Unless false, only admins can add members. */
  @Wire('only_admins_add', { optional: true })
  readonly onlyAdminsAdd?: boolean;
}

export class ChangeGroupBody {
  @Wire({ max: NAME_CHARACTERS })
  @Required(NO_NAME)
  @NoIdentifiers()
  readonly name!: string;

  @Wire('only_admins_add', { optional: true })
  readonly onlyAdminsAdd?: boolean;
}

export class NewAdminBody {
  @Wire()
  @IsId('Please choose a member.')
  readonly memberId!: number;
}

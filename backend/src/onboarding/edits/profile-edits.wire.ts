import { ApiProperty } from '@nestjs/swagger';
import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { areGroups, groupNames } from '../group-answers';

const CHOOSE = 'Please choose groups from the list.';

export class AdditionalQualificationBody {
  /** An empty string removes them. */
  @ApiProperty({ required: false })
  @Wire({ lines: true, max: 2_000 })
  @NoIdentifiers()
  readonly additionalQualifications?: string;
}

const areChosen = (given: unknown) => {
  const names = groupNames(Array.isArray(given) ? given : []);
  return names.length > 0 && areGroups(names);
};

export class OtherGroupsBody {
  @Wire('otherGroup')
  @Rule('chosen', areChosen, CHOOSE)
  readonly otherGroups!: string[];
}

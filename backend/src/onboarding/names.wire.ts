import { ValidateIf } from 'class-validator';
import { PersonName } from '../auth/form-fields';
import { OneOf, Required } from '../wire/rules';
import { Wire } from '../wire/wire';
import { StepBody } from './step-body';

/**
 * An unchanged name is not validated again, because sign-up through a provider allows shorter
 * names.
 */
const Changed = (part: 'firstName' | 'lastName') =>
  ValidateIf((body: NamesBody) => body[part] !== body.facts[part]);

/** Names follow the rules of sign-up. */
export class NamesBody extends StepBody {
  @Wire({ exact: true, max: 60 })
  @Changed('firstName')
  @PersonName('First name is required')
  readonly firstName!: string;

  @Wire({ exact: true, max: 60 })
  @Changed('lastName')
  @PersonName('Last name is required', { mayBeEmpty: true })
  readonly lastName: string = '';

  /** "My name is this short": one or two letters, or no last name. */
  @Wire('shortName', { optional: true })
  readonly isShortName?: boolean;

  @Wire({ words: ['M', 'F', 'O'] })
  @Required('Gender is required.')
  @OneOf(['M', 'F', 'O'], 'Gender is required.')
  readonly gender!: 'M' | 'F' | 'O';

  /** Only asked of women. */
  @Wire('femaleGroupAllow', { optional: true })
  readonly joinsWomenGroup?: boolean;
}

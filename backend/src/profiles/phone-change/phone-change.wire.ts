import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { CountryCode, Mobile } from '../phone-fields';

export class NewPhoneBody {
  @Wire('country_code', { max: 20 })
  @CountryCode()
  readonly countryCode!: string;

  @Wire('mobile', { max: 20 })
  @Mobile()
  readonly number!: string;
}

export class PhoneCodeBody {
  @Wire({ max: 20 })
  @Required('The one-time code is required.')
  readonly code!: string;
}

export class ChangedPhoneView {
  /** The dial code, a line break and the number. */
  @Wire() mobile!: string;
}

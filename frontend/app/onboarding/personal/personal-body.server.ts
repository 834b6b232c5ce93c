import { type FormValues, textOf } from '../../lib/form-state';
import { chosenPlace } from '../../reference-data/place';

/**
 * Field names match the API's, except that the place is split up and the women's group applies to
 * women only.
 */
export function toPersonalBody(values: FormValues): FormValues {
  const city = chosenPlace(textOf(values, 'cityId'));
  const isWoman = values.gender === 'F';
  return {
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    shortName: textOf(values, 'shortName'),
    emailId: textOf(values, 'emailId'),
    dob: textOf(values, 'dob'),
    cityId: city?.isTyped ? `${city.name}#${city.name}` : (city?.id ?? ''),
    cityName: city?.name ?? '',
    country_code: textOf(values, 'country_code'),
    mobile: textOf(values, 'mobile'),
    gender: textOf(values, 'gender'),
    femaleGroupAllow: isWoman && values.femaleGroupAllow !== '0' ? '1' : '0',
  };
}

import { type FormValues, textOf } from '../../lib/form-state';
import { chosenPlace } from '../../reference-data/place';

/** The form's words are the wire's; only the place is taken apart, and the question for women goes to women. */
export function toPersonalBody(values: FormValues): FormValues {
  const city = chosenPlace(textOf(values, 'cityId'));
  const isWoman = values.gender === 'F';
  return {
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
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

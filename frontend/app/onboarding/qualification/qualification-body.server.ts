import { type FormValues, textOf, textsOf } from '../../lib/form-state';
import { toTrainingBody } from '../../profiles/training-form.server';

export function toQualificationBody(values: FormValues): FormValues {
  return {
    ...toTrainingBody(values),
    otherGroup: values.joinsGroups === '1' ? textsOf(values, 'otherGroup') : [],
    additionalQualifications: textOf(values, 'additionalQualifications'),
  };
}

import { type FormValues, textOf, textsOf } from '../../lib/form-state';
import { toTrainingBody } from '../../profiles/training-form.server';

export function toQualificationBody(values: FormValues, hasAgreed: boolean): FormValues {
  return {
    ...toTrainingBody(values, hasAgreed ? undefined : ['terms', 'declaration']),
    otherGroup: values.joinsGroups === '1' ? textsOf(values, 'otherGroup') : [],
    additionalQualifications: textOf(values, 'additionalQualifications'),
  };
}

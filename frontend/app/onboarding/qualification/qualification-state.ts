import type { TrainingState } from '../../profiles/training-form';

export interface QualificationState extends TrainingState {
  /** Name of the CV that is already with us. */
  cv?: string;
}

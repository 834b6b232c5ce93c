import type { TrainingState } from '../../profiles/training-form';

export interface QualificationState extends TrainingState {
  /** The name of the CV that was uploaded before. */
  cv?: string;
}

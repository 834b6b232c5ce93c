import { FileCheckView } from '../../media/checks/check.views';
import { Wire } from '../../wire/wire';

export class TrialView {
  @Wire('check', { of: () => FileCheckView }) check!: FileCheckView;
}

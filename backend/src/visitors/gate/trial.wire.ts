import { FileCheckView } from '../../media/checks/check.views';
import { Wire } from '../../wire/wire';

export class TrialView {
  @Wire({ of: () => FileCheckView }) check!: FileCheckView;
}

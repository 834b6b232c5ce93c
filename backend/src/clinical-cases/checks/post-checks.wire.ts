import { checkView, FileCheckView } from '../../media/checks/check.views';
import { decisionAt, FileDecisionBody } from '../../media/checks/decisions.wire';
import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { areSounds, MOST_CHECKED_FILES } from '../privacy/consent.wire';
import type { CheckedPostFile } from './post-file-check.repository';
import type { HeldFileDecision } from './releasing.service';

export class PostFileCheckView {
  /** Of the file, as the post has it. */
  @Wire('id') id!: number;
  @Wire('check', { of: () => FileCheckView }) check!: FileCheckView;
}

export const postFileCheckView = (file: CheckedPostFile): PostFileCheckView =>
  Object.assign(new PostFileCheckView(), { id: file.fileId, check: checkView(file) });

/** One for each file that is held, in their order. */
export class ReleaseBody {
  @Wire('decisions', { of: () => FileDecisionBody, max: MOST_CHECKED_FILES })
  readonly decisions!: FileDecisionBody[];

  /** Whether a video keeps its sound; unless it says otherwise. */
  @Wire('sound', { optional: true, max: MOST_CHECKED_FILES })
  @Rule('sound', areSounds, 'Please answer keep or remove for each file.')
  readonly sound?: string[];
}

export const heldDecisionsOf = ({ decisions, sound }: ReleaseBody): HeldFileDecision[] =>
  decisions.map((_, index) => ({
    ...{ masked: [], kept: [], looked: false },
    ...decisionAt(decisions, index),
    keepsSound: sound?.[index] !== 'remove',
  }));

import { checkView, FileCheckView } from '../../media/checks/check.views';
import { decisionAt, FileDecisionBody } from '../../media/checks/decisions.wire';
import { Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { areSounds, MOST_CHECKED_FILES } from '../consent/consent.wire';
import type { Declared } from '../consent/declarations';
import type { CheckedPostFile } from './post-file-check.repository';
import type { HeldFileDecision } from './releasing.service';

export class PostFileCheckView {
  /** The id of the file in the post. */
  @Wire() id!: number;
  @Wire({ of: () => FileCheckView }) check!: FileCheckView;
}

export const postFileCheckView = (file: CheckedPostFile): PostFileCheckView =>
  Object.assign(new PostFileCheckView(), { id: file.fileId, check: checkView(file) });

/** What the author decides about a held post. */
export class ReleaseBody implements Declared {
  @Wire({ of: () => FileDecisionBody, max: MOST_CHECKED_FILES, isWhole: true })
  @Required('Please decide about each file.')
  readonly decisions!: FileDecisionBody[];

  /** Whether a video keeps its sound; defaults to keep. */
  @Wire({ optional: true, max: MOST_CHECKED_FILES })
  @Rule('sound', areSounds, 'Please answer keep or remove for each file.')
  readonly sound?: string[];

  /** The three declarations; only for a post that an older app sent without them. */
  @Wire({ optional: true })
  readonly indemnity?: boolean;

  @Wire({ optional: true })
  readonly consent?: boolean;

  @Wire({ optional: true })
  readonly relevance?: boolean;
}

export const heldDecisionsOf = ({ decisions, sound }: ReleaseBody): HeldFileDecision[] =>
  decisions.map((_, index) => ({
    masked: [],
    kept: [],
    looked: false,
    ...decisionAt(decisions, index),
    keepsSound: sound?.[index] !== 'remove',
  }));

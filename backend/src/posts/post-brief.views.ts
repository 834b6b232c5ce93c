import {
  complicationIndex,
  EFFECTS,
  GRADES,
  highestGrade,
} from '../clinical-cases/outcome/outcome.rules';
import type { OutcomeBrief } from '../clinical-cases/outcome/quoted-advice.sql';
import type { MediaAddresses } from '../media/media.addresses';
import { authorOf } from '../profiles/author';
import { Wire } from '../wire/wire';
import { memberView, PostMemberView } from './member.views';

/** A comment that the author of the case credits. */
export class CreditedCommentView {
  @Wire() commentId!: number;
  @Wire({ words: EFFECTS }) effect!: string;
  @Wire() text!: string;
  @Wire({ of: () => PostMemberView }) author!: PostMemberView;
}

/** What lists show of a reported outcome, besides its text. */
export class PostBriefView {
  /** The highest grade, or "none". */
  @Wire({ words: ['none', ...GRADES] }) clavien!: string;
  @Wire() cci!: number;
  @Wire({ as: 'number', nullable: true }) stayDays!: number | null;
  /** The advice that changed the plan. */
  @Wire({ of: () => CreditedCommentView, nullable: true }) advice!: CreditedCommentView | null;
}

export function postBriefView(
  { complications, stayDays, advice }: OutcomeBrief,
  addresses: MediaAddresses,
): PostBriefView {
  const grades = complications.map(({ grade }) => grade);
  return Object.assign(new PostBriefView(), {
    stayDays,
    clavien: highestGrade(grades),
    cci: complicationIndex(grades),
    advice:
      advice &&
      Object.assign(new CreditedCommentView(), {
        commentId: advice.commentId,
        effect: advice.effect,
        text: advice.comment,
        author: memberView(authorOf(advice, addresses)),
      }),
  });
}

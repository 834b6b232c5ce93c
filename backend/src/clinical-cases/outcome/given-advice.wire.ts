import type { MediaAddresses } from '../../media/media.addresses';
import { authorOf } from '../../profiles/author';
import { AuthorView, authorFields } from '../../profiles/author.wire';
import { Wire } from '../../wire/wire';
import type { AdvisedCaseRow } from './given-advice.repository';
import { EFFECTS, GRADES, highestGrade } from './outcome.rules';

/** A case whose author credited a member's advice; the author fields are those of the case. */
export class AdvisedCaseView extends AuthorView {
  /** The id of the case. */
  @Wire() id!: number;
  @Wire() diagnosis!: string;
  @Wire('speciality') caseSpeciality!: string;
  @Wire({ words: EFFECTS }) effect!: string;
  @Wire('comment_id') commentId!: number;
  @Wire() comment!: string;
  @Wire({ words: ['none', ...GRADES] }) clavien!: string;
}

export function advisedCaseView(row: AdvisedCaseRow, addresses: MediaAddresses): AdvisedCaseView {
  const { id, diagnosis, speciality: caseSpeciality, effect, commentId, comment } = row;
  return Object.assign(new AdvisedCaseView(), authorFields(authorOf(row, addresses)), {
    id,
    diagnosis,
    caseSpeciality,
    effect,
    commentId,
    comment,
    clavien: highestGrade(row.complications.map(({ grade }) => grade)),
  });
}

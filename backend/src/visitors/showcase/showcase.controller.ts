import { Controller, Get } from '@nestjs/common';
import { ageShown } from '../../clinical-cases/age.rules';
import { PostFileViews } from '../../clinical-cases/post-file.views';
import { statusOf } from '../../clinical-cases/post-status';
import { MediaAddresses } from '../../media/media.addresses';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { authorOf } from '../../profiles/author';
import { Public } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { excerptOf } from '../excerpt.rules';
import { type QuotedRow, ShowcaseService, type ShownCase } from './showcase.service';
import { QuotedAnswerView, ShowcaseCaseView, ShowcaseView } from './showcase.wire';

const QUESTION_CHARACTERS = 200;
const ANSWER_CHARACTERS = 280;
const NOBODY = { memberId: 0, sessionId: 0 };

@Controller('visitor/showcase')
export class ShowcaseController {
  constructor(
    private readonly showcase: ShowcaseService,
    private readonly files: PostFileViews,
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  /**
   * Up to six cases for visitors, with one image each: only cases whose authors ticked `showcase`.
   */
  @Get()
  @Public()
  @Reply('Done.', undefined, ShowcaseView)
  async shown(): Promise<ShowcaseView> {
    const shown = await this.showcase.cases();
    return Object.assign(new ShowcaseView(), { result: shown.flatMap((one) => this.viewOf(one)) });
  }

  private viewOf({ post, answer }: ShownCase): ShowcaseCaseView[] {
    const { id, speciality, ageUnit, commentCount } = post;
    const files = this.files.filesOf({ ...post, authorId: post.author_id }, post.files, NOBODY);
    const file = files.find(({ mime }) => mime.startsWith('image/'));
    if (!file) return [];
    const view = Object.assign(new ShowcaseCaseView(), {
      id,
      speciality,
      ageUnit,
      commentCount,
      file,
      age: ageShown({ value: post.ageValue, unit: ageUnit }),
      gender: post.gender ?? '',
      diagnosis: excerptOf(post.diagnosis ?? '', QUESTION_CHARACTERS),
      question: excerptOf(post.question || post.history || '', QUESTION_CHARACTERS),
      status: statusOf(post, this.clock.now()),
      createdAt: timeOf(post.createdAt),
      closesAt: timeOf(post.closesAt),
      answer: answer ? this.answerOf(answer) : null,
    });
    return [view];
  }

  private answerOf(row: QuotedRow): QuotedAnswerView {
    const { fullName, pictureUrl, speciality, place, verifiedIn } = authorOf(row, this.addresses);
    return Object.assign(new QuotedAnswerView(), {
      fullName,
      speciality,
      place,
      verifiedIn,
      pictureUrl: pictureUrl ?? '',
      text: excerptOf(row.text, ANSWER_CHARACTERS),
    });
  }
}

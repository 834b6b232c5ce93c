import { Body, Controller, Get, Headers, Post, Query } from '@nestjs/common';
import { ageShown } from '../clinical-cases/age.rules';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { PostFileViews } from '../clinical-cases/post-file.views';
import { statusOf } from '../clinical-cases/post-status';
import type { VisitorsText } from '../clinical-cases/post-texts.rules';
import { MediaAddresses } from '../media/media.addresses';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { Public } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { type Page, Reply } from '../wire/reply';
import { excerptOf } from './excerpt.rules';
import type { Profession } from './visitor.repository';
import { VisitorsService } from './visitors.service';
import { AdmittedView, PreviewView, VisitorBody, VisitorCaseView } from './visitors.wire';

const PREVIEW_CHARACTERS = 200;
const NOBODY = { memberId: 0, sessionId: 0 };

@Controller()
export class VisitorsController {
  constructor(
    private readonly visitors: VisitorsService,
    private readonly files: PostFileViews,
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  @Get('visitor/cases')
  @Public()
  @Reply('Done.', 'result', [PreviewView])
  async previews(@Query() query: PageQuery): Promise<Page<PreviewView>> {
    const page = await this.visitors.previews(windowOf(query));
    return page.map((row) => Object.assign(new PreviewView(), previewOf(row)));
  }

  @Post('addCommunityNonRegister')
  @Public()
  @Rated('public-form')
  @Reply('Thank you. You can read the cases for seven days.', undefined, AdmittedView)
  async register(
    @Headers('authorization') authorization: string | undefined,
    @Body() { name, email, profession, mobileNumber }: VisitorBody,
  ): Promise<AdmittedView> {
    const visitor = { name, email, profession: profession as Profession, mobileNumber };
    return Object.assign(
      new AdmittedView(),
      await this.visitors.register(visitor, tokenIn(authorization)),
    );
  }

  @Get('visitor/feed')
  @Public()
  @Reply('Done.', 'result', [VisitorCaseView])
  async feed(
    @Headers('authorization') authorization: string | undefined,
    @Query() query: PageQuery,
  ): Promise<Page<VisitorCaseView>> {
    const page = await this.visitors.feed(tokenIn(authorization), windowOf(query));
    return page.map((row) => this.caseOf(row));
  }

  private caseOf(row: PostRow): VisitorCaseView {
    const { likeCount, commentCount } = row;
    return Object.assign(new VisitorCaseView(), previewOf(row), {
      likeCount,
      commentCount,
      authorName: authorOf(row, this.addresses).fullName,
      ...(row.isPatients ? FIRST_LINES_ALONE : wordsOf(row)),
      status: statusOf(row, this.clock.now()),
      closesAt: timeOf(row.closesAt),
      isSensitive: Number(row.isSensitive),
      isBlinded: Number(row.isBlinded),
      files:
        row.isVisibleToVisitors && !row.isPatients
          ? this.files.filesOf({ ...row, authorId: row.author_id }, row.files, NOBODY)
          : [],
    });
  }
}

const tokenIn = (authorization: string | undefined) =>
  /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];

/** The texts of a case that visitors may read, as declared. */
type Words = Record<VisitorsText | 'outcome', string>;

/** If the patient decides, visitors may read at most 200 characters, whatever the author ticked. */
const FIRST_LINES_ALONE: Omit<Words, 'diagnosis'> = { history: '', question: '', outcome: '' };

const wordsOf = ({ diagnosis, history, question, outcome }: PostRow): Words => ({
  diagnosis: diagnosis ?? '',
  history: history ?? '',
  question: question ?? '',
  outcome: outcome ?? '',
});

function previewOf(row: PostRow): PreviewView {
  const { id, speciality, ageUnit } = row;
  const diagnosis = excerptOf(row.diagnosis ?? '', PREVIEW_CHARACTERS);
  const left = row.isPatients ? PREVIEW_CHARACTERS - [...diagnosis].length : PREVIEW_CHARACTERS;
  return {
    id,
    speciality,
    ageUnit,
    age: ageShown({ value: row.ageValue, unit: ageUnit }),
    gender: row.gender ?? '',
    diagnosis,
    text: left > 0 ? excerptOf(row.history || row.question || '', left) : '',
    createdAt: timeOf(row.createdAt),
  };
}

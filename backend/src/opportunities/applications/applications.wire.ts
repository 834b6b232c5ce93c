import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { NoIdentifiers, NoIdentifiersButContact } from '../../identifiers/no-identifiers';
import { AuthorView } from '../../profiles/author.wire';
import { PageAsOf } from '../../wire/paging';
import { EmailShaped, OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { OpportunityView, OwnOpportunityView } from '../opportunities.wire';
import { APPLICANT_LISTS } from '../opportunity.rules';
import { APPLICATION_STATES, type ApplicationState } from './application.rows';

const ACCEPT = 2;
const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const IsOpportunity = () => Rule('id', isId, 'Please name the opportunity.');
const IsApplication = () => Rule('id', isId, 'Please name the application.');

export class ApplyBody {
  @Wire()
  @Required('Name is required.')
  readonly name!: string;

  @Wire('emailid', { max: 254 })
  @Required('Email Id is required')
  @EmailShaped('invalid email address')
  readonly email!: string;

  @Wire({ max: 50 })
  @Required('Contact is required.')
  readonly contact!: string;

  @Wire({ lines: true, max: 500 })
  @Required('Address is required.')
  readonly address!: string;

  @Wire('medialcollege')
  @Required('Medical College is required.')
  @NoIdentifiers()
  readonly medicalCollege!: string;

  @Wire()
  @Required('Degree is required.')
  @NoIdentifiers()
  readonly degree!: string;

  @Wire({ optional: true, lines: true, max: 500 })
  @NoIdentifiersButContact()
  readonly why?: string;

  @Wire('opportunityid')
  @IsOpportunity()
  readonly opportunityId!: number;
}

/** Fields that older apps send as headers. */
export const APPLY_HEADERS = [
  'name',
  'emailid',
  'contact',
  'address',
  'medialcollege',
  'degree',
  'why',
  'opportunityid',
];

export class ResponsesBody extends PageAsOf {
  /** `new` are those without an answer; all if left out. */
  @Wire({ optional: true, words: APPLICANT_LISTS })
  @OneOf(APPLICANT_LISTS, `Please choose ${APPLICANT_LISTS.join(', ')}.`)
  readonly state?: string;

  @Wire()
  @IsOpportunity()
  readonly opportunityId!: number;
}

export class HandleResponseBody {
  @Wire()
  @IsOpportunity()
  readonly opportunityId!: number;

  /** May be left out where exactly one application waits for an answer, as older apps do. */
  @Wire({ optional: true })
  @IsApplication()
  readonly applicationId?: number;

  /** 2 accepts, any other value declines. */
  @Wire()
  @Rule('choice', (value) => Number.isInteger(value), 'Please accept or decline the application.')
  readonly whatToDo!: number;

  /** A word to the applicant; kept only with a yes. */
  @Wire({ optional: true, lines: true, max: 500 })
  @NoIdentifiersButContact()
  readonly word?: string;
}

export const isAccepted = ({ whatToDo }: HandleResponseBody) => whatToDo === ACCEPT;

export class WithdrawBody {
  @Wire()
  @IsApplication()
  readonly applicationId!: number;
}

export class AppliedView {
  @Wire() id!: number;
}

export class CvView {
  @Wire() name!: string;
  /** Valid for a few minutes; every opening is recorded. */
  @Wire({ as: 'text', nullable: true }) url!: string | null;
}

/** An applicant, with the details they entered. */
export class ApplicantView {
  /** The id of the application. */
  @Wire() id!: number;
  @Wire('signup_id') applicantId!: number;
  @Wire() name!: string;
  @Wire() email!: string;
  @Wire() contact!: string;
  @Wire('medial_college') medicalCollege!: string;
  @Wire() degree!: string;
  @Wire() address!: string;
  /** Why them, in their own words; may be empty. */
  @Wire() why!: string;
  /** What the owner wrote on accepting; may be empty. */
  @Wire() word!: string;
  /** The member, as in other lists. */
  @Wire({ of: () => AuthorView }) person!: AuthorView;
  /** Id, file name and type, separated by "#". */
  @Wire() cvId!: string;
  @Wire({ of: () => CvView, nullable: true }) cv!: CvView | null;
  @Wire({ words: APPLICATION_STATES }) status!: ApplicationState;
  @Wire('created_time_date') createdAt!: Date;
}

/** How many applicants each list has. */
export class ApplicantCountsView {
  @Wire() all!: number;
  @Wire() new!: number;
  @Wire() accepted!: number;
}

/** The opportunity, then its applicants. */
export class ResponsesView {
  @Wire() result!: [OwnOpportunityView, ApplicantView[]];
  /** Of the list asked for. */
  @Wire() total!: number;
  @Wire({ of: () => ApplicantCountsView }) counts!: ApplicantCountsView;
}

/** For the contract: `result` contains the opportunity and the list of applicants. */
export function OpportunityWithApplicants(): MethodDecorator {
  const applicants = { type: 'array', items: { $ref: getSchemaPath(ApplicantView) } };
  const result = {
    type: 'array',
    prefixItems: [{ $ref: getSchemaPath(OwnOpportunityView) }, applicants],
    minItems: 2,
    maxItems: 2,
  };
  const properties = {
    code: { type: 'integer' },
    msg: { type: 'string' },
    result,
    total: { type: 'integer' },
    counts: { $ref: getSchemaPath(ApplicantCountsView) },
  };
  return applyDecorators(
    ApiExtraModels(OwnOpportunityView, ApplicantView, ApplicantCountsView),
    ApiOkResponse({
      schema: { type: 'object', properties, required: Object.keys(properties) } as object,
    }),
  );
}

export class OwnApplicationView extends ApplicantView {
  @Wire('opportunity_id') opportunityId!: number;
  @Wire({ of: () => OpportunityView, nullable: true })
  opportunity!: OpportunityView | null;
}

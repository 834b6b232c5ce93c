import { ReasonBody } from '../engagement/discussion.wire';
import { NoIdentifiers } from '../identifiers/no-identifiers';
import { isSpeciality } from '../reference-data/specialities.rules';
import { IsId, isId } from '../wire/ids';
import { Cursor, Limit } from '../wire/paging';
import { Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import type { ExploreWindow } from './explore-post.repository';
import { CONSENT_REQUIRED, SPECIALITY_REQUIRED, TITLE_REQUIRED } from './explore-post.rules';

const POST = 'The post is required.';
const SOUNDS = ['keep', 'remove'];
const PAGE_SIZE = 10;
const MOST = 100;
const LAST_PAGE = 500;

export class ExploreQuery {
  /** Starts at 1. */
  @Wire({ optional: true })
  @Rule(
    'page',
    (value) => isId(value) && Number(value) <= LAST_PAGE,
    `Please ask for a page from 1 to ${LAST_PAGE}.`,
  )
  readonly page?: number;

  /** When the first page was read: later posts are left out. */
  @Wire({ optional: true })
  readonly asOf?: Date;

  /** Only posts older than this one, so that new posts do not shift later pages. */
  @Wire({ optional: true })
  @Cursor()
  readonly before?: number;

  @Wire({ optional: true })
  @Limit()
  readonly limit?: number;
}

/** Ten posts by default, 100 at most. */
export function windowOf({
  page = 1,
  asOf,
  before,
  limit = PAGE_SIZE,
}: ExploreQuery): ExploreWindow {
  const size = Math.min(limit, MOST);
  return { before: before || Number.MAX_SAFE_INTEGER, skip: (page - 1) * size, limit: size, asOf };
}

export class ExplorePostQuery {
  @Wire()
  @IsId(POST)
  readonly id!: number;
}

export class CreateExplorePostBody {
  @Wire()
  @Required(TITLE_REQUIRED)
  @NoIdentifiers()
  readonly title!: string;

  @Wire()
  @Required(SPECIALITY_REQUIRED)
  @Rule(
    'known',
    (value) => isSpeciality(String(value)),
    'Please choose a speciality from the list.',
  )
  readonly speciality!: string;

  /** Older apps do not ask, and leave it out. */
  @Wire({ optional: true })
  readonly showsPatient?: boolean;

  /** Whether the patient has given written consent; needed if the video shows one. */
  @Wire({ optional: true })
  @Rule(
    'consent',
    (value, whole: { showsPatient?: boolean }) => !whole.showsPatient || value === true,
    CONSENT_REQUIRED,
  )
  readonly consent: boolean = false;
}

export class CreatedPostView {
  @Wire() id!: number;
  @Wire() postId!: number;
}

export class ExploreVideoBody {
  @Wire()
  @Rule('id', (value, whole: { otherId?: number }) => isId(value ?? whole.otherId), POST)
  readonly postId?: number;

  @Wire('post_id', { optional: true })
  readonly otherId?: number;

  /** The author has looked at the whole video; needed if it shows a patient. */
  @Wire({ optional: true })
  readonly looked?: boolean;

  /** Whether the video keeps its sound: `keep` or `remove`. Older apps do not ask. */
  @Wire({ optional: true, words: SOUNDS })
  @Rule(
    'sound',
    (value) => value === undefined || SOUNDS.includes(String(value)),
    'Please answer keep or remove.',
  )
  readonly sound?: string;

  /** The id of a resumable upload. */
  @Wire({ optional: true })
  readonly uploadId?: string;
}

export class NamedExplorePostBody {
  @Wire('post_id')
  @IsId(POST)
  readonly postId!: number;
}

export class ReportExploreBody extends ReasonBody {}

export class SavedExplorePostView {
  @Wire('is_save') isSaved!: number;
}

export class ViewsView {
  @Wire() views!: number;
}

export class DeletedView {
  @Wire() message!: string;
}

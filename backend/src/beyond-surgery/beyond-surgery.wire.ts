import { NoIdentifiers } from '../identifiers/no-identifiers';
import { IsId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { NotUnticked, Required } from '../wire/rules';
import { Wire } from '../wire/wire';

const WHICH = 'The post is required.';
const INDEMNITY = 'Please select check box';

export class SearchBody {
  @Wire('searchKey', { optional: true })
  readonly name?: string;
}

export class LoadUserBody {
  @Wire('id')
  @IsId('Please name a member.')
  readonly memberId!: number;
}

export class BeyondQuery extends PageQuery {
  /** The author, with `fromMyCases`; defaults to the caller. */
  @Wire('id', { optional: true })
  @IsId('Please name a member.')
  readonly memberId?: number;

  @Wire('fromMyCases', { optional: true })
  readonly ofMember?: boolean;

  /** Only this post. */
  @Wire('beyond_surgery_id', { optional: true })
  @IsId(WHICH)
  readonly postId?: number;
}

export class BeyondPostBody {
  @Wire('beyond_surgery_id')
  @IsId(WHICH)
  readonly postId!: number;
}

export class AddBeyondBody {
  @Wire()
  @Required('Title is required.')
  @NoIdentifiers()
  readonly title!: string;

  /** Left out by older apps, which do not ask for it. */
  @Wire({ optional: true })
  @NotUnticked(INDEMNITY)
  readonly indemnity?: boolean;

  /** A text description for members who cannot see the file. */
  @Wire({ optional: true })
  @NoIdentifiers()
  readonly altText?: string;
}

export class EditBeyondBody {
  @Wire()
  @Required('Title is required')
  @NoIdentifiers()
  readonly title!: string;

  /** The file URL from the post, or "nofile". */
  @Wire({ optional: true, max: 500 })
  readonly existingFile?: string;

  @Wire('isNewFile', { optional: true })
  readonly addsFile?: boolean;

  @Wire('isFileChanged', { optional: true })
  readonly replacesFile?: boolean;

  @Wire('isFileRemoved', { optional: true })
  readonly removesFile?: boolean;

  @Wire({ optional: true })
  @NotUnticked('Please select the checkbox')
  readonly indemnity?: boolean;

  @Wire({ optional: true })
  @NoIdentifiers()
  readonly altText?: string;

  /** The version that was edited; a newer one is not overwritten. */
  @Wire({ optional: true })
  @IsId('Please send the version as a number.')
  readonly version?: number;
}

export class PostedBeyondView {
  @Wire() id!: number;
}

import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** As JSON text, which escapes line breaks. */
export const MOST_WORDS = 150_000;
const LONGEST_PATH = 2_000;
const LONGEST_MARK = 60;

export class UnsentBody {
  /** The page to return to. */
  @Wire({ max: LONGEST_PATH })
  @Required('The place is required.')
  readonly place!: string;

  /** Where the form is sent to. */
  @Wire({ max: LONGEST_PATH })
  @Required('The target is required.')
  readonly target!: string;

  /** Its fields, as JSON. */
  @Wire({ max: MOST_WORDS, exact: true })
  @Required('The words are required.')
  readonly words!: string;

  /** Whether it had files, which are not kept. */
  @Wire({ optional: true })
  readonly hadFiles?: boolean;

  /** The mark of the page (`page_of` of the session), if somebody else has logged in since. */
  @Wire('page_of', { max: LONGEST_MARK, optional: true })
  readonly pageOf?: string;
}

export class UnsentView {
  @Wire() place!: string;
  @Wire() target!: string;
  @Wire() words!: string;
  @Wire() hadFiles!: boolean;
}

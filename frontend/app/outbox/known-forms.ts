import { KEYS } from '../shell/enhance/form-keeper';
import type { WaitingForm } from './waiting-form';

type Field = (name: string) => string;

/** A form of which this browser keeps what could not be sent. */
interface KnownForm {
  /** Of its action. */
  path: RegExp;
  is: (field: Field, asked: URLSearchParams) => boolean;
  what: (field: Field, asked: URLSearchParams) => string;
  /** The fields whose words are shown while it waits. */
  shown: string[];
}

/** Of the form of /community/upload; those that change a post have no idempotency key. */
const POSTS: Record<string, string> = { case: 'Case', image: 'Clinical image', step: 'Step' };

const KNOWN: KnownForm[] = [
  {
    path: /^\/(?:caseDetails|beyondSurgery)\/\d+$/,
    is: (field) => field('intent') === 'comment',
    what: (field) => (field('parentId') ? 'Reply' : 'Comment'),
    shown: ['comment'],
  },
  {
    path: /^\/opportunities\/post$/,
    is: (field) => field('intent') === '',
    what: () => 'Opportunity',
    shown: ['title', 'description'],
  },
  {
    path: /^\/beyondSurgery\/add$/,
    is: () => true,
    what: () => 'Post',
    shown: ['title', 'description'],
  },
  {
    path: /^\/caseDetails\/\d+\/outcome$/,
    is: (field) => field('more') === '' && field('remove') === '',
    what: () => 'Outcome',
    shown: ['text'],
  },
  {
    path: /^\/community\/upload$/,
    is: (_, asked) => Object.hasOwn(POSTS, asked.get('form') ?? ''),
    what: (_, asked) => POSTS[asked.get('form') ?? ''] ?? '',
    shown: ['diagnosis', 'title', 'history', 'description', 'clinicalQuestions', 'text'],
  },
  {
    path: /^\/chat\/messages$/,
    is: (field) => field('intent') === '',
    what: () => 'Message',
    shown: ['chatSendText', 'fileName', 'caption'],
  },
  {
    path: /^\/(?:\w+\/)+report$/,
    is: () => true,
    what: () => 'Report',
    shown: ['reason'],
  },
];

/** Of an input in which nothing was chosen. */
const isNoFile = (value: FormDataEntryValue) =>
  value instanceof File && value.size === 0 && value.name === '';

const KEY = /^[\w-]{1,100}$/;

/** The form that is being sent there, if it is one that waits; undefined for all others. */
export function knownForm(
  { pathname, search, searchParams }: URL,
  body: BodyInit | null | undefined,
): Omit<WaitingForm, 'owner' | 'at' | 'place'> | undefined {
  if (!(body instanceof FormData || body instanceof URLSearchParams)) return undefined;
  const field = (name: string) => String(body.get(name) ?? '');
  const path = pathname.replace(/\.data$/, '');
  const known = KNOWN.find((one) => one.path.test(path) && one.is(field, searchParams));
  const id = KEYS.map(field).find(Boolean) ?? '';
  if (!known || !KEY.test(id)) return undefined;
  return {
    id,
    what: known.what(field, searchParams),
    words: known.shown
      .map(field)
      .filter((words) => words.trim() !== '')
      .join('\n'),
    to: pathname + search,
    isMultipart: body instanceof FormData,
    entries: [...body.entries()].filter(([, value]) => !isNoFile(value)),
  };
}

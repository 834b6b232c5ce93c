import type { WaitingForm } from './waiting-form';

/** A form of which this browser keeps what could not be sent. */
interface KnownForm {
  /** Of its action. */
  path: RegExp;
  is: (field: (name: string) => string) => boolean;
  what: (field: (name: string) => string) => string;
  /** The fields whose words are shown while it waits. */
  shown: string[];
}

const KNOWN: KnownForm[] = [
  {
    path: /^\/(?:caseDetails|beyondSurgery)\/\d+$/,
    is: (field) => field('intent') === 'comment',
    what: (field) => (field('parentId') ? 'Reply' : 'Comment'),
    shown: ['comment'],
  },
];

const KEY = /^[\w-]{1,100}$/;

/** The form that is being sent there, if it is one that waits; undefined for all others. */
export function knownForm(
  { pathname, search }: URL,
  body: BodyInit | null | undefined,
): Omit<WaitingForm, 'owner' | 'at' | 'place'> | undefined {
  if (!(body instanceof FormData || body instanceof URLSearchParams)) return undefined;
  const field = (name: string) => String(body.get(name) ?? '');
  const path = pathname.replace(/\.data$/, '');
  const known = KNOWN.find((one) => one.path.test(path) && one.is(field));
  const id = field('retryKey');
  if (!known || !KEY.test(id)) return undefined;
  return {
    id,
    what: known.what(field),
    words: known.shown
      .map(field)
      .filter((words) => words.trim() !== '')
      .join('\n'),
    to: pathname + search,
    isMultipart: body instanceof FormData,
    entries: [...body.entries()],
  };
}

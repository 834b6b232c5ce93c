import { kindOf } from '../../notifications/notification.kinds';
import { dayInWords } from '../../platform/day-in-words';
import type { Notice, Reader, SheetPost } from './breach-sheets.sql';
import type { Block } from './sheet-pages';

/** Everything a sheet says. */
export interface SheetContent {
  readonly id: number;
  readonly postId: number;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly post: SheetPost;
  readonly grounds: readonly string[];
  readonly files: readonly { readonly category: string; readonly count: number }[];
  readonly readers: readonly Reader[];
  readonly visitors: {
    readonly count: number;
    readonly firstAt: string | null;
    readonly lastAt: string | null;
  };
  readonly notices: readonly Notice[];
  readonly links: readonly { readonly state: string; readonly count: number }[];
  readonly keptDays: number;
}

/** "30 November 2026, 17:40 UTC". */
export const momentInWords = (at: Date | string): string => {
  const moment = new Date(at);
  return `${dayInWords(moment)}, ${moment.toISOString().slice(11, 16)} UTC`;
};

/** Short, for tables. */
const shortly = (at: Date | string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

const FILES: Readonly<Record<string, readonly [string, string]>> = {
  IMAGE: ['picture', 'pictures'],
  VIDEO: ['film', 'films'],
  REPORT: ['report (PDF)', 'reports (PDF)'],
  SCAN: ['scan (series of pictures)', 'scans (series of pictures)'],
};

/** The reader of the name of a member that this font cannot write finds it in the list. */
export const IN_LIST = 'in readers.csv';

/** The sections of a sheet, in the order of the questions that a data protection officer asks. */
export function sheetBlocks(
  content: SheetContent,
  nameOf: (name: string) => string = (name) => name,
): Block[] {
  return [
    { kind: 'title', text: 'Who has seen a post on Suture' },
    {
      kind: 'text',
      text: `Sheet ${content.id}, about post ${content.postId}. Made on ${momentInWords(content.madeAt)} by ${nameOf(content.madeBy)}, administrator. All times are in UTC.`,
    },
    {
      kind: 'text',
      text: 'This sheet names members. Please pass it on only to those who need it.',
    },
    { kind: 'heading', text: 'Why it was made' },
    { kind: 'points', points: content.grounds },
    ...shown(content),
    ...readers(content, nameOf),
    ...visitors(content),
    ...copies(content),
    ...closings(content),
    ...unknown(content),
  ];
}

function shown({ post, files }: SheetContent): Block[] {
  const kinds = files.map(({ category, count }) => {
    const [one, many] = FILES[category] ?? ['file', 'files'];
    return counted(count, one, many);
  });
  const audience =
    post.audience === 'speciality'
      ? `Members whose speciality is ${post.speciality} could see it.`
      : 'All members of Suture could see it.';
  return [
    { kind: 'heading', text: 'What was shown, and from when to when' },
    {
      kind: 'points',
      points: [
        `A ${post.kind} of the speciality ${post.speciality}: a text, with ${kinds.join(', ') || 'no files'}. This sheet repeats neither the text nor the files.`,
        `Posted on ${momentInWords(post.createdAt)}.`,
        sinceWhenClosed(post) ?? 'It can still be seen.',
        audience,
        post.isVisibleToVisitors
          ? 'Visitors who had left their name and address could see it.'
          : 'As it stands now, visitors see no files of it.',
        ...(post.isShowcase ? ['One of its pictures could be shown on the public page.'] : []),
      ],
    },
  ];
}

/** Undefined while others can see it. */
function sinceWhenClosed(post: SheetPost): string | undefined {
  const reasons = [
    [post.withdrawnAt, 'its consent was withdrawn'],
    [post.deletedAt, 'its author deleted it'],
    [post.hiddenAt, 'it was hidden after a report'],
    [post.heldAt, 'it was held for a check'],
    [post.awaitsPatientAt, 'it waits for its patient'],
  ] as const;
  const closed = reasons
    .flatMap(([at, why]) => (at === null ? [] : [{ at, why }]))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const [first] = closed;
  return first && `Out of sight since ${momentInWords(first.at)}: ${first.why}.`;
}

function readers(
  { readers: all, keptDays }: SheetContent,
  nameOf: (name: string) => string,
): Block[] {
  const total = all[0]?.all ?? 0;
  const heading: Block = { kind: 'heading', text: 'Members who opened it, by name' };
  if (total === 0)
    return [heading, { kind: 'text', text: `No member has opened its files in ${keptDays} days.` }];
  const named = all.map(({ memberId, name, firstAt, lastAt, times, files }) => [
    nameOf(name),
    String(memberId),
    shortly(firstAt),
    shortly(lastAt),
    String(times),
    String(files),
  ]);
  const most: Block[] =
    total > all.length
      ? [{ kind: 'note', text: `Only the first ${all.length} of ${total} are named here.` }]
      : [];
  return [
    heading,
    {
      kind: 'text',
      text: `${counted(total, 'member')} opened its page, where its files are shown. Its author is not counted.`,
    },
    {
      kind: 'table',
      head: ['Member', 'Number', 'First (UTC)', 'Last (UTC)', 'Times', 'Files'],
      shares: [0.34, 0.12, 0.19, 0.19, 0.08, 0.08],
      rows: named,
    },
    ...most,
    {
      kind: 'note',
      text: `The attached list readers.csv has the same names in their own letters. Where this page cannot write a name, it says “${IN_LIST}”.`,
    },
  ];
}

function visitors({ visitors: { count, firstAt, lastAt } }: SheetContent): Block[] {
  const text =
    count === 0 || !firstAt || !lastAt
      ? 'No visitor had it in their list.'
      : `${counted(count, 'visitor')} had it in their list, from ${momentInWords(firstAt)} to ${momentInWords(lastAt)}. Visitors have left a name and an address with Suture; they are counted here and not named.`;
  return [
    { kind: 'heading', text: 'Visitors, by number' },
    { kind: 'text', text },
  ];
}

const NOBODYS_NAME = 'Dr. …';

function copies({ notices }: SheetContent): Block[] {
  const rows = notices.map(({ kind, words, inApp, mailed, firstAt, lastAt }) => [
    (words || kindOf(kind).says(NOBODYS_NAME)).replace('{who}', NOBODYS_NAME),
    String(inApp),
    String(mailed),
    `${shortly(firstAt)} to ${shortly(lastAt)}`,
  ]);
  const heading: Block = { kind: 'heading', text: 'Copies that Suture made' };
  const words: Block = {
    kind: 'text',
    text: 'Notices in the app, mails and pushes say who did what. They contain no picture and no word of the post; in the app its title is looked up when the notice is read, and only while the reader may see the post.',
  };
  if (rows.length === 0)
    return [heading, words, { kind: 'text', text: 'No notice about it is recorded.' }];
  return [
    heading,
    words,
    {
      kind: 'table',
      head: ['Their words', 'In the app', 'In mails, at most', 'When (UTC)'],
      shares: [0.43, 0.11, 0.15, 0.31],
      rows,
    },
    {
      kind: 'note',
      text: 'The same words were pushed to the devices of those who have pushes switched on; how many pushes were sent is not recorded.',
    },
  ];
}

const LINKS: Readonly<Record<string, string>> = {
  made: 'not answered yet',
  given: 'agreed',
  changed: 'to be answered again after a change',
  refused: 'refused',
  withdrawn: 'withdrawn',
  ended: 'ended',
};

function closings({ post, links }: SheetContent): Block[] {
  const closed = sinceWhenClosed(post);
  const isErased = post.withdrawnAt !== null || post.deletedAt !== null;
  const open = 'Open: the post can still be seen.';
  const patients = links.map(({ state, count }) => `${count} ${LINKS[state] ?? state}`);
  const rows = [
    ['Page, lists and search, for members', closed ?? open],
    [
      'Addresses of its files',
      closed
        ? 'Closed with the post, within two seconds, whoever held them.'
        : 'Open: an address works for 10 to 20 minutes, that of a film for up to two hours, also for somebody it was passed on to.',
    ],
    ['The files themselves', isErased ? 'Erased.' : 'Kept, since the post is kept.'],
    [
      'Lists of visitors, public page',
      closed ? 'Closed with the post.' : post.isVisibleToVisitors ? open : 'No files are shown.',
    ],
    [
      'Notices in the app',
      post.withdrawnAt
        ? 'Removed after the withdrawal.'
        : closed
          ? 'They lead to a page that shows nothing.'
          : 'They lead to the post.',
    ],
    ['Mails and pushes', 'Cannot be called back. They contain nothing of the post.'],
    ['Private links of patients', patients.join(', ') || 'None were made.'],
  ];
  return [
    { kind: 'heading', text: 'How each way closed' },
    { kind: 'table', head: ['Way', 'State'], shares: [0.34, 0.66], rows },
  ];
}

const unknown = ({ keptDays }: SheetContent): Block[] => [
  { kind: 'heading', text: 'What this sheet cannot say' },
  {
    kind: 'points',
    points: [
      `Who opened it is kept until ${keptDays} days after the last time, and goes with an account that is erased.`,
      'Members who only had it in a list saw its first words and small pictures there. That is not recorded.',
      'It is recorded that the page of a post with files was opened, not which of the files were looked at there. Of a post without files nothing is recorded.',
      'Whoever read a file by its address alone, for instance one that was passed on while it worked, is not recorded. Screenshots, and pictures of a screen, leave no trace.',
      'Openings of the last two seconds before a breakdown of a server can be missing.',
      'Backups hold erased files until they are overwritten.',
    ],
  },
];

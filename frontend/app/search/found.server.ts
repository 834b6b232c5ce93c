import { drName } from '../lib/words';
import { asOfIn, lastIn } from '../ui/pager';
import { api, type RouteArgs, replyOf } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { components } from '../wire/schema';
import type { Surgeon } from './api.server';
import { type Hit, type HitGroups, type HitPage, KINDS, type Kind, NO_GROUPS } from './hit';

/** The parameters of the results page; empty strings do not filter. */
export interface Asked {
  term: string;
  kind: Kind | 'all';
  speciality: string;
  country: string;
  city: string;
  outcome: string;
  state: string;
  /** The first and last day, inclusive. */
  from: string;
  to: string;
  order: 'best' | 'newest';
  isExact: boolean;
  /** When the first page was read. */
  asOf: string;
  last: number | undefined;
}

type ItemView = components['schemas']['FoundItemView'];

const KIND_OF: Readonly<Record<ItemView['kind'], Kind>> = {
  member: 'members',
  case: 'cases',
  reel: 'reels',
  event: 'events',
  opportunity: 'opportunities',
  blog: 'blogs',
  learning: 'learning',
};

/** The search was refused for its words, which the page says. */
const INVALID = 422;
const NO_HITS: HitPage = {
  total: 0,
  hits: [],
  readAs: [],
  corrected: [],
  isLoose: false,
  refusal: '',
  facets: { specialities: [], outcomes: { any: 0, reported: 0 }, states: { open: 0, closed: 0 } },
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads the parameters from the URL: /search?term=&kind=. A place or speciality without a kind
 * searches for members.
 */
export function askedIn(request: Request): Asked {
  const params = new URL(request.url).searchParams;
  const of = (name: string) => (params.get(name) ?? '').trim().slice(0, 100);
  const day = (name: string) => (DAY.test(of(name)) ? of(name) : '');
  const named = KINDS.find((kind) => kind === of('kind'));
  const isPlace = of('country') !== '' || of('city') !== '' || of('speciality') !== '';
  return {
    term: of('term'),
    kind: named ?? (isPlace && of('kind') === '' ? 'members' : 'all'),
    speciality: of('speciality'),
    country: of('country'),
    city: of('city'),
    outcome: of('outcome') === 'reported' ? 'reported' : '',
    state: ['open', 'closed'].includes(of('state')) ? of('state') : '',
    from: day('from'),
    to: day('to'),
    order: of('order') === 'newest' ? 'newest' : 'best',
    isExact: of('exact') !== '',
    asOf: asOfIn(params),
    last: lastIn(params),
  };
}

/** The first results of each kind, with their totals. */
export async function findOfAll(
  args: RouteArgs,
  { term, isExact }: Pick<Asked, 'term' | 'isExact'>,
): Promise<HitGroups> {
  const query = { query: term, ...(isExact && { exact: true }) };
  const reply = await replyOf(api(args).GET('/search', { params: { query } }));
  if (!reply.ok && reply.code === INVALID) return { ...NO_GROUPS, refusal: reply.msg };
  const found = answered(reply);
  const { result } = found;
  const groups = Array.isArray(result)
    ? []
    : KINDS.map((kind) => ({
        kind,
        total: result[kind].total,
        hits: result[kind].items.map(toHit),
      }));
  return { groups, ...howRead(found) };
}

/** A page of results of one kind. */
export async function findOfKind(
  args: RouteArgs,
  asked: Asked & { kind: Kind },
  page: number,
): Promise<HitPage> {
  const { term, kind, speciality, outcome, state, from, to, order, isExact, asOf, last } = asked;
  const given = { speciality, outcome, state, from, to };
  const narrowed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const query = {
    query: term,
    kind,
    order,
    page,
    asOf,
    last,
    ...narrowed,
    ...(isExact && { exact: true }),
  };
  const reply = await replyOf(api(args).GET('/search', { params: { query } }));
  if (!reply.ok && reply.code === INVALID) return { ...NO_HITS, refusal: reply.msg };
  const found = answered(reply);
  return {
    total: found.total,
    hits: Array.isArray(found.result) ? found.result.map(toHit) : [],
    facets: found.facets,
    ...howRead(found),
  };
}

type View = components['schemas']['EverythingView'];

const howRead = (found: Pick<View, 'also_read_as' | 'corrected' | 'is_loose'>) => ({
  readAs: found.also_read_as,
  corrected: found.corrected,
  isLoose: found.is_loose === 1,
  refusal: '',
});

export function toHit(item: ItemView): Hit {
  const { kind, id, path, about } = item;
  return {
    kind: KIND_OF[kind],
    id,
    path,
    about,
    title: {
      text: kind === 'member' ? `Dr. ${item.title}` : item.title,
      marks: item.title_marks,
    },
    snippet: { text: item.snippet, marks: item.marks },
    createdAt: item.created_at,
    by: item.author ? drName(item.author.full_name) : '',
    commentBy: item.comment_by && drName(item.comment_by),
    commentPath: item.comment_path,
    pointedAt: item.pointed_at,
    pictureUrl: item.thumbnail_url,
    isOpen: item.state === null ? null : item.state === 'open',
    hasOutcome: item.outcome_state === 'reported',
    outcomeDay: item.outcome_day,
  };
}

export function asHit({ memberId, fullName, pictureUrl, speciality, place }: Surgeon): Hit {
  return {
    kind: 'members',
    id: memberId,
    title: { text: `Dr. ${fullName}`, marks: [] },
    snippet: { text: [speciality, place].filter(Boolean).join(' · '), marks: [] },
    path: `/profile/${memberId}`,
    createdAt: null,
    by: '',
    commentBy: '',
    commentPath: '',
    pointedAt: '',
    about: speciality,
    pictureUrl,
    isOpen: null,
    hasOutcome: false,
    outcomeDay: null,
  };
}

import { Injectable } from '@nestjs/common';
import { inWords, type Pointing, placeQuery } from '../../clinical-cases/pins/pointing';
import { MediaAddresses } from '../../media/media.addresses';
import { type AuthorRow, authorOf } from '../../profiles/author';
import { authorFields } from '../../profiles/author.wire';
import {
  FacetsView,
  FoundItemView,
  OutcomeFacetView,
  SpecialityFacetView,
  StateFacetView,
} from './everything.wire';
import type { Facets, FoundRow } from './found';
import { markedIn } from './marks.rules';

const PATHS: Readonly<Record<FoundRow['kind'], (id: number) => string>> = {
  case: (id) => `/caseDetails/${id}`,
  reel: (id) => `/explore/${id}`,
  event: (id) => `/events/${id}`,
  opportunity: (id) => `/opportunities/${id}`,
  blog: (id) => `/blogs/${id}`,
  learning: (id) => `/learning/${id}`,
};

/** The page at the comment that was found, and what it points at. */
function saidIn(row: FoundRow) {
  if (!isSaid(row)) return { commentPath: '', pointedAt: '' };
  const query = [`comment=${row.commentId}`, placeQuery(row)].filter(Boolean).join('&');
  return {
    commentPath: `${PATHS.case(row.id)}?${query}#comment-${row.commentId}`,
    pointedAt: row.pins > 0 ? inWords(row) : '',
  };
}

const isSaid = (row: FoundRow): row is FoundRow & Pointing & { commentId: number } =>
  Boolean(row.commentId);

/** Builds the views of search results. */
@Injectable()
export class FoundViews {
  constructor(private readonly addresses: MediaAddresses) {}

  of(row: FoundRow): FoundItemView {
    const [title, snippet] = [markedIn(row.title), markedIn(row.snippet)];
    return Object.assign(new FoundItemView(), {
      kind: row.kind,
      id: row.id,
      title: title.text,
      titleMarks: title.marks,
      snippet: snippet.text,
      marks: snippet.marks,
      path: PATHS[row.kind](row.id),
      createdAt: new Date(row.createdAt).toISOString(),
      author: row.author_id ? authorFields(authorOf(row as AuthorRow, this.addresses)) : null,
      commentBy: row.commentBy ?? '',
      ...saidIn(row),
      about: row.about,
      pictureUrl: this.addresses.at(row.pictureKey),
      state: row.state,
      outcomeState: row.hasOutcome ? 'reported' : 'none',
      outcomeDay: row.outcomeDay ?? null,
    });
  }

  /** A member found by name. Nothing is highlighted. */
  ofMember(row: AuthorRow): FoundItemView {
    const author = authorOf(row, this.addresses);
    return Object.assign(new FoundItemView(), {
      kind: 'member',
      id: author.memberId,
      title: author.fullName,
      titleMarks: [],
      snippet: [author.speciality, author.place].filter(Boolean).join(' · '),
      marks: [],
      path: `/profile/${author.memberId}`,
      createdAt: null,
      author: null,
      commentBy: '',
      commentPath: '',
      pointedAt: '',
      about: author.speciality,
      pictureUrl: author.pictureUrl,
      state: null,
      outcomeState: 'none',
      outcomeDay: null,
    });
  }

  facets({ specialities, outcomes, states }: Facets): FacetsView {
    return Object.assign(new FacetsView(), {
      specialities: specialities.map((one) => Object.assign(new SpecialityFacetView(), one)),
      outcomes: Object.assign(new OutcomeFacetView(), outcomes),
      states: Object.assign(new StateFacetView(), states),
    });
  }
}

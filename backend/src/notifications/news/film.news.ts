import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { filmRejected, mediaNeedsLook } from '../../media/media.signals';
import type { Purpose } from '../../media/upload.rules';
import type { Fact } from '../fact';
import { HELD_FILE, REJECTED_FILM } from './film.sql';
import { hears, News } from './news';

type PageOf = (id: number) => string;
const ofCase: PageOf = (id) => `/caseDetails/${id}`;
/** Where a video of a purpose can be sent anew; others belong to cases. */
const PAGES: Readonly<Partial<Record<Purpose, PageOf>>> = {
  'explore-video': (id) => `/explore/${id}`,
  'beyond-post': (id) => `/beyondSurgery/${id}`,
  'learning-video': (id) => `/admin/learning/${id}`,
  'chat-file': (id) => `/chat?room=${id}`,
  'mission-video': () => '/admin/site',
};

const NOUNS = { image: 'picture', pdf: 'document', video: 'video', document: 'document' } as const;

/** Files that cannot be shown, or not yet: whoever sent one is told why. */
@Injectable()
export class FilmNews extends News {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override readonly heard = new Map([
    hears(filmRejected, (film) => this.ofRejected(film)),
    hears(mediaNeedsLook, (file) => this.ofHeld(file)),
  ]);

  private async ofHeld({ assetId }: { assetId: number }): Promise<Fact[]> {
    const file = await HELD_FILE.first(this.em, { id: assetId });
    if (!file) return [];
    return [
      {
        kind: 'post-needs-look',
        recipients: [file.ownerId],
        actorId: null,
        link: `/held/${assetId}`,
        about: `file ${assetId}`,
        words: `A ${NOUNS[file.kind]} of yours needs your review.`,
      },
    ];
  }

  private async ofRejected({ assetId }: { assetId: number }): Promise<Fact[]> {
    const film = await REJECTED_FILM.first(this.em, { id: assetId });
    if (!film || film.placeId === null) return [];
    const { ownerId, purpose, rejectReason, placeId } = film;
    return [
      {
        kind: 'film-rejected',
        recipients: [ownerId],
        actorId: null,
        link: (PAGES[purpose] ?? ofCase)(placeId),
        about: `film ${assetId}`,
        words: `Your video cannot be shown. ${rejectReason ?? ''}`.trim(),
      },
    ];
  }
}

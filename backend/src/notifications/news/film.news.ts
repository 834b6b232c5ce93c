import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { filmRejected } from '../../media/media.signals';
import type { Purpose } from '../../media/upload.rules';
import { REJECTED_FILM } from './film.sql';
import { type Fact, hears, News } from './news';

const CASE = '/caseDetails/';
/** The pages of what videos belong to, to be followed by its id; others belong to cases. */
const PAGES: Readonly<Partial<Record<Purpose, string>>> = {
  'explore-video': '/explore/',
  'beyond-post': '/beyondSurgery/',
  'learning-video': '/learning/',
  'chat-file': '/chat?room=',
};

/** Videos that cannot be shown: whoever sent one is told why. */
@Injectable()
export class FilmNews extends News {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override readonly heard = new Map([hears(filmRejected, (film) => this.ofRejected(film))]);

  private async ofRejected({ assetId }: { assetId: number }): Promise<Fact[]> {
    const film = await REJECTED_FILM.first(this.em, { id: assetId });
    if (!film || film.placeId === null) return [];
    const { ownerId, purpose, rejectReason, placeId } = film;
    return [
      {
        ...{ kind: 'film-rejected', recipients: [ownerId], actorId: null },
        ...{ link: `${PAGES[purpose] ?? CASE}${placeId}`, about: `film ${assetId}` },
        words: `Your video cannot be shown. ${rejectReason ?? ''}`.trim(),
      },
    ];
  }
}

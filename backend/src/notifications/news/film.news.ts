import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { filmRejected } from '../../media/media.signals';
import { REJECTED_FILM } from './film.sql';
import { type Fact, hears, News } from './news';

/** Videos that cannot be shown: whoever sent one is told why. */
@Injectable()
export class FilmNews extends News {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override readonly heard = new Map([hears(filmRejected, (film) => this.ofRejected(film))]);

  private async ofRejected({ assetId }: { assetId: number }): Promise<Fact[]> {
    const film = await REJECTED_FILM.first(this.em, { id: assetId });
    if (!film?.link) return [];
    return [
      {
        ...{ kind: 'film-rejected', recipients: [film.ownerId], actorId: null },
        ...{ link: film.link, about: `film ${assetId}` },
        words: `Your video cannot be shown. ${film.reason ?? ''}`.trim(),
      },
    ];
  }
}

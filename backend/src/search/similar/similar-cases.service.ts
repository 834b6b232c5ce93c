import { Injectable } from '@nestjs/common';
import { SimilarCases } from '../../clinical-cases/similar-cases';
import type { Actor } from '../../wire/access';
import { EverythingService } from '../everything/everything.service';
import { HELD_AT_LEAST, termsAbout } from './similar.rules';

const MOST = 5;

/** Finds cases that share most of the terms of a text. */
@Injectable()
export class SimilarCasesService extends SimilarCases {
  constructor(private readonly everything: EverythingService) {
    super();
  }

  override async near(actor: Actor, text: string, besides: number): Promise<number[]> {
    const terms = termsAbout(text);
    if (terms.length === 0) return [];
    const least = Math.min(HELD_AT_LEAST, terms.length);
    return this.everything.near(actor, { terms, least, besides, limit: MOST });
  }
}

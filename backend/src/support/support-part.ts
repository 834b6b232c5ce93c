import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';
import { LetterRepository } from './letter.repository';

/** What members wrote to us while they were signed in. */
@Injectable()
export class SupportPart extends DepartingPart {
  override readonly name = 'support';

  constructor(
    parts: DepartingParts,
    private readonly letters: LetterRepository,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.letters.ofMember(memberId);
  }

  override erase(memberId: number): Promise<void> {
    return this.letters.removeOf(memberId);
  }
}

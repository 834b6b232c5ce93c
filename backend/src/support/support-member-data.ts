import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { LetterRepository } from './letter.repository';

/** Messages that members wrote while signed in. */
@Injectable()
export class SupportMemberData extends MemberData {
  override readonly name = 'support';

  constructor(
    parts: MemberDataRegistry,
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

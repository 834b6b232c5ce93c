import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { ReadingsService } from './readings.service';

/** Files that somebody sent to be read: gone within minutes anyway, so the archive has none. */
@Injectable()
export class ReadingsMemberData extends MemberData {
  override readonly name = 'scan-readings';

  constructor(
    parts: MemberDataRegistry,
    private readonly readings: ReadingsService,
  ) {
    super(parts);
  }

  override async collect(): Promise<object> {
    return [];
  }

  override async erase(memberId: number): Promise<void> {
    await this.readings.eraseOf(memberId);
  }
}

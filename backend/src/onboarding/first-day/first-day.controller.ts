import { Controller, Delete } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { FirstDayService } from './first-day.service';

/**
 * The first steps of a new member. The session says that they are offered until they are done,
 * dismissed, or a month old.
 */
@Controller('first-day')
export class FirstDayController {
  constructor(private readonly firstDay: FirstDayService) {}

  /** Dismisses them. Idempotent. */
  @Delete()
  @WhileRestricted()
  @Reply('Your first steps are dismissed.')
  async end(@CurrentMember() actor: Actor): Promise<void> {
    await this.firstDay.end(actor);
  }
}

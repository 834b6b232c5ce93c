import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { OwnersFirst } from '../../wire/owners-first';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AppealsService } from './appeals.service';
import { AppealBody, CreatedAppealView, TakedownView, takedownView } from './appeals.wire';

/** Decisions about the caller's own posts, and appeals against them. */
@Controller('appeals')
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get(':kind/:id')
  @Reply('Done.', 'result', TakedownView)
  async get(
    @CurrentMember() actor: Actor,
    @Param('kind') kind: string,
    @Param('id', IdPipe) id: number,
  ): Promise<TakedownView> {
    return takedownView(await this.appeals.takedown(actor, { kind, id }));
  }

  @Post()
  @OwnersFirst(AppealsService, 'id', (appeals, actor, id, { kind }) =>
    appeals.takedown(actor, { kind: String(kind), id }),
  )
  @WhileRestricted()
  @OncePerKey()
  @Reply(
    'Your appeal was sent. Someone who was not involved will review it.',
    undefined,
    CreatedAppealView,
  )
  async add(
    @CurrentMember() actor: Actor,
    @Body() { kind, id, text }: AppealBody,
  ): Promise<CreatedAppealView> {
    const appealId = await this.appeals.appeal(actor, { kind, id }, text);
    return Object.assign(new CreatedAppealView(), { id: appealId });
  }
}

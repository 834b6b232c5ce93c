import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { AuthorsFirst } from '../clinical-cases/authors-first';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { Answer, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { AskingService } from './asking.service';
import {
  AskBody,
  AskView,
  askView,
  CaseAskedView,
  WidenBody,
  WidenedView,
  wishOf,
} from './asking.wire';

/** Nobody can be asked at that time, or the question begins later. */
const NOBODY = 'Nobody is asked yet.';

/** Lets the author of a case ask colleagues for an answer. */
@Controller(['clinicalCases/:id/ask', 'posts/:id/ask'])
export class AskingController {
  constructor(private readonly asking: AskingService) {}

  @Post()
  @AuthorsFirst('case')
  @OncePerKey()
  @Reply('We are now asking colleagues of the speciality.', 'result', CaseAskedView)
  async ask(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: AskBody,
  ): Promise<Answer<CaseAskedView>> {
    const { asked, dueAt } = await this.asking.ask(actor, id, wishOf(body));
    const view = Object.assign(new CaseAskedView(), { id, asked, dueAt });
    return new Answer(view, asked === 0 ? { msg: NOBODY } : {});
  }

  @Get()
  @Reply('Done.', 'result', AskView)
  async find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<AskView> {
    return askView(await this.asking.ofCase(actor, id));
  }

  @Post('widen')
  @AuthorsFirst('case')
  @OncePerKey()
  @Reply('Your question reaches further.', 'result', WidenedView)
  async widen(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { with: neighbours }: WidenBody,
  ): Promise<WidenedView> {
    const asked = await this.asking.widen(actor, id, neighbours);
    return Object.assign(new WidenedView(), { id, asked });
  }

  @Post('end')
  @WhileRestricted()
  @Reply('Nobody else is asked.')
  async end(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.asking.stop(actor, id);
  }
}

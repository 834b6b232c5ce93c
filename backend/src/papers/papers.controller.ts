import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AuthorsFirst } from '../clinical-cases/authors-first';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { OwnersFirst } from '../wire/owners-first';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { CoAuthorsService } from './co-authors.service';
import { PaperDraftsService } from './paper-drafts.service';
import { PaperFilesService } from './paper-files.service';
import type { PaperForm } from './paper-items.rules';
import { DOCX_TYPE } from './paper-making.service';
import {
  CoAuthorBody,
  CoAuthorshipView,
  coAuthorshipView,
  draftOf,
  InvitationBody,
  PaperDraftBody,
  PaperFormBody,
  PaperView,
  paperView,
} from './papers.wire';

/** A paper made of a case, for a journal. */
@Controller()
export class PapersController {
  constructor(
    private readonly drafts: PaperDraftsService,
    private readonly coAuthors: CoAuthorsService,
    private readonly files: PaperFilesService,
  ) {}

  /** What a checklist asks for, and what is missing. For its author. */
  @Get('posts/:id/paper')
  @Reply('Done.', 'result', PaperView)
  async find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<PaperView> {
    return paperView(await this.drafts.standing(actor, id));
  }

  @Put('posts/:id/paper')
  @AuthorsFirst('case')
  @Reply('Saved.', 'result', PaperView)
  async keep(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: PaperDraftBody,
  ): Promise<PaperView> {
    return paperView(await this.drafts.keep(actor, id, draftOf(body)));
  }

  @Post('posts/:id/paper')
  @AuthorsFirst('case')
  @OncePerKey()
  @Reply('The paper is being made.', 'result', PaperView)
  async make(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { form }: PaperFormBody,
  ): Promise<PaperView> {
    return paperView(await this.drafts.make(actor, id, form as PaperForm));
  }

  /** Names a colleague, who is notified and has to agree. */
  @Post('posts/:id/paper/authors')
  @AuthorsFirst('case')
  @Reply('Your colleague is asked.', 'result', PaperView)
  async name(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { memberId }: CoAuthorBody,
  ): Promise<PaperView> {
    return paperView(await this.coAuthors.ask(actor, id, memberId));
  }

  @Delete('posts/:id/paper/authors/:memberId')
  @WhileRestricted()
  @Reply('Removed.', 'result', PaperView)
  async remove(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('memberId', IdPipe) memberId: number,
  ): Promise<PaperView> {
    return paperView(await this.coAuthors.remove(actor, id, memberId));
  }

  /** For a colleague who is named. */
  @Get('papers/:id/invitation')
  @Reply('Done.', 'result', CoAuthorshipView)
  async invitation(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CoAuthorshipView> {
    return coAuthorshipView(await this.coAuthors.invitation(actor, id));
  }

  @Post('papers/:id/invitation')
  @WhileRestricted()
  @OwnersFirst(CoAuthorsService, 'id', (coAuthors, actor, id) => coAuthors.invitation(actor, id))
  @Reply('Your answer is kept.', 'result', CoAuthorshipView)
  async answer(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { agrees }: InvitationBody,
  ): Promise<CoAuthorshipView> {
    return coAuthorshipView(await this.coAuthors.answer(actor, id, agrees));
  }

  /** The document, for its author and for co-authors who have agreed. */
  @Get('papers/:id')
  async open(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.files.open(actor, id);
    response
      .status(HttpStatus.OK)
      .type(DOCX_TYPE)
      .attachment(`paper-${id}.docx`)
      .set('Cache-Control', 'private, no-store')
      .set('X-Content-Type-Options', 'nosniff')
      .send(file);
  }
}

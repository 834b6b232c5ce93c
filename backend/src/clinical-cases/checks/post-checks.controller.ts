import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AuthorsFirst } from '../authors-first';
import {
  heldDecisionsOf,
  PostFileCheckView,
  postFileCheckView,
  ReleaseBody,
} from './post-checks.wire';
import { ReleasingService } from './releasing.service';

/**
 * For cases and images posted without their authors' decisions or declarations: the findings in
 * their files, the decisions about them, and the declarations.
 */
@Controller(['clinicalCases/:id/check', 'posts/:id/check'])
export class PostChecksController {
  constructor(private readonly releasing: ReleasingService) {}

  /** The held files; clients poll while one is waiting. */
  @Get()
  @Reply('Done.', 'result', [PostFileCheckView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<PostFileCheckView[]> {
    return (await this.releasing.held(actor, id)).map(postFileCheckView);
  }

  @Post()
  @AuthorsFirst()
  @Rated('upload')
  @Reply('Your colleagues see it now.')
  async release(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ReleaseBody,
  ): Promise<void> {
    await this.releasing.release(actor, id, { decisions: heldDecisionsOf(body), declared: body });
  }
}

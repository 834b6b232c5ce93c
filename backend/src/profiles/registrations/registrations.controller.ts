import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { demandFile } from '../../media/media.service';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OwnersFirst } from '../../wire/owners-first';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { RegistrationViews } from './registration.views';
import { RegistrationsService } from './registrations.service';
import { AnswerBody, OwnRegistrationView } from './registrations.wire';

/** A member's own registrations, the decisions and questions about them. */
@Controller('registrations')
export class RegistrationsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly views: RegistrationViews,
  ) {}

  @Get()
  @Reply('Done.', 'result', [OwnRegistrationView])
  async own(@CurrentMember() actor: Actor): Promise<OwnRegistrationView[]> {
    return (await this.registrations.own(actor)).map((row) => this.views.own(row));
  }

  @Post(':id/proof')
  @OwnersFirst(RegistrationsService, 'id', (registrations, actor, id) =>
    registrations.demandOwn(actor, id),
  )
  @WhileRestricted()
  @Rated('upload')
  @Multipart({ files: { proof: [uploadRules['registration-proof']] }, maxFiles: 1 })
  @Reply('Your proof is sent. Only moderators and administrators can open it.')
  async addProof(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @ReceivedFile('proof') file: File | undefined,
  ): Promise<void> {
    const proof = demandFile(file, 'proof', uploadRules['registration-proof']);
    await this.registrations.addProof(actor, id, proof);
  }

  @Post(':id/answer')
  @OwnersFirst(RegistrationsService, 'id', (registrations, actor, id) =>
    registrations.demandOwn(actor, id),
  )
  @WhileRestricted()
  @Reply('Your answer is sent.')
  async answer(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { text }: AnswerBody,
  ): Promise<void> {
    await this.registrations.answer(actor, id, text);
  }
}

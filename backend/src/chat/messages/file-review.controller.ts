import { Controller, Post } from '@nestjs/common';
import { mayTellPatient, neutralName } from '../../identifiers/file-names.rules';
import { checkView } from '../../media/checks/check.views';
import { demandFile } from '../../media/media.service';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import { InspectionService } from '../../media/previews/inspection.service';
import type { ReceivedFile as File } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { type Actor, CurrentMember } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { ReviewedChatFileView } from './file-review.wire';
import { NOUNS } from './sent-files';

/** The kinds of chat files that can be checked for text. */
const REVIEWED = {
  ...uploadRules['chat-file'],
  accepts: ['jpeg', 'png', 'webp', 'heic', 'gif', 'pdf'],
} as const;

/**
 * Checks an image or a PDF before it is sent. Nothing is sent: the file is kept for the call that
 * sends it.
 */
@Controller()
export class FileReviewController {
  constructor(private readonly inspection: InspectionService) {}

  @Post('chat/files/review')
  @Multipart({ files: { chatFile: [REVIEWED] }, maxFiles: 1 })
  @Rated('upload')
  @Reply('Please review the file before you send it.', undefined, ReviewedChatFileView)
  async review(
    @CurrentMember() actor: Actor,
    @ReceivedFile('chatFile') received?: File,
  ): Promise<ReviewedChatFileView> {
    const file = demandFile(received, 'chatFile', REVIEWED);
    const reviewed = await this.inspection.look(actor.memberId, { file, rule: REVIEWED });
    const [check] = await this.inspection.checksOf([reviewed]);
    if (!check) throw new Error('One file has one check.');
    const { name, kind } = reviewed;
    return Object.assign(new ReviewedChatFileView(), reviewed, {
      check: checkView(check),
      neutralName: mayTellPatient(name) ? neutralName(name, NOUNS[kind]) : null,
    });
  }
}

import { Controller, Post } from '@nestjs/common';
import { checkView } from '../../media/checks/check.views';
import { TrialChecksService } from '../../media/checks/trial-checks.service';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { Refusal } from '../../refusal';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { TrialView } from './trial.wire';

const RULE = uploadRules['case-image'];

/** Lets anyone try out how images are checked before other members see them. */
@Controller()
export class TrialController {
  constructor(private readonly trials: TrialChecksService) {}

  @Post('visitor/gate')
  @Public()
  @Rated('trial')
  @Multipart({ files: { file: [RULE] }, maxFiles: 1 })
  @Reply('Checked. Nothing of the picture was kept.', 'result', TrialView)
  async look(@ReceivedFile('file') file: File | undefined): Promise<TrialView> {
    if (!file) throw new Refusal('fields', { errors: { file: [RULE.missing] } });
    return Object.assign(new TrialView(), { check: checkView(await this.trials.look(file)) });
  }
}

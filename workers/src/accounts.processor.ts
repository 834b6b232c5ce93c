import { Processor } from '@nestjs/bullmq';
import { sweepInactive } from '../../backend/src/auth/auth.jobs';
import { InactivityService } from '../../backend/src/auth/inactivity/inactivity.service';
import { RegistrationWatch } from '../../backend/src/profiles/registrations/registration-watch.service';
import { watchRegistrations } from '../../backend/src/profiles/registrations/registrations.jobs';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(sweepInactive.queue, surviveRestarts)
export class AccountsProcessor extends HandedJobProcessor {
  constructor(
    private readonly inactivity: InactivityService,
    private readonly registrations: RegistrationWatch,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sweepInactive, () => this.inactivity.sweep()),
    handles(watchRegistrations, () => this.registrations.watch()),
  ]);
}

import { Processor } from '@nestjs/bullmq';
import { remindOfEvent } from '../../backend/src/events/events.jobs';
import { EventsService } from '../../backend/src/events/events.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(remindOfEvent.queue, surviveRestarts)
export class EventsProcessor extends HandedJobProcessor {
  constructor(private readonly events: EventsService) {
    super();
  }

  protected readonly handlers = new Map([
    handles(remindOfEvent, (about, { outboxId }) => this.events.remind(about, outboxId)),
  ]);
}

import { Processor } from '@nestjs/bullmq';
import { caseClosing, caseCommented, caseLiked } from '../../backend/src/clinical-cases/clinical-cases.signals';
import { commentReplied, mentioned } from '../../backend/src/engagement/engagement.signals';
import { NotificationsService } from '../../backend/src/notifications/notifications.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, outliving } from './handed-job';

@Processor(caseLiked.queue, { concurrency: 5, ...outliving })
export class NotificationsProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(caseLiked, (like, { outboxId }) => this.outbox.once(outboxId, () => this.notifications.tellOfLike(like))),
    handles(caseCommented, (comment, { outboxId }) => this.outbox.once(outboxId, () => this.notifications.tellOfComment(comment))),
    handles(caseClosing, (closing, { outboxId }) => this.outbox.once(outboxId, () => this.notifications.tellOfClosing(closing))),
    handles(mentioned, (mention, { outboxId }) => this.outbox.once(outboxId, () => this.notifications.tellOfMention(mention))),
    handles(commentReplied, (reply, { outboxId }) => this.outbox.once(outboxId, () => this.notifications.tellOfReply(reply))),
  ]);
}

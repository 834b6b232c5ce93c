import { Body, Controller, Post } from '@nestjs/common';
import { Refusal } from '../../refusal';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { EndpointBody, SubscribeBody } from './push.wire';
import { PushSubscriptionsService } from './push-subscriptions.service';

@Controller('subscribe')
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Post()
  @WhileRestricted()
  @Reply('Notifications are on for this device.')
  async subscribe(@CurrentMember() actor: Actor, @Body() body: SubscribeBody): Promise<void> {
    const { endpoint, keys } = body.subscription ?? body;
    if (!endpoint || !keys)
      throw new Refusal('fields', {
        errors: { subscription: ['This is not a push subscription.'] },
      });
    await this.subscriptions.add(actor, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  }

  @Post('end')
  @WhileRestricted()
  @Reply('This device will no longer notify you.')
  async end(
    @CurrentMember() { memberId }: Actor,
    @Body() { endpoint }: EndpointBody,
  ): Promise<void> {
    await this.subscriptions.remove(memberId, endpoint);
  }
}

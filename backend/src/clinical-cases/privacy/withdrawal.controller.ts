import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AuthorsFirst } from '../authors-first';
import type { WithdrawalReason } from '../consent/consent.rules';
import { ReceiptView, WithdrawalBody } from './privacy.views';
import { WithdrawalService } from './withdrawal.service';

const DONE = 'The consent is withdrawn. Nobody else can see the case any more.';

/** The withdrawal of a patient's consent by the author. */
@Controller('posts/:id/consent/withdraw')
export class WithdrawalController {
  constructor(private readonly withdrawals: WithdrawalService) {}

  @Post()
  @AuthorsFirst()
  @WhileRestricted()
  @Reply(DONE, 'result', ReceiptView)
  async withdraw(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: WithdrawalBody,
  ): Promise<ReceiptView> {
    const why = reason as WithdrawalReason | undefined;
    return Object.assign(new ReceiptView(), await this.withdrawals.withdraw(actor, id, why));
  }
}

/** The same without a reason, which the existing apps do not know. */
@Controller('clinicalCases/:id/consent/withdraw')
export class OlderWithdrawalController {
  constructor(private readonly withdrawals: WithdrawalService) {}

  @Post()
  @WhileRestricted()
  @Reply(DONE, 'result', ReceiptView)
  async withdraw(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<ReceiptView> {
    return Object.assign(new ReceiptView(), await this.withdrawals.withdraw(actor, id));
  }
}

import 'reflect-metadata';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Account } from '../auth/account.entity';
import type { ErasureReceipt } from '../departure/leaving/erasure-receipts';
import { LeavingService } from '../departure/leaving/leaving.service';
import { DomainsModule } from '../domains.module';
import { PlatformModule } from '../platform/platform.module';

@Module({ imports: [PlatformModule, DomainsModule] })
class WithoutDoors {}

/**
 * Members whom a restored backup brought back although they had left: they leave again at once, and
 * the workers erase the rest when the product starts. Uses the settings of this process.
 * @returns how many there were
 */
export async function eraseAgain(receipts: readonly ErasureReceipt[]): Promise<number> {
  if (receipts.length === 0) return 0;
  const product = await NestFactory.createApplicationContext(WithoutDoors, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    let count = 0;
    for (const { accountId, joinedAt } of receipts)
      count += await RequestContext.create(product.get(MikroORM).em, async () => {
        const createdAt = { $gte: joinedAt, $lt: new Date(joinedAt.getTime() + 1) };
        const them = { id: accountId, createdAt, deletedAt: null };
        if ((await product.get(MikroORM).em.count(Account, them)) === 0) return 0;
        await product.get(LeavingService).leaveAgain(accountId);
        return 1;
      });
    return count;
  } finally {
    await product.close();
  }
}

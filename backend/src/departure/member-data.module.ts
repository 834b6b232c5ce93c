import { Module } from '@nestjs/common';
import { MemberDataRegistry } from './member-data';

/** For every domain that keeps something of its members: where its part is registered. */
@Module({ providers: [MemberDataRegistry], exports: [MemberDataRegistry] })
export class MemberDataModule {}

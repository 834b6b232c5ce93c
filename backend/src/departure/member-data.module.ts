import { Module } from '@nestjs/common';
import { MemberDataRegistry } from './member-data';

/** Imported by every domain that stores data of members, to register its part. */
@Module({ providers: [MemberDataRegistry], exports: [MemberDataRegistry] })
export class MemberDataModule {}

import { Module } from '@nestjs/common';
import { DepartingParts } from './departing';

/** For every domain that keeps something of its members: where its part is registered. */
@Module({ providers: [DepartingParts], exports: [DepartingParts] })
export class DepartingModule {}

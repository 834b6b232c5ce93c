import { Injectable } from '@nestjs/common';
import { CaseStepRepository } from '../steps/case-step.repository';
import { CaseOutcomeRepository } from './case-outcome.repository';

/** All that followed after a case was posted: its steps and its outcome. */
@Injectable()
export class CaseSequel {
  constructor(
    private readonly steps: CaseStepRepository,
    private readonly outcomes: CaseOutcomeRepository,
  ) {}

  /** With a case that is deleted, or whose consent is withdrawn; once its files are removed. */
  async remove(postId: number): Promise<void> {
    await this.steps.removeOfPosts([postId]);
    await this.outcomes.remove(postId);
  }
}

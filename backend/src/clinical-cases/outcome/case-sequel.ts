import { Injectable } from '@nestjs/common';
import { CaseStepRepository } from '../steps/case-step.repository';
import { CaseAdviceRepository } from './case-advice.repository';
import { CaseOutcomeRepository } from './case-outcome.repository';

/** All that followed after a case was posted: its steps, its outcome and the advice that was named. */
@Injectable()
export class CaseSequel {
  constructor(
    private readonly steps: CaseStepRepository,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly advice: CaseAdviceRepository,
  ) {}

  /** With a case that is deleted, or whose consent is withdrawn; once its files are removed. */
  async remove(postId: number): Promise<void> {
    await this.steps.removeOfPosts([postId]);
    await this.advice.remove(postId);
    await this.outcomes.remove(postId);
  }
}

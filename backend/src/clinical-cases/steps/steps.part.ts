import { Injectable } from '@nestjs/common';
import { PostPart } from '../post-parts';
import { CaseStepRepository } from './case-step.repository';

/** The steps of cases. */
@Injectable()
export class StepsPart extends PostPart {
  constructor(private readonly steps: CaseStepRepository) {
    super();
  }

  override removed(postId: number): Promise<void> {
    return this.steps.removeOfPosts([postId]);
  }
}

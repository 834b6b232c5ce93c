import { Injectable } from '@nestjs/common';
import type { PostRow } from '../clinical-post.sql';
import { PostPart, type ShownPart } from '../post-parts';
import { shownAmong, versionOfFiles } from '../privacy/shown-content';
import { CaseStep } from './case-step.entity';
import { CaseStepRepository, type StepRow } from './case-step.repository';

declare module '../post-parts' {
  interface ShownContent {
    readonly steps: readonly StepRow[];
  }
}

/** The steps of cases. */
@Injectable()
export class StepsPart extends PostPart {
  override readonly hanging = [CaseStep];

  constructor(private readonly steps: CaseStepRepository) {
    super();
  }

  override async shownIn({ id, kind }: PostRow): Promise<ShownPart> {
    const all = kind === 'case' ? await this.steps.ofPost(id, { withWaiting: true }) : [];
    const steps = all.map((step) => ({ ...step, files: shownAmong(step.files) }));
    return {
      content: { steps },
      version: steps.map((step) => [step.id, step.version, versionOfFiles(step.files)]),
      files: steps.flatMap(({ files }) => files),
    };
  }

  override agreed(postId: number): Promise<void> {
    return this.steps.endWaiting(postId);
  }

  override waitingAssets(postId: number): Promise<number[]> {
    return this.steps.waitingAssets(postId);
  }

  override removed(postId: number): Promise<void> {
    return this.steps.removeOfPosts([postId]);
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { nameOfKey } from '../../media/asset-keys';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFileRow, PostRow } from '../clinical-post.sql';
import type { CaseOutcome } from '../outcome/case-outcome.entity';
import { CaseOutcomeRepository } from '../outcome/case-outcome.repository';
import { CasePollRepository } from '../polls/case-poll.repository';
import { CaseStepRepository, type StepRow } from '../steps/case-step.repository';
import { shownOf } from './shown-fields';

/** The poll as members would see it. */
export interface ShownPoll {
  readonly question: string;
  readonly options: readonly string[];
}

/** Everything members would see of a post and its sequel once the patient agrees. */
export interface ShownContent {
  readonly post: PostRow;
  readonly steps: readonly StepRow[];
  readonly outcome: CaseOutcome | null;
  readonly poll: ShownPoll | null;
  /** Changes with any text or file. */
  readonly version: string;
}

interface Authored {
  readonly id: number;
  readonly authorId: number;
}

const isShown = ({ isHeld, state }: PostFileRow) => !isHeld && state !== 'rejected';

/** Reads everything in a case that a patient is asked to agree to. */
@Injectable()
export class ShownContents {
  constructor(
    private readonly posts: ClinicalPostRepository,
    private readonly steps: CaseStepRepository,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly polls: CasePollRepository,
  ) {}

  async of({ id, authorId }: Authored): Promise<ShownContent> {
    const row = await this.posts.findVisibleTo({ memberId: authorId, isAdmin: false }, { id });
    const steps = row.kind === 'case' ? await this.steps.ofPost(id, { withWaiting: true }) : [];
    const outcome = row.kind === 'case' ? await this.outcomes.ofPost(id) : null;
    const post = { ...row, files: row.files.filter(isShown) };
    const told = steps.map((step) => ({ ...step, files: step.files.filter(isShown) }));
    const poll = row.hasPoll ? await this.pollOf(id) : null;
    const content = { post, steps: told, outcome, poll };
    return { ...content, version: versionOf(content) };
  }

  private async pollOf(id: number): Promise<ShownPoll | null> {
    const poll = await this.polls.ofPost(id);
    if (!poll) return null;
    const options = await this.polls.optionsOf(id);
    return { question: poll.question, options: options.map(({ text }) => text) };
  }

  async versionOf(post: Authored): Promise<string> {
    return (await this.of(post)).version;
  }
}

/** Whether a file is not ready yet: what it will show cannot be agreed to. */
export const isPreparing = ({ post, steps }: Pick<ShownContent, 'post' | 'steps'>): boolean =>
  [post, ...steps].some(({ files }) => files.some(({ state }) => state === 'pending'));

const filesIn = (files: readonly PostFileRow[]) =>
  files.map(({ id, key, altText }) => [id, nameOfKey(key), altText]);

function versionOf({ post, steps, outcome, poll }: Omit<ShownContent, 'version'>): string {
  const content = [
    // A reported outcome is included separately below, and replaces the older note.
    shownOf(outcome ? { ...post, outcome: null } : post),
    filesIn(post.files),
    steps.map(({ id, version, files }) => [id, version, filesIn(files)]),
    outcome && [outcome.version, outcome.reportedAt],
    ...(poll ? [[poll.question, poll.options]] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { IsId } from '../../wire/ids';
import { OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import type { GroupVotes, PollDraft, PollOption } from './case-poll.repository';
import {
  CONFIDENCES,
  EXPERIENCES,
  LEAST_OPTIONS,
  MAX_OPTION,
  MAX_QUESTION,
  MOST_OPTIONS,
} from './poll.rules';
import type { SeenPoll } from './votes.service';

const OPTIONS = `Please give ${LEAST_OPTIONS} to ${MOST_OPTIONS} options, all of them different, with ${MAX_OPTION} characters at most.`;

const areOptions = (value: unknown) =>
  Array.isArray(value) &&
  value.length >= LEAST_OPTIONS &&
  value.length <= MOST_OPTIONS &&
  value.every((one) => typeof one === 'string' && one !== '' && [...one].length <= MAX_OPTION) &&
  new Set(value.map((one: string) => one.toLowerCase())).size === value.length;

/** A poll on a case. */
export class PollBody {
  @Wire({ max: MAX_QUESTION })
  @Required('Please ask a question.')
  @NoIdentifiers()
  readonly question!: string;

  @Wire({ of: 'text', max: MOST_OPTIONS })
  @Rule('options', areOptions, OPTIONS)
  @NoIdentifiers()
  readonly options!: string[];

  /** Hides votes and comments from members who have neither voted nor skipped. */
  @Wire('blind', { optional: true })
  readonly isBlind?: boolean;
}

export const draftOf = ({ question, options, isBlind = false }: PollBody): PollDraft => ({
  question,
  options,
  isBlind,
});

export class VoteBody {
  @Wire('option')
  @IsId('Please choose one of the options.')
  readonly optionId!: number;

  @Wire()
  @OneOf(CONFIDENCES, `Please say how sure you are: ${CONFIDENCES.join(', ')}.`)
  readonly confidence!: number;
}

export class PollOptionView {
  @Wire() id!: number;
  @Wire() text!: string;
  /** Omitted while a blind poll hides it. */
  @Wire({ optional: true }) votes?: number;
}

export class OwnVoteView {
  /** The id of the option. */
  @Wire('option') optionId!: number;
  @Wire() confidence!: number;
  /** The Brier score, from 0 to 1, once the right option is known. */
  @Wire({ optional: true }) score?: number;
}

export class OptionVotesView {
  @Wire('option') optionId!: number;
  @Wire() votes!: number;
}

export class VoterGroupView {
  @Wire() group!: string;
  @Wire() voters!: number;
  @Wire({ of: () => OptionVotesView }) votes!: OptionVotesView[];
}

export class PollView {
  @Wire({ words: ['commit', 'revealed'] }) state!: string;
  @Wire() question!: string;
  @Wire({ of: () => PollOptionView }) options!: PollOptionView[];
  /** Null if the member skipped, or did not vote in time. */
  @Wire({ of: () => OwnVoteView, optional: true, nullable: true })
  mine?: OwnVoteView | null;
  @Wire('blind', { optional: true }) isBlind?: boolean;
  @Wire({ optional: true }) voters?: number;
  /** By years since the first degree; groups small enough to identify members are left out. */
  @Wire('by_experience', { of: () => VoterGroupView, optional: true })
  byExperience?: VoterGroupView[];
  /** By the continent of the workplace. */
  @Wire('by_region', { of: () => VoterGroupView, optional: true }) byRegion?: VoterGroupView[];
}

export function pollView({
  question,
  options,
  isBlind,
  showsCounts,
  revealed,
}: SeenPoll): PollView {
  const shown = options.map(({ id, text, voteCount }) =>
    Object.assign(new PollOptionView(), { id, text, ...(showsCounts && { votes: voteCount }) }),
  );
  const view = Object.assign(new PollView(), {
    state: revealed ? 'revealed' : 'commit',
    question,
    options: shown,
  });
  if (!showsCounts) return view;
  const voters = options.reduce((sum, { voteCount }) => sum + voteCount, 0);
  if (!revealed) return Object.assign(view, { voters });
  const { mine, byExperience, byRegion } = revealed;
  const inOrder = EXPERIENCES.flatMap((name) => byExperience.filter(({ group }) => group === name));
  const byName = [...byRegion].sort((one, other) => one.group.localeCompare(other.group, 'en'));
  return Object.assign(view, {
    isBlind,
    voters,
    mine: mine && Object.assign(new OwnVoteView(), mine),
    byExperience: inOrder.map((group) => groupView(group, options)),
    byRegion: byName.map((group) => groupView(group, options)),
  });
}

function groupView({ group, voters, votes }: GroupVotes, options: readonly PollOption[]) {
  return Object.assign(new VoterGroupView(), {
    group,
    voters,
    votes: options.map(({ id }) =>
      Object.assign(new OptionVotesView(), { optionId: id, votes: votes.get(id) ?? 0 }),
    ),
  });
}

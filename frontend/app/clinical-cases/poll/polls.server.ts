import { api, dataOf, type RouteArgs, replyOf } from '../../wire/client.server';
import type { components } from '../../wire/schema';
import type { Poll, PollGroup } from './poll';

type PollView = components['schemas']['PollView'];
type GroupView = components['schemas']['VoterGroupView'];

export async function pollOf(args: RouteArgs, id: number): Promise<Poll> {
  const { result } = await dataOf(api(args).GET('/posts/{id}/poll', { params: { path: { id } } }));
  return toPoll(result);
}

function toPoll(view: PollView): Poll {
  const { question, mine } = view;
  return {
    question,
    isBlind: view.blind ?? true,
    isRevealed: view.state === 'revealed',
    options: view.options.map(({ id, text, votes }) => ({ id, text, votes: votes ?? null })),
    voters: view.voters ?? null,
    mine: mine
      ? { optionId: mine.option, confidence: mine.confidence, score: mine.score ?? null }
      : null,
    byExperience: view.by_experience?.map(toGroup) ?? [],
    byRegion: view.by_region?.map(toGroup) ?? [],
  };
}

const toGroup = ({ group, voters, votes }: GroupView): PollGroup => ({
  name: group,
  voters,
  votes: votes.map((one) => one.votes),
});

export const putPoll = (
  args: RouteArgs,
  id: number,
  body: { question: string; options: string[]; blind: boolean },
) => replyOf(api(args).PUT('/posts/{id}/poll', { params: { path: { id } }, body }));

export const removePoll = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/posts/{id}/poll', { params: { path: { id } } }));

export const voteIn = (args: RouteArgs, id: number, body: { option: number; confidence: number }) =>
  replyOf(api(args).POST('/posts/{id}/poll/vote', { params: { path: { id } }, body }));

export const skipPoll = (args: RouteArgs, id: number) =>
  replyOf(api(args).POST('/posts/{id}/poll/skip', { params: { path: { id } } }));

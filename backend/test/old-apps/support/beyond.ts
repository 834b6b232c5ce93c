import { aPhoto, beyondForm } from '../../beyond-surgery/support/beyond';
import type { Chapter } from './scene';

export const beyond: Chapter = async ({ on, anna, ben }) => {
  const add = 'POST addBeyondPost';
  await on.asks(anna, add, {}, beyondForm({ title: '' }));
  const beyond_surgery_id = await on.adds(
    anna,
    add,
    {},
    beyondForm({ title: 'A summit', indemnity: true }, await aPhoto()),
  );
  await on.reads(ben, 'getBeyondPost', { limit: 1 });
  await on.reads(ben, 'getBeyondPost', { beyond_surgery_id });
  await on.reads(ben, 'getBeyondPost', { fromMyCases: true, id: anna.id });
  const edit = 'POST editBeyondPost/{id}';
  const changed = () => beyondForm({ title: 'The summit', indemnity: true });
  await on.asks(ben, edit, { id: beyond_surgery_id }, changed());
  await on.asks(anna, edit, { id: beyond_surgery_id }, changed());
  for (const by of [ben, ben, ben])
    await on.asks(by, 'POST addBeyondPostLike', { beyond_surgery_id });
  await on.reads(ben, 'getLikeListOfBeyond', { beyond_surgery_id });
  await on.asks(ben, 'POST addBeyondPostToCollection', { beyond_surgery_id });
  await on.reads(ben, 'getBeyondCollection');
  await discussed(on, { anna, ben, beyond_surgery_id });
  await on.asks(ben, 'POST addBeyondReportReason', { beyond_surgery_id, reason: 'Not hers.' });
  await on.asks(anna, 'POST addBeyondReportReason', { beyond_surgery_id, reason: 'Mine.' });
  await on.reads(ben, 'searchBeyondUsers', { searchKey: 'An' });
  await on.reads(ben, 'searchBeyondUsers', { searchKey: 'Keller' });
  await on.reads(ben, 'loadUserById', { id: anna.id });
  await on.asks(ben, 'POST deleteBeyondPost', { beyond_surgery_id });
  await on.asks(anna, 'POST deleteBeyondPost', { beyond_surgery_id });
  await on.reads(ben, 'getBeyondPost', { beyond_surgery_id });
};

async function discussed(
  on: Parameters<Chapter>[0]['on'],
  {
    anna,
    ben,
    beyond_surgery_id,
  }: Pick<Parameters<Chapter>[0], 'anna' | 'ben'> & { beyond_surgery_id: number },
): Promise<void> {
  const said = { beyond_surgery_id, curruntComment: 'Which route?' };
  const id = await on.adds(ben, 'POST addCommentForBeyondId', said);
  await on.asks(ben, 'POST addCommentForBeyondId', { beyond_surgery_id, curruntComment: '' });
  await on.asks(ben, 'PUT beyond/comments/{id}', { id, comment: 'Which route did you take?' });
  await on.asks(anna, 'PUT beyond/comments/{id}', { id, comment: 'Not mine.' });
  await on.asks(anna, 'POST beyond/comments/{id}/like', { id });
  await on.reads(anna, 'getCommentForBeyondId', { beyond_surgery_id });
  await on.asks(anna, 'DELETE beyond/comments/{id}/like', { id });
  await on.asks(anna, 'POST beyond/comments/{id}/report', { id, reason: 'Rude.' });
  await on.asks(anna, 'POST deleteCommentForBeyondId', { comment_id: id });
  await on.asks(ben, 'POST deleteCommentForBeyondId', { comment_id: id });
}

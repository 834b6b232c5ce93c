import { columns, statement, time } from '../platform/database/statement';
import { LearningItem } from './learning-item.entity';

export const ITEMS_OF = statement({
  takes: { memberId: columns(LearningItem, 'authorId').authorId },
  gives: {
    ...columns(LearningItem, 'kind', 'title', 'description', 'speciality', 'publishedAt'),
    madeAt: time,
  },
  sql: `select kind, title, description, speciality, created_at as "madeAt", published_at as "publishedAt"
    from learning_item where author_id = :memberId order by id`,
});

import { signal } from '../platform/outbox/job';

export const caseLiked = signal<{ postId: number; memberId: number }>('case-liked');
export const caseCommented = signal<{ commentId: number }>('case-commented');

import { signal } from '../platform/outbox/job';

export const beyondLiked = signal<{ postId: number; memberId: number }>('beyond-liked');
export const beyondCommented = signal<{ commentId: number }>('beyond-commented');

import type { ClinicalPost } from './clinical-post.entity';
import type { PostRow } from './clinical-post.sql';
import { type EditedPost, PostPart, PostParts, type PublishedPost } from './post-parts';

/** What a part keeps of a post. */
class Noted {
  readonly postId!: number;
}

class Noting extends PostPart {
  override readonly hanging = [Noted];

  constructor(
    private readonly name: string,
    private readonly notes: string[],
  ) {
    super();
  }

  override async published(): Promise<void> {
    this.notes.push(`${this.name} published`);
  }

  override async readBy(_post: PostRow, memberId: number): Promise<void> {
    this.notes.push(`${this.name} read by ${memberId}`);
  }

  override async editing() {
    this.notes.push(`${this.name} before`);
    return async () => void this.notes.push(`${this.name} after`);
  }

  override async removed(postId: number): Promise<void> {
    this.notes.push(`${this.name} removed ${postId}`);
  }
}

/** Has nothing to do. */
class Silent extends PostPart {}

function registered() {
  const notes: string[] = [];
  const parts = new PostParts();
  parts.register(new Noting('first', notes), new Silent());
  parts.register(new Noting('second', notes));
  return { notes, parts };
}

describe('The parts of a post', () => {
  it('[D-1140] hear of a new post in the order in which they were registered', async () => {
    const { notes, parts } = registered();
    await parts.published({} as PublishedPost);
    expect(notes).toEqual(['first published', 'second published']);
  });

  it('look at a post before it is edited, and again once it is', async () => {
    const { notes, parts } = registered();
    const finish = await parts.editing({} as ClinicalPost);
    expect(notes).toEqual(['first before', 'second before']);
    await finish({} as EditedPost);
    expect(notes.slice(2)).toEqual(['first after', 'second after']);
  });

  it('[D-1131] learn who opens a post', async () => {
    const { notes, parts } = registered();
    await parts.readBy({} as PostRow, 5);
    expect(notes).toEqual(['first read by 5', 'second read by 5']);
  });

  it('[D-1130] say what hangs on posts, in the same order', () => {
    expect(registered().parts.hanging()).toEqual([Noted, Noted]);
  });

  it('keep nothing of a post whose consent is withdrawn', async () => {
    const { notes, parts } = registered();
    await parts.withdrawn(7);
    expect(notes).toEqual(['first removed 7', 'second removed 7']);
  });
});

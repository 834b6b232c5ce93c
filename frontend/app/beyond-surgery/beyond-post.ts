import type { Connection } from '../connections/api.server';
import type { Author } from '../profiles/author.server';

export interface BeyondFile {
  kind: 'video' | 'image';
  /** As the API returns it; the edit form sends it back. */
  url: string;
  /** The picture on a card; for a video null until its poster is made. */
  pictureUrl: string | null;
  altText: string;
  color?: string;
  width?: number;
  height?: number;
}

export interface BeyondPost {
  id: number;
  title: string;
  author: Author;
  /** The reader's connection with the author. */
  connection: Connection;
  file: BeyondFile | null;
  /** Only its author sees it until its video can be played. */
  isProcessing: boolean;
  /** Why it cannot be shown, for its author; empty if it can. */
  problem: string;
  postedAt: string;
  isHidden: boolean;
  isLiked: boolean;
  isSaved: boolean;
  likes: number;
  comments: number;
  version: number;
}

export interface BeyondPage {
  posts: BeyondPost[];
  nextBefore: number | null;
}

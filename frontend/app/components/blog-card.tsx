import type { Blog } from '../api/blogs.server';
import amber from '../art/contour-amber.svg';
import blue from '../art/contour-blue.svg';
import rose from '../art/contour-rose.svg';
import teal from '../art/contour-teal.svg';
import { usDate } from '../lib/time';
import { fetchFirst, fetchLater } from './fetch-first';
import { Link } from './link';
import '../styles/blogs.css';

const contours = [teal, amber, blue, rose];

/** Its own picture, or one of ours: the same for the same blog. */
export function pictureOf({ id, thumbnailUrl }: Pick<Blog, 'id' | 'thumbnailUrl'>): string {
  return thumbnailUrl ?? contours[id % contours.length] ?? teal;
}

interface BlogGridProps {
  blogs: Blog[];
  level?: 2 | 3;
  /** It begins where the page does, so its first picture is wanted at once. */
  isFirst?: boolean;
}

export function BlogGrid({ blogs, level = 2, isFirst = false }: BlogGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="blogs__grid">
      {blogs.map((blog, index) => (
        <li key={blog.id} className="blog">
          <img
            src={pictureOf(blog)}
            alt=""
            width={800}
            height={450}
            {...(isFirst && index === 0 ? fetchFirst : fetchLater)}
          />
          <p className="blog__cat">{blog.category}</p>
          <Title className="blog__title">
            <Link to={`/blogs/${blog.id}`}>{blog.title}</Link>
          </Title>
          <p className="quiet">Written by {blog.author}</p>
          <p className="quiet">
            <time dateTime={blog.publishedAt}>{usDate(blog.publishedAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

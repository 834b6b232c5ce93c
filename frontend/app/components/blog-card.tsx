import { Link } from '@remix-run/react';
import type { Blog } from '../api/blogs.server';
import amber from '../art/contour-amber.svg';
import blue from '../art/contour-blue.svg';
import rose from '../art/contour-rose.svg';
import teal from '../art/contour-teal.svg';
import { usDate } from '../lib/time';
import '../styles/blogs.css';

const contours = [teal, amber, blue, rose];

/** Its own picture, or one of ours: the same for the same blog. */
export function pictureOf({ id, thumbnailUrl }: Pick<Blog, 'id' | 'thumbnailUrl'>): string {
  return thumbnailUrl ?? contours[id % contours.length] ?? teal;
}

export function BlogGrid({ blogs, level = 2 }: { blogs: Blog[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="blogs__grid">
      {blogs.map((blog) => (
        <li key={blog.id} className="blog">
          <img src={pictureOf(blog)} alt="" width={800} height={450} loading="lazy" />
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

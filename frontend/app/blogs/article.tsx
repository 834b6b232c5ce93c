import { ArrowLeft } from 'lucide-react';
import { usDate } from '../lib/time';
import { Person } from '../profiles/person';
import { pictureOf } from '../ui/article-grid';
import { fetchFirst } from '../ui/fetch-first';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { WholeBlog } from './api.server';
import './blogs.css';
import '../ui/prose.css';

interface ArticleProps {
  blog: Omit<WholeBlog, 'publishedAt'> & { publishedAt: string | null };
}

/** A whole blog. */
export const Article = ({ blog }: ArticleProps) => (
  <article className="frame article">
    <Link className="btn btn--quiet form-page__back no-print" to="/blogs">
      <Icon of={ArrowLeft} />
      Blogs
    </Link>
    <ArticleParts blog={blog} heading="h1" />
  </article>
);

/** Its HTML has been sanitised by the API, both on write and on read. */
export function ArticleParts({ blog, heading: Heading }: ArticleProps & { heading: 'h1' | 'h2' }) {
  const { title, category, author, writer, publishedAt, html, pictureUrl } = blog;
  const day = publishedAt && <time dateTime={publishedAt}>{usDate(publishedAt)}</time>;
  return (
    <>
      <header className="article__head">
        <p className="article-card__cat">{category}</p>
        <Heading className="article__title" dir="auto">
          {title}
        </Heading>
        {writer ? (
          <div className="stack stack--s">
            <p className="muted">Written by</p>
            <Person person={writer}>{day}</Person>
          </div>
        ) : (
          <p className="muted">
            Written by{' '}
            <b>
              <bdi>{author}</bdi>
            </b>
            {day && <> · {day}</>}
          </p>
        )}
      </header>
      <img
        className="article__picture"
        src={pictureUrl ?? pictureOf({ ...blog, thumbnailUrl: null })}
        alt=""
        width={1600}
        height={900}
        {...fetchFirst}
      />
      <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

import { usDate } from '../lib/time';
import amber from './art/contour-amber.svg';
import blue from './art/contour-blue.svg';
import rose from './art/contour-rose.svg';
import teal from './art/contour-teal.svg';
import { fetchFirst, fetchLater } from './fetch-first';
import { Link } from './link';
import './article-grid.css';

const contours = [teal, amber, blue, rose];

/** An article in a list. */
export interface Article {
  id: number;
  title: string;
  category: string;
  summary: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  pictureUrl: string | null;
  thumbnailUrl: string | null;
}

/** The article's own picture, or one of ours, chosen by id so that it is always the same. */
export function pictureOf({ id, thumbnailUrl }: Pick<Article, 'id' | 'thumbnailUrl'>): string {
  return thumbnailUrl ?? contours[id % contours.length] ?? teal;
}

interface ArticleGridProps {
  articles: Article[];
  level?: 2 | 3;
  /** True if the grid is at the top of the page: its first picture is loaded eagerly. */
  isFirst?: boolean;
}

export function ArticleGrid({ articles, level = 2, isFirst = false }: ArticleGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="articles">
      {articles.map((article, index) => (
        <li key={article.id} className="article-card">
          <img
            src={pictureOf(article)}
            alt=""
            width={800}
            height={450}
            {...(isFirst && index === 0 ? fetchFirst : fetchLater)}
          />
          <p className="article-card__cat">{article.category}</p>
          <Title className="article-card__title">
            <Link to={`/blogs/${article.id}`}>
              <bdi>{article.title}</bdi>
            </Link>
          </Title>
          <p className="quiet">
            Written by <bdi>{article.author}</bdi>
          </p>
          <p className="quiet">
            <time dateTime={article.publishedAt}>{usDate(article.publishedAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

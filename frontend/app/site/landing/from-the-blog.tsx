import { type Article, ArticleGrid } from '../../ui/article-grid';
import { Link } from '../../ui/link';

export function FromTheBlog({ blogs }: { blogs: Article[] }) {
  return (
    <section className="frame teaser" id="blogs" aria-labelledby="blogs-title">
      <div className="page-head">
        <h2 id="blogs-title" className="big">
          From the blog
        </h2>
        {blogs.length > 0 && (
          <Link className="btn btn--quiet" to="/blogs">
            All blogs
          </Link>
        )}
      </div>
      {blogs.length > 0 ? (
        <ArticleGrid articles={blogs} level={3} />
      ) : (
        <p>The first articles are still being written.</p>
      )}
      <p className="teaser__benefits">
        Why do surgeons write here at all?{' '}
        <Link to="/benefit-blog">Ten benefits of surgeon-led online communities</Link>
      </p>
    </section>
  );
}

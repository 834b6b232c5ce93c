/** The placeholder of a post while it is loading. */
export function PostSkeleton() {
  return (
    <div className="card post" aria-hidden="true">
      <div className="post__head">
        <div className="person">
          <span className="skeleton skeleton--dot" />
          <span className="skeleton__lines">
            <span className="skeleton skeleton--line" />
            <span className="skeleton skeleton--line skeleton--short" />
          </span>
        </div>
      </div>
      <div className="skeleton skeleton--stage" />
      <div className="post__body skeleton__lines">
        <span className="skeleton skeleton--line" />
        <span className="skeleton skeleton--line" />
        <span className="skeleton skeleton--line skeleton--short" />
      </div>
    </div>
  );
}

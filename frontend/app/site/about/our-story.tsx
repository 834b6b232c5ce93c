export function OurStory() {
  return (
    <section className="frame about__hero" aria-labelledby="story">
      <p className="eyebrow">Our Story</p>
      <h1 className="display" id="story">
        It began with a question at two in the morning.
      </h1>
      <div className="about__cols">
        <p className="lead">
          Four surgeons in four countries kept sending each other pictures before difficult
          operations. The answers were better than any of us alone. The problem was that nobody else
          could read them.
        </p>
        <p className="lead">
          So we built a place where the question, the pictures and the answers stay together, where
          a name stands behind every word, and where no patient can be recognised.
        </p>
      </div>
    </section>
  );
}

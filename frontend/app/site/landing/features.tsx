import { Carousel } from '../../ui/carousel';
import { features } from './feature-list';

/** What members do here, as a row that one leafs through. */
export function Features() {
  return (
    <section className="frame feats" id="features" aria-labelledby="features-title">
      <h2 id="features-title" className="big">
        What surgeons do here
      </h2>
      <Carousel label="What surgeons do here">
        {features.map(({ title, text, picture, alt }) => (
          <li key={title} className="feat card">
            <div className="stage">
              <img src={picture} alt={alt} width={960} height={600} loading="lazy" />
            </div>
            <div className="feat__text">
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </Carousel>
    </section>
  );
}

import { BadgeCheck, MessageCircle } from 'lucide-react';
import lapGallbladder from '../../art/lap-gallbladder.svg';
import { Icon } from '../../components/icon';

export function Features() {
  return (
    <section className="frame feats" id="features" aria-labelledby="features-title">
      <h2 id="features-title" className="big">
        What surgeons do here
      </h2>
      <div className="feats__grid">
        <article className="feat feat--wide card">
          <div className="stage">
            <img src={lapGallbladder} alt="Laparoscopic view of a gallbladder being dissected" width={960} height={720} loading="lazy" />
          </div>
          <div className="feat__text">
            <h3>Share cases effortlessly</h3>
            <p className="muted">Scans, operative video, histology, reports. Uncropped, on a dark stage.</p>
          </div>
        </article>
        <div className="feats__more">
          <article className="feat card">
            <div className="feat__text">
              <Icon of={MessageCircle} size="l" />
              <h3>Discuss while it matters</h3>
              <p className="muted">Ask one clear question. Answers and replies stand together, below the picture they are about.</p>
            </div>
          </article>
          <article className="feat card">
            <div className="feat__text">
              <Icon of={BadgeCheck} size="l" />
              <h3>Know who is speaking</h3>
              <p className="muted">Photo, name, speciality and place stand beside every word. A profile shows training and memberships.</p>
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}

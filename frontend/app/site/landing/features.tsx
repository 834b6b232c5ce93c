import type { ReactNode } from 'react';
import { Carousel } from '../../ui/carousel';
import lapGallbladder from '../art/lap-gallbladder.svg';
import portMap from '../art/port-map.svg';
import eye from '../art/reel-eye.svg';
import suturePad from '../art/reel-suture-pad.svg';
import theatre from '../art/reel-theatre.svg';
import mountain from '../art/scene-mountain.svg';

/** The features: a carousel on phones, a grid on desktops. */
export function Features() {
  return (
    <section className="frame feats" id="features">
      <h2 className="big">What surgeons do here</h2>
      <Carousel label="What surgeons do here">
        <Feature
          title="Share cases effortlessly"
          text="Scans, operative video, histology, reports. Uncropped and zoomable, on a dark stage."
          isWide
        >
          <div className="stage">
            <Drawing of={lapGallbladder} alt="Drawing of a laparoscopic view of the gallbladder" />
          </div>
        </Feature>
        <Feature
          title="Connect one to one"
          text="Chat with any surgeon, or with the group of your speciality."
        >
          <Talk />
        </Feature>
        <Feature title="Learn in a minute" text="Short operative videos, by speciality.">
          <div className="feat__reels">
            {[eye, suturePad, theatre].map((picture) => (
              <img key={picture} src={picture} alt="" width={540} height={960} loading="lazy" />
            ))}
          </div>
        </Feature>
        <Feature
          title="Find the next post"
          text="Observerships, fellowships and research, offered by those who supervise them."
        >
          <ul className="feat__list">
            {posts.map(([title, where]) => (
              <li key={title}>
                <b>{title}</b>
                <span className="quiet">{where}</span>
              </li>
            ))}
          </ul>
        </Feature>
        <Feature
          title="Be a person, too"
          text="Beyond Surgery is for the boat, the cello and the mountain."
        >
          <div className="feat__pic">
            <Drawing of={mountain} alt="Drawing of a hiker on a ridge at sunrise" />
          </div>
        </Feature>
      </Carousel>
    </section>
  );
}

const posts = [
  ['Robotic HPB fellowship', 'Vienna · 12 months'],
  ['Observer, liver transplantation', 'Amman · 3 months'],
  ['Research position, thyroid', 'Kraków · 2 years'],
] as const;

interface FeatureProps {
  title: string;
  text: string;
  isWide?: boolean;
  /** A drawn example of the feature. */
  children: ReactNode;
}

function Feature({ title, text, isWide, children }: FeatureProps) {
  return (
    <li className={isWide ? 'feat feat--wide card' : 'feat card'}>
      <div className="feat__text">
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

function Drawing({ of, alt }: { of: string; alt: string }) {
  return <img src={of} alt={alt} width={960} height={720} loading="lazy" />;
}

function Talk() {
  return (
    <div className="feat__chat">
      <p className="said">Do you still have the port map from Tuesday?</p>
      <p className="said said--own said--picture">
        <Drawing of={portMap} alt="Drawing of where the three ports of a hernia repair go" />
      </p>
      <p className="said said--own">Sending it. Mind the inferior epigastric.</p>
      <p className="said">Thank you. That helps on Thursday.</p>
    </div>
  );
}

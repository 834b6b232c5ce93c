import { focusFirst } from '../../ui/focus-first';
import type { Mission } from '../api.server';
import theatre from '../art/reel-theatre.svg';

/** On `/about/mission` the section takes the focus, which scrolls it into view. */
export function OurMission({ mission, isWanted }: { mission: Mission | null; isWanted: boolean }) {
  return (
    <section
      className="dark-band"
      id="mission"
      aria-labelledby="mission-title"
      data-goto={isWanted ? '' : undefined}
      {...(isWanted ? focusFirst : {})}
    >
      <div className="frame about__mission-in">
        <div className="stage about__video">
          {mission ? (
            <Video mission={mission} />
          ) : (
            <img
              src={theatre}
              alt="A team pauses in theatre"
              width={540}
              height={960}
              loading="lazy"
            />
          )}
        </div>
        <div>
          <h2 className="about__label" id="mission-title">
            Our Mission
          </h2>
          <p className="about__big">
            Every surgeon, wherever they stand, should be able to ask someone who has seen it
            before.
          </p>
          {mission?.isSample && <p className="badge">Sample video</p>}
        </div>
      </div>
    </section>
  );
}

function Video({ mission: { videoUrl, posterUrl } }: { mission: Mission }) {
  return (
    <video
      controls
      playsInline
      preload="none"
      width={960}
      height={540}
      poster={posterUrl ?? undefined}
      aria-label="Our mission, a short video"
    >
      <source src={videoUrl} type="video/mp4" />
      <track kind="captions" src="/mission.vtt" srcLang="en" label="English" default />
    </video>
  );
}

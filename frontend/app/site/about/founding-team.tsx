import { initials } from '../../lib/words';
import { Carousel } from '../../ui/carousel';
import type { Voice } from '../api.server';
import { VoiceFigure } from '../voice';

/** The interval in milliseconds (spec part 1, section 9). */
const QUOTE_EVERY = 4_000;

/** The founders entered by administrators; none are hard-coded. */
export function FoundingTeam({ founders }: { founders: Voice[] }) {
  const quoted = founders.filter(({ quote }) => quote !== '');
  if (founders.length === 0) return <Unnamed />;
  return (
    <section className="frame about__sec" aria-labelledby="team">
      <div className="page-head">
        <h2 className="big" id="team">
          The Founding Team
        </h2>
        {founders.some(({ isSample }) => isSample) && <span className="badge">Sample people</span>}
      </div>
      <ul className="about__team">
        {founders.map((founder) => (
          <Founder key={founder.id} founder={founder} />
        ))}
      </ul>
      {quoted.length > 0 && (
        <div className="about__quotes">
          <Carousel label="What the founders say" every={QUOTE_EVERY} look="one">
            {quoted.map((founder) => (
              <li key={founder.id}>
                <VoiceFigure voice={founder} />
              </li>
            ))}
          </Carousel>
        </div>
      )}
    </section>
  );
}

function Founder({ founder: { fullName, about, motto, pictureUrl } }: { founder: Voice }) {
  return (
    <li>
      {pictureUrl ? (
        <img
          src={pictureUrl}
          alt={`Portrait of ${fullName}`}
          width={320}
          height={320}
          loading="lazy"
        />
      ) : (
        <span className="about__nobody" aria-hidden="true">
          {initials(fullName)}
        </span>
      )}
      <h3>{fullName}</h3>
      <p className="quiet">{about}</p>
      {motto && <p className="small muted">{motto}</p>}
    </li>
  );
}

/** Shown until founders are entered: a text that is true in any case. */
function Unnamed() {
  return (
    <section className="frame about__sec" aria-labelledby="team">
      <h2 className="big" id="team">
        The Founding Team
      </h2>
      <p className="lead about__none">Four surgeons, who began it with a question to each other.</p>
    </section>
  );
}

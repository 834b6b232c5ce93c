import type { Voice } from '../api.server';
import { VoiceFigure } from '../voice';

/** Testimonials entered by administrators. */
export function Testimonials({ voices }: { voices: Voice[] }) {
  return (
    <section className="dark-band" aria-labelledby="voices">
      <div className="frame">
        <h2 id="voices" className="big">
          What members say
        </h2>
        <ul className="voices__row">
          {voices.map((voice) => (
            <li key={voice.id}>
              <VoiceFigure voice={voice} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

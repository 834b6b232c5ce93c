import { SPECIALITIES } from '../../../../backend/src/reference-data/specialities.rules';

/** Lists every speciality, so that visitors find their own. */
export function Specialities() {
  return (
    <section className="frame specialities" aria-labelledby="specialities-title">
      <h2 id="specialities-title" className="big">
        Every speciality has its group
      </h2>
      <ul className="specialities__list">
        {SPECIALITIES.map((speciality) => (
          <li key={speciality}>{speciality}</li>
        ))}
      </ul>
    </section>
  );
}

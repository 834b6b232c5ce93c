import { genderName } from '../lib/words';

/** Age, gender and speciality: no more than this is ever shown about a patient. */
export function CaseFacts({
  age,
  gender,
  speciality,
}: {
  age: string;
  gender: string;
  speciality: string;
}) {
  const facts = [age, genderName(gender), speciality].filter(Boolean);
  return (
    <p className="post__facts">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

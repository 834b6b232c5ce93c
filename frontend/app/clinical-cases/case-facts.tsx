import { genderName } from '../lib/words';

/** Who is ill, and whose field it is: never more of a patient than this. */
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

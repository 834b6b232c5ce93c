import { Stitches } from '../../ui/stitches';

const days = [
  {
    day: 1,
    title: 'You post the case',
    text: 'Pictures first. Texts that name a patient are pointed out, file metadata is removed.',
  },
  {
    day: 2,
    title: 'Colleagues answer',
    text: 'Surgeons of every speciality read along. You see who speaks and where they work.',
  },
  {
    day: 5,
    title: 'You decide',
    text: 'Reply, ask back, take it to your team meeting. The decision is always yours.',
  },
  {
    day: 7,
    title: 'The case closes',
    text: 'Comments stop. The thread stays readable, and in your collection.',
  },
];

export function SevenDays() {
  return (
    <section className="week" aria-labelledby="week" id="howWework">
      <div className="frame">
        <div className="week__head">
          <h2 id="week">Seven days, seven stitches</h2>
          <p className="muted">
            A question asked at the right time deserves answers in time. Every case is open for one
            week, then it closes and becomes something to learn from.
          </p>
        </div>
        <ol className="week__line">
          {days.map(({ day, title, text }) => (
            <li key={day}>
              <p className="week__day">Day {day}</p>
              <Stitches placed={day} label={`${day} of 7`} isLarge />
              <h3>{title}</h3>
              <p className="muted small">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

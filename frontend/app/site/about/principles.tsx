import { Stitches } from '../../ui/stitches';

const principles = [
  {
    title: 'Free membership',
    text: 'No fee, no tier, no paid reach. A resident in Hanoi and a chair in Boston see the same page.',
  },
  {
    title: 'Effortless',
    text: 'Two minutes between scrubs are enough to post a case and read the answers.',
  },
  {
    title: 'Global',
    text: 'Every country, every time zone. There is always someone awake who knows.',
  },
  {
    title: 'All specialties coexist',
    text: 'The best idea for a hernia came from a plastic surgeon. Rooms are separate, doors are open.',
  },
];

export function Principles() {
  return (
    <section className="frame about__sec" aria-labelledby="principles">
      <h2 className="big" id="principles">
        Our guiding principles
      </h2>
      <ul className="about__rules">
        {principles.map(({ title, text }, index) => (
          <li key={title}>
            <Stitches placed={index + 1} of={4} label={`${index + 1} of ${principles.length}`} />
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { BookOpen, HandHeart, Share2, ShieldCheck } from 'lucide-react';
import { Icon } from '../../ui/icon';

const benefits = [
  { icon: HandHeart, title: 'Improve outcomes', text: 'Ask before the incision, not after.' },
  {
    icon: Share2,
    title: 'Share cases effortlessly',
    text: 'Pictures, video and reports in one place, de-identified.',
  },
  {
    icon: BookOpen,
    title: 'Upgrade your knowledge',
    text: 'Open and closed cases of your speciality.',
  },
  { icon: ShieldCheck, title: 'Build your reputation', text: 'A profile that shows your work.' },
];

export function Benefits() {
  return (
    <ul className="benefits">
      {benefits.map(({ icon, title, text }) => (
        <li key={title}>
          <span className="benefits__i">
            <Icon of={icon} />
          </span>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import histology from '../art/histology.svg';
import lapGallbladder from '../art/lap-gallbladder.svg';
import lapHernia from '../art/lap-hernia.svg';
import mrcp from '../art/mrcp.svg';
import suturePad from '../art/reel-suture-pad.svg';
import mountain from '../art/scene-mountain.svg';

interface Feature {
  title: string;
  text: string;
  picture: string;
  /** All are drawings. */
  alt: string;
}

export const features: readonly Feature[] = [
  {
    title: 'Share cases effortlessly',
    text: 'Scans, operative video, histology, reports. Uncropped, on a dark stage, with your question beside it.',
    picture: lapGallbladder,
    alt: 'Drawing of a laparoscopic view of the gallbladder',
  },
  {
    title: 'Connect one to one',
    text: 'Chat with any surgeon, or with the group of your speciality. Pictures and documents go along.',
    picture: lapHernia,
    alt: 'Drawing of a laparoscopic view of a hernia',
  },
  {
    title: 'Learn in a minute',
    text: 'Short operative clips, chosen by speciality, made to be watched between two cases.',
    picture: suturePad,
    alt: 'Drawing of a practice pad with sutures',
  },
  {
    title: 'Find the next post',
    text: 'Observerships, fellowships and research places, posted by the surgeons who supervise them.',
    picture: mrcp,
    alt: 'Drawing of bile ducts on magnetic resonance',
  },
  {
    title: 'Know who is speaking',
    text: 'Photo, name, speciality and place stand beside every word. A profile shows training and memberships.',
    picture: histology,
    alt: 'Drawing of a histological slide',
  },
  {
    title: 'Be a person, too',
    text: 'Beyond Surgery is for the boat, the cello and the mountain.',
    picture: mountain,
    alt: 'Drawing of a hiker on a ridge at sunrise',
  },
];

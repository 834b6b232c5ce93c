import type { DemoBlog } from './demo-blog';

export const hiddenNames: DemoBlog = {
  author: 'fatima.khalil',
  cover: 'lenses',
  category: 'Privacy',
  title: 'De-identifying a picture: nine places where a name can hide',
  summary:
    'Cropping off the name in the corner is the beginning. A short tour of the places in which clinical pictures give their owners away.',
  daysAgo: 9,
  html: `
<p>We all know the corner of the radiograph with the name in it, and we all crop it. Yet when I prepare pictures for teaching I still find a patient in one out of ten of them, in places where nobody had looked. Here are the nine that I check now, in the order in which I tend to find something.</p>
<h2>In the picture</h2>
<p><strong>1. Burnt-in text.</strong> Ultrasound and endoscopy towers write name, date of birth and number into the pixels. Removing the header of the file does not remove them. Crop the frame or paint a solid rectangle over it; blur is not enough, because blurred letters can sometimes be recovered.</p>
<p><strong>2. The wristband and the whiteboard.</strong> In photographs from theatre the patient is draped and the wall is not. Look at every surface with writing on it: the board, the labels on the specimen pot, the drip, the screen in the background.</p>
<p><strong>3. Skin.</strong> Tattoos, scars, birthmarks and jewellery identify people to those who know them, which is exactly whom we owe silence. If the finding is not the tattoo, frame the picture without it.</p>
<p><strong>4. The face, and the bar across the eyes.</strong> A black bar does not make a face anonymous; relatives recognise mouths, ears and hairlines at once. If the face is needed, you need written consent for that picture and that use. If it is not, leave it out.</p>
<p><strong>5. The three-dimensional face.</strong> A thin-slice CT or MRI of the head can be rendered into a recognisable face by anyone with free software. Share the slices that show the finding, not the volume.</p>
<h2>In the file</h2>
<p><strong>6. Metadata.</strong> A photograph from a phone knows when and where it was taken and on whose phone. A DICOM file carries dozens of fields about the patient, some of them private fields of the manufacturer. Export to an ordinary image format and strip what is left. (Suture removes metadata from every picture that is posted, but do not make a habit of depending on it.)</p>
<p><strong>7. The file name.</strong> “Hernia_Kowalski_1961.jpg” travels further than one thinks: into the mail, the backup, the download folder of everyone who saves it. Rename before you share.</p>
<h2>In the story</h2>
<p><strong>8. The date.</strong> “Last Tuesday, after the bus accident on the ring road” names a patient more reliably than a surname. Give intervals instead of dates: day two, six weeks later. Ages over 89 are better told as 90 and above, because so few people share them.</p>
<p><strong>9. The combination.</strong> Each of these is harmless alone: a rare tumour, a profession, a town. Together they are one person. Before posting, read your case as the patient’s neighbour would. If the neighbour would know, change what does not matter to the question, and say that you did.</p>
<h2>What is left is consent</h2>
<p>De-identification lowers the risk for the patient; it does not ask the patient. Laws differ between countries and hospitals, and so do people. My own rule is simple. If I can ask, I ask, I write down that I did, and I tell the patient who will see the picture: colleagues, on a network for surgeons, without a name. Hardly anybody has refused. Several have asked me later what the colleagues said.</p>
<h2>A minute before posting</h2>
<ul>
<li>Open the picture at full size and look along its four edges.</li>
<li>Look at the background as if it were the subject.</li>
<li>Read the file name aloud.</li>
<li>Read the text once as the neighbour.</li>
</ul>
<p>It takes a minute. Taking a picture back from the internet takes for ever.</p>`,
};

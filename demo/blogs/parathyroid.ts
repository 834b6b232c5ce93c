import type { DemoBlog } from './demo-blog';

export const parathyroid: DemoBlog = {
  author: 'marco.bellini',
  cover: 'tissue',
  category: 'Decision making',
  title: 'Parathyroid surgery: find four, or know why you stopped',
  summary:
    'Imaging has made the operation short and, on some days, has made us forget how to search. A few rules for the day on which the adenoma is not where the picture put it.',
  daysAgo: 50,
  html: `
<p>The most quoted sentence of parathyroid surgery is attributed to John Doppman: the only localisation that a patient needs is the localisation of an experienced parathyroid surgeon. It was said when scans were poor. Scans are good now, and the sentence has become unfashionable. On the day on which the scan is wrong it is still true.</p>
<h2>First, be sure of the disease</h2>
<p>Imaging does not make the diagnosis. Primary hyperparathyroidism is a calcium that is high, or high-normal, with a parathyroid hormone that is not suppressed, in a patient who takes neither lithium nor thiazides without having been thought about, with enough vitamin D, and in whom familial hypocalciuric hypercalcaemia has been considered. A negative scan in a patient with proven disease is a reason to refer to somebody who operates on many, not a reason against operating. A positive scan in a patient without the disease is a picture of a lymph node.</p>
<h2>The focused operation</h2>
<p>Some eighty-five per cent of patients have one adenoma. If ultrasound and a second method, sestamibi or four-dimensional CT or choline PET, agree on its place, a focused approach is quick and safe. What makes it more than a guess is the hormone. With a half-life of a few minutes, parathyroid hormone falls quickly when the source is out. By the Miami criterion, a fall of more than half from the highest value before excision, ten minutes after it, predicts cure with high accuracy. It is not perfect: in disease of several glands it may promise too much. Some of us ask for a fall into the normal range as well.</p>
<p>If the hormone does not fall, the operation has just begun. Tell the patient so beforehand.</p>
<h2>The search</h2>
<p>The embryo explains nearly everything. Upper glands come from the fourth pouch and travel little: look behind the upper half of the thyroid, near the point at which the recurrent nerve meets the inferior thyroid artery, on the back of the nerve. When they grow they fall, behind the oesophagus, into the upper posterior mediastinum. Lower glands come from the third pouch with the thymus and travel far: look at the lower pole, in front of the nerve, then in the thyrothymic ligament and the thymus itself, which can be drawn up into the neck.</p>
<p>If a gland is missing, ask which one. That needs the other three, seen and recognised, on paper if need be. Then the order is:</p>
<ol>
<li><strong>Missing upper gland:</strong> behind the pharynx and oesophagus, in the tracheo-oesophageal groove, down along it; then within the carotid sheath, then within the thyroid.</li>
<li><strong>Missing lower gland:</strong> the thymus, taken out through the neck; then an undescended gland, high at the angle of the jaw; then the sheath, then within the thyroid. Ultrasound on the table helps with the latter.</li>
</ol>
<p>Do not take out normal glands to feel busy, and do not do a lobectomy blindly on each side. A normal gland that is biopsied needlessly is a gland that may die.</p>
<h2>Know when to stop</h2>
<p>If four normal glands have been seen, or three and the known hiding places of the fourth have been searched, stop. Mark what you have seen, draw a map, close, and think again: more imaging, selective venous sampling, another surgeon. A second operation with a map is far safer than a first one without an end. The sternum is not opened on the day of the first neck exploration.</p>
<h2>The map</h2>
<p>The most valuable page of my notes is a drawing. Four circles, a cross for what was removed, a question mark for what was not found, and the nerve. If the patient ever needs another operation, perhaps in another country, this drawing is worth more than all the adjectives in the report. Draw it before you leave the theatre.</p>`,
};

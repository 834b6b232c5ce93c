import type { DemoChat } from './demo-chat';

export const inTwos: readonly DemoChat[] = [
  {
    in: 'two',
    cast: { m: 'mateo.alvarez', p: 'priya.raghunathan' },
    hoursAgo: 0.4,
    script: `
      p: Saw your comment on the hilar stricture. We had not sent IgG4.
      m: It takes two days here. What does the duct look like upstream?
      m: If it narrows in more than one place I would wait.
      p: One stricture, abrupt. CA 19-9 is 410 with bilirubin at 14.
      m: Then the marker tells you nothing yet. Drain first, repeat it when he is below 3.
      p: Left side drained by ERCP this morning. Right will need a PTBD, I think.
      m: Only if you plan to keep the right. What is the volumetry?

      p: FLR on the left is 34 percent. We would take the right.
      m: Then do not drain the right at all. Let it atrophy a little and embolise.
      p: That was my plan until the fellow quoted a guideline at me.
      m: Ask him which liver he intends to leave behind.
      p: I shall, word for word.
      m: Reference if you need it for the meeting: https://pubmed.ncbi.nlm.nih.gov/
      p: Thank you. PVE is booked for Monday.

      p: IgG4 came back normal, by the way. So it is what we think it is.
      m: Any brush cytology?
      p: Atypical, twice. The MDT accepts it without.
      m: Good. Send me the volumetry after four weeks?
      p: Of course. The list is at twelve days after that, which is exactly where I am stuck.
    `,
  },
  {
    in: 'two',
    cast: { m: 'mateo.alvarez', a: 'anna.schreiber' },
    hoursAgo: 5,
    script: `
      a: Are you still taking observers for robotic livers?
      m: Two at a time, eight weeks. Who is it?
      a: My senior registrar. Good hands, quiet, reads everything.
      m: Those are the ones I like. When?
      a: From March, if her visa agrees.
      m: Our office writes the letter in a week. I need her CV and her vaccination card.
      a: She will have it to you tonight.

      m: Received. She wrote her thesis on pedicle clamping in cirrhosis? We should talk.
      a: I told you she reads everything.
      m: March 2nd then. Tell her to bring an umbrella. It is Bogotá.
      a: Sending the protocol tonight.
    `,
  },
  {
    in: 'two',
    cast: { m: 'mateo.alvarez', o: 'omar.mansour' },
    hoursAgo: 29,
    script: `
      o: Walled-off necrosis, day 34, 14 cm, septic again. Step-up or straight to the retroperitoneum?
      m: Where does it touch the stomach?
      o: Along ten centimetres of the body. Easy window.
      m: Then through the stomach with a wide stent. Add the retroperitoneal drain only if the left gutter does not collapse.
      o: My endoscopist is away until Thursday.
      m: A 14 F percutaneous drain from the left flank buys you until Thursday, and it is the track for a VARD should you need it.
      o: Done at two o'clock. 600 ml, foul. Temperature is coming down.

      o: Stent placed today. He asked for soup.
      m: That is the best blood test there is.
    `,
  },
  {
    in: 'two',
    cast: { m: 'mateo.alvarez', y: 'yuki.tanaka' },
    hoursAgo: 2.2,
    script: `
      y: Your talk on the liver hanging manoeuvre is on our list for the Friday journal hour. May I have the slides?
      m: With pleasure. The video on slide 12 is large; I will put it on a link.
      y: Thank you. Our residents always ask how you protect the short veins.
      m: Slowly. And with a bit of luck I do not mention.
      y: I will translate that as "with experience".

      y: They liked it very much. One asked whether you ever convert to an anterior approach half-way.
      m: Twice. Both times I should have begun with it.
      y: Honest answers are what they remember. Thank you, Mateo.
      m: Any time. How is the gastrectomy trial?
      y: 212 of 260. We may close in spring.
    `,
  },
  {
    in: 'two',
    cast: { y: 'yuki.tanaka', h: 'hannah.clarke' },
    hoursAgo: 3.5,
    script: `
      h: Leak on day six after an Ivor Lewis. Contained, on CT a 3 cm cavity, she is well.
      y: Endoscopic vacuum if your unit does it. Changing the sponge every three to four days.
      h: We do. I was wondering about a stent instead, since she wants to go home.
      y: For a cavity I prefer the sponge. A stent covers what you want to see.
      h: Fair point. Sponge tomorrow.

      h: Three changes, cavity is the size of a pea. You were right.
      y: She was lucky to have you look on day six.
      h: Next leak I owe you a coffee in Tokyo.
      y: Please have no next leak. The coffee stands.
    `,
  },
  {
    in: 'two',
    cast: { y: 'yuki.tanaka', k: 'kenji.watanabe' },
    hoursAgo: 50,
    script: `
      k: ESD at the incisura, 4 cm, one area with deep wine-coloured depression. Would you operate at once?
      y: What does magnified NBI show there?
      k: Irregular, but no amorphous area.
      y: Then ESD en bloc as staging. If deeper than 500 µm we talk.
      k: Booked for Wednesday.

      k: 400 µm, no vessels, margins free. She needs no surgeon.
      y: My favourite kind of referral.
    `,
  },
  {
    in: 'two',
    cast: { g: 'gurpreet.bedi', l: 'liam.oconnor' },
    hoursAgo: 70,
    script: `
      g: Periprosthetic fracture, Vancouver B2, 81 years, cementless stem loose. Long modular for everybody?
      l: At 81 with that bone, yes. Cables first, then ream.
      g: Transfuse before?
      l: Cell saver and two units in the fridge.

      g: Done. 2 h 10. She has already complained about the food.
      l: A complaint on day one is a good prognostic sign.
    `,
  },
  {
    in: 'two',
    cast: { p: 'priya.raghunathan', n: 'nandini.iyer' },
    hoursAgo: 8,
    script: `
      n: Bile duct injury from elsewhere, day two, Strasberg E2. They want to send her tonight.
      p: Drains in place? Septic?
      n: One drain, 300 ml bile. No fever, lactate normal.
      p: Then let her come, but nobody repairs anything this week. MRCP, map, drain, wait.
      n: The family expects an operation tomorrow.
      p: Then you and I will explain it to them together at nine. Late and right beats early and twice.

      n: They understood. Thank you for coming down.
      p: They were kind people who were frightened. Six weeks.
    `,
  },
  {
    in: 'two',
    cast: { m: 'mateo.alvarez', v: 'valentina.rios' },
    hoursAgo: 96,
    script: `
      v: Grade IV liver, stable after packing. When do you want to see him back in theatre?
      m: 36 to 48 hours, when he is warm and the numbers are dull.
      v: They are getting dull. Lactate 1.6.
      m: Tomorrow at eight then. Is the angio suite free afterwards?
      v: I asked them nicely.

      v: Packs out, dry. You should see how many people smiled.
    `,
  },
  {
    in: 'two',
    cast: { e: 'elena.vasquez', a: 'arjun.mehta' },
    hoursAgo: 20,
    script: `
      a: Would you give HIPEC for a PCI of 19 in a 38-year-old appendiceal, low grade?
      e: If I can get to CC-0, yes. Low grade forgives the number.
      a: Small bowel mesentery is speckled but soft.
      e: Then open and look, with consent for both ways.

      a: CC-0 after nine hours. She is extubated.
      e: Wonderful. Now go to sleep.
    `,
  },
  {
    in: 'two',
    cast: { b: 'beatriz.almeida', c: 'chloe.bennett' },
    hoursAgo: 33,
    script: `
      c: Do you still drain your sleeves?
      b: Not since 2019. And nobody has missed it.
      c: We are the last in the city who do. I would like to stop, our anaesthetist would like data.
      b: Sending you the audit: 640 sleeves, no drain, four collections, one re-look.
      c: That will do it.
      b: Tell your anaesthetist a normal pulse on day one is the best drain.
    `,
  },
  {
    in: 'two',
    cast: { y: 'yuki.tanaka', a: 'anh.nguyen' },
    hoursAgo: 120,
    script: `
      a: May I send one of my residents to you for a week in May?
      y: Yes, please. Does she speak Japanese?
      a: Enough to order noodles and say sorry.
      y: That is most of what one needs in theatre.
    `,
  },
];

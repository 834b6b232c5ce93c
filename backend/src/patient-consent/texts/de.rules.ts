import type { PatientTexts } from './patient-texts.rules';

export const de: PatientTexts = {
  skip: 'Zum Inhalt',
  language: 'Sprache',
  changeLanguage: 'OK',
  ask: {
    pictures: {
      title: 'Dürfen andere Chirurgen Ihre Bilder sehen?',
      intro:
        'Ihr Chirurg oder Ihre Chirurgin, {surgeon}, möchte andere Chirurginnen und Chirurgen zu Ihrer Erkrankung um Rat fragen. Dafür würden einige Bilder und ein kurzer Text auf Suture gezeigt, einer Website für Chirurgen.',
    },
    words: {
      title: 'Dürfen andere Chirurgen über Ihre Erkrankung lesen?',
      intro:
        'Ihr Chirurg oder Ihre Chirurgin, {surgeon}, möchte andere Chirurginnen und Chirurgen zu Ihrer Erkrankung um Rat fragen. Dafür würde ein kurzer Text ohne Bilder auf Suture gezeigt, einer Website für Chirurgen.',
    },
    nobodyYet: 'Noch hat niemand von ihnen etwas gesehen. Sie entscheiden.',
    seenBefore:
      'Chirurginnen und Chirurgen haben dies seit dem {since} gesehen (Stimmen: {votes}, Kommentare: {comments}). Jetzt ist es verborgen, bis Sie entscheiden.',
  },
  shown: {
    heading: 'Das würden sie sehen',
    forSurgeons:
      'Der Text ist für Chirurgen geschrieben. Ihr Chirurg oder Ihre Chirurgin kann ihn erklären.',
    person: 'Über Sie',
    genders: { Male: 'Mann', Female: 'Frau', Other: 'Divers' },
    title: 'Titel',
    diagnosis: 'Erkrankung',
    words: 'Text',
    question: 'Frage an die Chirurgen',
    poll: 'Worüber die Chirurgen abstimmen',
    later: 'Was später geschah',
    outcome: 'Wie es ausging',
    day: 'Tag {day}',
    added: 'Neu',
    picture: 'Bild {number} von {count}',
    video: 'Video {number} von {count}',
    page: 'Seite {number} eines Befunds mit {count} Seiten',
    report: 'Befund {number} von {count}',
    notReady:
      'Diese Datei wird noch vorbereitet. Bitte öffnen Sie den Link in einigen Minuten noch einmal.',
    waitForFiles:
      'Sie können zustimmen, sobald alle Dateien bereit sind. Bitte sehen Sie in ein paar Minuten noch einmal nach.',
    lookAgain: 'Noch einmal ansehen',
    masked: 'Schwarze Balken verdecken Namen und andere Angaben. Niemand kann sie entfernen.',
    notShown:
      'Ihr Name, Ihre Adresse, Ihr Geburtsdatum und Ihre Patientennummer werden nicht gezeigt.',
    recognised:
      'Wer Sie gut kennt, könnte Ihre Geschichte trotzdem wiedererkennen. Das kommt selten vor.',
  },
  who: {
    heading: 'Wer darf es sehen?',
    field: 'Nur Chirurgen desselben Fachgebiets',
    all: 'Alle Chirurgen auf Suture',
    allAre: 'Mitglieder, die sich mit Namen und Beruf angemeldet haben',
    onlyIfWanted: 'Nur wenn Sie möchten',
    teaching: 'Es darf auch in der Lehre verwendet werden',
    teachingIs: 'Zum Beispiel in einer Vorlesung für junge Chirurgen',
    publication: 'Es darf auch in einer medizinischen Zeitschrift erscheinen',
    publicationIs:
      'Als Fallbericht, ohne Ihren Namen. Was gedruckt ist, kann nicht zurückgenommen werden.',
    visitors: 'Menschen ohne Konto dürfen die ersten Zeilen lesen',
    visitorsRead: 'Die ersten 200 Zeichen. Keine Bilder.',
  },
  know: {
    heading: 'Gut zu wissen',
    treatment: 'Ihre Behandlung bleibt gleich, wie auch immer Sie entscheiden.',
    mind: 'Sie können Ihre Meinung jederzeit ändern. Bewahren Sie diesen Link oder die Karte auf: Damit können Sie alles von Suture entfernen.',
    gone: 'Wenn Sie widerrufen, ist alles sofort von Suture verschwunden. Was jemand schon gesehen oder kopiert hat, lässt sich nicht zurückholen.',
    noName:
      'Wir fragen nicht nach Ihrem Namen, und niemand meldet sich bei Ihnen. Es kostet nichts.',
  },
  decide: {
    heading: 'Ihre Entscheidung',
    seen: 'Ich habe gesehen, was gezeigt würde und wer es sehen darf.',
    tick: 'Bitte kreuzen Sie dieses Feld an, bevor Sie zustimmen.',
    yes: 'Ja, ich stimme zu',
    no: 'Nein, ich stimme nicht zu',
    later: 'Sie können auch später entscheiden. Dieser Link gilt bis zum {date}.',
    someoneElse:
      'Entscheiden Sie für jemand anderen? Benutzen Sie diese Seite nur, wenn Sie für diese Person entscheiden dürfen, zum Beispiel als Vater oder Mutter.',
  },
  given: {
    title: 'Danke. Sie haben zugestimmt.',
    text: 'Ihr Chirurg oder Ihre Chirurgin kann jetzt andere um Rat fragen. Sie müssen nichts weiter tun.',
    others:
      'Es wurde noch jemand gefragt. Solange diese Person nicht zustimmt, sieht niemand etwas.',
    theySee: 'Was sie sehen',
    lookAgain: 'Bilder und Text noch einmal ansehen',
    narrower: 'Ändern, wer es sehen darf',
    save: 'Meine Auswahl speichern',
    newHeading: 'Etwas ist hinzugekommen',
    newText:
      'Was mit „Neu“ markiert ist, wurde hinzugefügt. Noch sieht es niemand sonst. Wenn Sie nichts tun, bleibt es verborgen.',
    newYes: 'Ja, auch das Neue zeigen',
  },
  receipt: {
    heading: 'Ihr Beleg',
    number: 'Belegnummer',
    agreedOn: 'Sie haben zugestimmt am',
    refusedOn: 'Sie haben Nein gesagt am',
    withdrewOn: 'Sie haben widerrufen am',
    hadAgreed: 'Sie hatten zugestimmt am',
    onWithNumber: '{date}, Beleg {number}',
    yes: 'Ja',
    no: 'Nein',
    keep: 'Bewahren Sie die Nummer auf: Schreiben Sie sie ab, drucken Sie diese Seite oder machen Sie ein Foto davon. Wir haben keinen Namen, unter dem wir Sie finden könnten.',
  },
  withdraw: {
    heading: 'Anders überlegt?',
    text: 'Sie können jederzeit mit diesem Link widerrufen. Sie brauchen keinen Grund zu nennen, und Ihre Behandlung bleibt gleich.',
    open: 'Meine Zustimmung widerrufen',
    removed: 'Die Bilder und der Text werden sofort und für alle von Suture entfernt.',
    surgeonTold:
      'Ihr Chirurg oder Ihre Chirurgin erfährt, dass Sie widerrufen haben, sonst nichts.',
    sure: 'Ja, alles von Suture entfernen.',
    tick: 'Bitte kreuzen Sie dieses Feld an, bevor Sie widerrufen.',
    submit: 'Meine Zustimmung widerrufen',
  },
  changed: {
    title: 'Etwas hat sich geändert. Stimmen Sie noch zu?',
    text: 'Sie hatten zugestimmt. Seitdem hat {surgeon} den Text oder die Bilder geändert. Niemand sonst sieht sie, bis Sie neu entscheiden.',
  },
  withdrawn: {
    title: 'Sie haben widerrufen.',
    text: 'Seit {time} sind die Bilder und der Text nicht mehr auf Suture. Niemand kann sie dort öffnen, auch nicht mit einem alten Link.',
    done: 'Sie müssen nichts weiter tun. Ihre Behandlung bleibt gleich.',
    worried: 'Noch Sorgen?',
    tellUs:
      'Wenn Sie Ihre Bilder jemals irgendwo sehen, sagen Sie es Ihrem Chirurgen oder Ihrer Chirurgin, oder schreiben Sie uns mit der Belegnummer. Ihren Namen müssen Sie nicht nennen.',
  },
  sheetMade:
    'Am {time} hat Suture eine Liste erstellt, wer das gesehen hatte, für die Menschen, die Ihre Daten schützen. Ihr Name steht nicht darauf: Wir kennen ihn nicht.',
  hidden: {
    title: 'Im Moment sieht dies niemand.',
    text: 'Suture hat die Bilder und den Text ausgeblendet, während etwas geprüft wird. Sie müssen nichts tun. Sie können trotzdem alles für immer von Suture entfernen lassen.',
  },
  closed: {
    title: 'Dies ist nicht mehr auf Suture.',
    text: 'Die Bilder und der Text wurden für alle von Suture entfernt, und die Bilder sind gelöscht. Sie müssen nichts weiter tun.',
  },
  refused: {
    title: 'Sie haben Nein gesagt. Es wird nichts gezeigt.',
    text: 'Niemand sieht Ihre Bilder auf Suture, und sie sind dort gelöscht. Ihre Behandlung bleibt gleich. Sie müssen nichts weiter tun.',
  },
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Er ist vielleicht unvollständig oder abgelaufen. Bitte scannen Sie den Code noch einmal, oder bitten Sie um eine neue Karte.',
  },
  problem: {
    changed:
      'Was gezeigt würde, hat sich gerade geändert. Bitte sehen Sie es noch einmal an, bevor Sie entscheiden.',
    late: 'Das geht so nicht mehr. Bitte sehen Sie die Seite noch einmal an.',
    busy: 'Im Moment gibt es zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
    failed:
      'Etwas ist schiefgegangen, und nichts wurde entschieden. Bitte versuchen Sie es noch einmal.',
  },
  card: {
    title: 'Ihre Bilder, Ihre Entscheidung',
    text: 'Scannen Sie den Code mit Ihrem Telefon. Sehen Sie, was gezeigt würde, und sagen Sie Ja oder Nein. Mit dieser Karte können Sie auch später widerrufen. Bitte bewahren Sie sie auf.',
  },
};

/** The form's messages are in `contact-form`, the opening hours in the common ones. */
const de = {
  meta: {
    title: 'Kontakt – Gratweg',
    description:
      'Schreiben oder rufen Sie uns an: Formular, Telefon, E-Mail und der Weg zu uns nach Cham. Wir antworten innert 24 Stunden.',
  },
  title: 'Kontakt',
  lead: 'Eine Frage, ein Wunschdatum, ein Projekt: Schreiben Sie uns kurz, worum es geht. {rule:answer}',
  mapAlt: 'Schematische Karte: Cham am Nordende des Zugersees, gegenüber die Stadt Zug',
  mail: 'E-Mail schreiben',
  call: 'Anrufen',
  way: {
    rule: 'Anfahrt',
    title: 'So finden Sie uns',
    lead: 'Wir sind oft draussen. Sagen Sie kurz, wann Sie kommen, dann ist jemand da.',
    alt: 'Schematische Karte von Cham: Vom Bahnhof führt der Fussweg über die Hauptstrasse Richtung See, der Veloweg folgt von Zug her dem Ufer, die Strasse kommt von der Autobahnausfahrt im Norden.',
    schematic: 'Schematisch. Nicht zur Navigation.',
    /** Labels on the map. */
    station: 'Bahnhof',
    exit: 'Ausfahrt Cham',
    toZug: 'nach Zug',
    foot: {
      title: 'Zu Fuss',
      text: 'Die S1 hält in Cham. Vom Bahnhof Richtung See, über die Hauptstrasse, dann rechts. Das dauert 6 Minuten.',
    },
    bike: {
      title: 'Mit dem Velo',
      text: 'Von Zug immer dem Ufer entlang, rund 6 Kilometer, ohne Steigung. Abschliessen können Sie vor dem Haus.',
    },
    car: {
      title: 'Mit dem Auto',
      text: 'Autobahn A4, Ausfahrt Cham, dann Richtung Zentrum. Parkplätze gibt es beim Bahnhof.',
    },
    outdoors:
      'Kurse und Anlässe beginnen nicht hier. Der Treffpunkt steht beim Termin im Event-Kalender und in Ihrer Bestätigung.',
  },
  direct: {
    rule: 'Direkt zum Ziel',
    title: 'Sie wissen schon, was Sie suchen',
    project: {
      title: 'Ein Projekt',
      text: 'Was Sie vorhaben, wann und in welchem Rahmen. Was Sie noch nicht wissen, lassen Sie offen.',
      link: 'Projekt anfragen',
    },
    date: {
      title: 'Ein Termin',
      text: 'Kurse und Anlässe mit Tag, Ort und freien Plätzen.',
      link: 'Zum Event-Kalender',
    },
    gift: {
      title: 'Ein Geschenk',
      text: '{rule:voucherDelivery}',
      link: 'Zum Shop',
    },
  },
}

export default de
export type Messages = typeof de

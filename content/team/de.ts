/**
 * Names, portraits and lives are told in the back office, see `content/people.ts`; without a name the role
 * is the headline.
 */
const de = {
  meta: {
    title: 'Das Team – Gratweg',
    description:
      'Zwei Personen: Gründung und Geschäftsführung mit MSc in Projektmanagement und Zertifikat als Survival-Instruktor, dazu die Administration.',
  },
  title: 'Zwei Personen, Ihr Gegenüber von Anfang bis Schluss',
  lead: 'Die Person, die Ihre Offerte schreibt, leitet auch Ihr Projekt oder Ihren Anlass. Die andere sorgt für Termine, Buchungen und Material.',
  bearing: 'Lieblings\u00adpeilung',
  fromCham: '{summit}, {degrees}° ab Cham',
  qualifications: 'Ausbildung',
  languages: 'Sprachen',
  experience: 'Erfahrung',
  since: 'seit {year}',
  profile: 'Werdegang',
  askFor: 'Richtig für',
  schematic: 'Karten schematisch. Nicht zur Navigation.',
  instructors: 'Ausserdem leitet',
  members: {
    founder: {
      role: 'Gründung und Geschäfts\u00adführung',
      training: 'MSc in Projektmanagement und Zertifikat als Survival-Instruktor',
      text: 'Leitet die Projekte, Kurse und Team-Events, schreibt die Offerten und ist am ersten Tag vor Ort.',
      askFor: 'Projektanfragen, Inhalte der Kurse und Team-Events, Sicherheit draussen',
      mapAlt: 'Karte vom Zugersee mit der Peilung von Cham nach Süden zum Rigi Kulm',
    },
    coFounder: {
      role: 'Mitgründung und Administra\u00adtion',
      training: 'Termine, Buchungen, Rechnungen, Material',
      text: 'Sorgt dafür, dass Termine stimmen, Rechnungen ankommen und das Material gezählt hinausgeht und gezählt zurückkommt.',
      askFor: 'Termine und freie Plätze, Rechnungen, Gutscheine, Bestellungen',
      mapAlt: 'Karte vom Zugersee mit der Peilung von Cham nach Südosten zum Zugerberg',
    },
  },
  work: {
    label: 'Zu zweit',
    title: 'Was das für Sie heisst',
    items: [
      {
        title: 'Keine Übergabe',
        text: 'Was im ersten Gespräch versprochen wird, hält dieselbe Person. Einen Verkauf dazwischen gibt es nicht.',
      },
      {
        title: 'Ein klares Ja oder Nein',
        text: 'Sind wir ausgebucht, sagen wir es sofort und nennen den nächsten freien Zeitraum.',
      },
      {
        title: 'Drinnen und draussen dieselben Regeln',
        text: 'Wie wir führen und entscheiden, steht in sieben kurzen Abschnitten auf der Seite Philosophie.',
      },
    ],
    link: 'Woran wir uns halten',
  },
  reach: {
    label: 'Nächster Schritt',
    title: 'So erreichen Sie uns',
    text: 'Zu den Öffnungszeiten per Telefon. Sind wir im Kurs, schreiben Sie uns. {rule:answer}',
    action: 'Kontakt aufnehmen',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
  },
}

export default de
export type Messages = typeof de

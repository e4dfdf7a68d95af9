/** Names are configured in `content/company.ts`; without one the role is the headline. */
const de = {
  meta: {
    title: 'Das Team – Gratweg',
    description:
      'Zwei Personen: Gründung und Geschäftsführung mit MSc in Projektmanagement und Zertifikat als Survival-Instruktor, dazu die Administration.',
  },
  title: 'Zwei Personen, ein Büro, viel Wald.',
  lead: 'Wir sind klein. Wer anruft, spricht mit der Person, die nachher auch mitgeht.',
  bearing: 'Lieblingspeilung',
  fromCham: '{degrees}° ab Cham',
  askFor: 'Richtig für',
  schematic: 'Schematisch. Nicht zur Navigation.',
  members: {
    founder: {
      role: 'Gründung und Geschäfts\u00adführung',
      training: 'MSc in Projektmanagement, Zertifikat als Survival-Instruktor',
      text: 'Leitet die Projekte und die Kurse, und kennt darum beide Sorten Nebel. Schreibt die Offerten selber und steht am Montag da, wenn es losgeht.',
      askFor: 'Projektanfragen, Inhalte der Kurse und Anlässe, Sicherheit draussen',
      summit: 'Fast genau im Süden. Wer diese Linie kennt, findet von jedem Ufer heim.',
      mapAlt: 'Kartenausschnitt mit Rigi Kulm und der Peilung von Cham her',
    },
    coFounder: {
      role: 'Mitgründung und Administration',
      training: 'Termine, Buchungen, Rechnungen, Material',
      text: 'Hält zusammen, was sonst auseinanderläuft, und sorgt dafür, dass das Material gezählt hinausgeht und gezählt zurückkommt.',
      askFor: 'Daten und freie Plätze, Rechnungen, Gutscheine, Bestellungen',
      summit: 'Der Hausberg. Nah genug, um nach dem Mittag wieder am Telefon zu sein.',
      mapAlt: 'Kartenausschnitt mit dem Zugerberg und der Peilung von Cham her',
    },
  },
  work: {
    label: 'Zu zweit',
    title: 'Was das für Sie heisst',
    paragraphs: [
      'Projekte und Kurse leitet dieselbe Person. Was draussen nicht trägt, verwenden wir auch drinnen nicht.',
      'Zwischen Verkauf und Ausführung gibt es keine Übergabe, denn es gibt keinen Verkauf. Was im ersten Gespräch versprochen wird, muss dieselbe Person halten.',
      'Es heisst auch: Manchmal sind wir ausgebucht. Dann sagen wir es im ersten Gespräch und nennen den nächsten Zeitraum, der frei ist.',
    ],
    link: 'Woran wir uns halten',
  },
  reach: {
    label: 'Nächster Schritt',
    title: 'So erreichen Sie uns',
    text: 'Am Telefon ist, wer gerade nicht im Wald ist. Sind beide draussen, hat auch das Telefon keinen Empfang. Schreiben Sie dann eine E-Mail.',
    action: 'Kontakt aufnehmen',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
  },
}

export default de
export type Messages = typeof de

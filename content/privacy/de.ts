import type { IntroWords } from '../intro-words.ts'

/** Privacy statement (Swiss data protection act of 25 September 2020). The places in braces are filled by the page. */
const de = {
  meta: {
    title: 'Datenschutz – Gratweg',
    description:
      'Welche Daten Gratweg bearbeitet, wozu und wie lange. Ein Cookie für die Sprache, keines für Werbung, keine Besucherverfolgung.',
  },
  title: 'Daten\u00adschutz\u00aderklärung',
  lead: 'Wir bearbeiten so wenige Daten wie möglich und nur, was ein Kauf, eine Buchung oder eine Antwort braucht. Es gilt das Schweizer Datenschutzgesetz (DSG).',
  drawingAlt: 'Feldbuch mit Gummiband, Zeichnung',
  facts: [
    {
      label: 'Verantwortlich',
      value: '{company}',
    },
    {
      label: 'Adresse',
      value: '{street}, {city}',
    },
    {
      label: 'E-Mail',
      value: '{email}',
    },
    {
      label: 'Fassung',
      value: 'Fassung vom 21. November 2026, zur Prüfung durch die Rechtsberatung der Inhaber',
    },
  ],
  sections: [
    {
      title: 'Was auf Ihrem Gerät bleibt',
      paragraphs: [
        'Zwei Cookies merken sich die Sprache: i18next hält die von Ihnen gewählte Sprache, lng-hint sagt dem Server, in welcher Sprache er die Seite ausliefern soll.',
        'Im lokalen Speicher des Browsers liegen cart (Ihr Warenkorb) und i18nextLng (die Sprache). Übermittelt wird der Warenkorb nur, um Preis und Bestand zu prüfen, und wenn Sie zur Kasse gehen.',
        'Mehr speichern wir dort nicht. Es gibt keine Werbung, keine Besucherstatistik und keine eingebetteten Inhalte von Dritten. Sie können alles jederzeit im Browser löschen.',
      ],
    },
    {
      title: 'Was wir bearbeiten und wozu',
      paragraphs: [
        'Bestellung: Name, E-Mail, Lieferadresse bei Ware, bestellte Artikel und der Stand der Zahlung. Damit erfüllen wir den Vertrag, senden die Bestätigung und stellen Gutscheine aus.',
        'Nachricht oder Anfrage: was Sie uns schreiben und Ihre Absenderangaben. Damit antworten wir Ihnen.',
        'Betrieb der Website: Der Server kann Zeit, aufgerufene Adresse, IP-Adresse und Fehlermeldungen protokollieren. Wir brauchen das nur, um Störungen und Missbrauch zu erkennen.',
      ],
    },
    {
      title: 'Wer die Daten sonst noch sieht',
      paragraphs: [
        'Sie bezahlen auf der Seite eines Zahlungsdienstes. Dort geben Sie Ihre Zahlungsdaten ein; Kartennummern erreichen uns nie. Der Dienst erhält, was er für die Zahlung braucht, und kann Daten auch im Ausland bearbeiten. Es gelten seine eigenen Bestimmungen.',
        'Dazu kommen die Dienste, die wir für Hosting und E-Mail-Versand beauftragen, und für Pakete die Post. Sonst geben wir keine Daten weiter und verkaufen keine.',
      ],
    },
    {
      title: 'Wie lange',
      paragraphs: [
        'Bestellungen und Rechnungen bewahren wir zehn Jahre auf, wie es das Obligationenrecht verlangt. Anfragen ohne Auftrag löschen wir, sobald sie erledigt sind.',
      ],
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können Auskunft, Berichtigung, Löschung und die Herausgabe Ihrer Daten verlangen oder einer Bearbeitung widersprechen. Schreiben Sie an {email}.',
        'Aufsicht ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern.',
      ],
    },
  ],
  actions: [
    {
      label: 'Frage zum Datenschutz',
      to: '/kontakt',
    },
    {
      label: 'Impressum',
      to: '/impressum',
    },
    {
      label: 'AGB',
      to: '/agb',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de

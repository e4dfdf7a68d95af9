import type { IntroWords } from '../intro-words.ts'

/** General terms and conditions. The places in braces are filled by the page; the version is kept with each order. */
const de = {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen – Gratweg',
    description:
      'Bedingungen für Shop, Gutscheine, Kurse und Team-Events: Preise in CHF mit Versand, Gutscheine zehn Jahre gültig, Absage und Wetter.',
  },
  title: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: 'Was gilt, wenn Sie bei uns kaufen, buchen oder einen Gutschein einlösen.',
  drawingAlt: 'Feldbuch mit Gummiband, Zeichnung',
  facts: [
    {
      label: 'Vertragspartnerin',
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
      title: 'Bestellung',
      paragraphs: [
        'Die Produkte im Shop sind eine Einladung zur Bestellung. Vor dem Bezahlen sehen Sie den Warenkorb mit Mengen und Gesamtpreis und können alles ändern.',
        'Der Vertrag kommt zustande, wenn Ihre Zahlung bestätigt ist. Sie erhalten sofort eine Bestätigung per E-Mail.',
        'Ändert sich ein Preis oder der Bestand, nachdem Sie den Warenkorb gefüllt haben, so zeigen wir das vor der Zahlung an. Verrechnet wird dann nichts.',
      ],
    },
    {
      title: 'Preise und Zahlung',
      paragraphs: [
        'Alle Preise sind Endpreise in Schweizer Franken (CHF). Der Versand innerhalb der Schweiz ist inbegriffen.',
        'Sie bezahlen auf der gesicherten Seite eines Zahlungsdienstes. Während Sie bezahlen, ist die Ware für Sie zurückgelegt.',
      ],
    },
    {
      title: 'Lieferung und Gewähr',
      paragraphs: [
        'Wir liefern an Adressen in der Schweiz. Gutscheine senden wir als PDF an die angegebene E-Mail-Adresse.',
        'Prüfen Sie die Ware beim Empfang und melden Sie uns Mängel bald. Es gilt die gesetzliche Gewährleistung von zwei Jahren: Wir ersetzen, mindern den Preis oder erstatten.',
        'Das Schweizer Recht sieht für Käufe im Internet kein allgemeines Widerrufsrecht vor. Passt etwas nicht, schreiben Sie uns, bevor Sie es benützen.',
      ],
    },
    {
      title: 'Gutscheine',
      paragraphs: [
        'Gutscheine gelten zehn Jahre ab Ausstellung und sind übertragbar. Massgebend ist der Code. Eine Auszahlung in bar ist nicht vorgesehen.',
      ],
    },
    {
      title: 'Kurse und Team-Events: Absage',
      paragraphs: [
        'Bis 14 Tage vor Beginn verschieben oder absagen Sie kostenlos. Vom 13. bis zum 3. Tag vorher bezahlen Sie 50 % des Preises, danach den ganzen Preis.',
        'Eine Ersatzperson dürfen Sie jederzeit schicken, ohne Kosten. Bei Krankheit oder Unfall mit Zeugnis finden wir ein neues Datum.',
        'Sagen wir ab, wählen Sie zwischen einem neuen Datum und dem vollen Betrag zurück.',
      ],
    },
    {
      title: 'Wetter und Sicherheit',
      paragraphs: [
        'Regen und Kälte gehören dazu. Bei Sturm- oder Gewitterwarnung, Hochwasser oder Lawinengefahr verschieben wir; Ihr Platz bleibt, oder Sie erhalten Ihr Geld zurück.',
        'Über die Sicherheit entscheidet vor Ort die Leitung; bitte folgen Sie ihren Anweisungen. Sagen Sie uns vorher, was wir über Ihre Gesundheit wissen müssen.',
        'Die Versicherung gegen Unfall und Haftpflicht ist Sache der Teilnehmenden.',
      ],
    },
    {
      title: 'Haftung und Recht',
      paragraphs: [
        'Für Schäden aus Absicht oder grober Fahrlässigkeit haften wir nach Gesetz. Für leichte Fahrlässigkeit ist die Haftung ausgeschlossen, soweit das Gesetz es zulässt; für Personenschäden gilt dieser Ausschluss nicht.',
        'Es gilt Schweizer Recht. Gerichtsstand ist der Sitz von {company}; zwingende Gerichtsstände, namentlich für Konsumentinnen und Konsumenten, bleiben vorbehalten.',
        'Massgebend ist die deutsche Fassung. Mit jeder Bestellung halten wir fest, welche Fassung galt.',
      ],
    },
  ],
  actions: [
    {
      label: 'Kontakt aufnehmen',
      to: '/kontakt',
    },
    {
      label: 'Datenschutz',
      to: '/datenschutz',
    },
    {
      label: 'Impressum',
      to: '/impressum',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de

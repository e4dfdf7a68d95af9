import type { LegalMessages } from '../legal-messages.ts'

/** Contents required by UWG article 3, paragraph 1, letter s. */
const de = {
  meta: {
    title: 'Impressum – Gratweg',
    description:
      'Anbieterin dieser Website: Firma, Postadresse, Telefon, E-Mail und UID, dazu Hinweise zu Inhalt, Karten, Urheberrecht und Barrierefreiheit.',
  },
  title: 'Impressum',
  lead: 'Wer hinter dieser Website steht und wie Sie uns erreichen.',
  sections: {
    anbieterin: {
      title: 'Anbieterin',
      paragraphs: [],
    },
    bestellen: {
      title: 'Bestellen und buchen',
      paragraphs: [
        'Die Schritte bis zum Vertrag, wie Sie Eingaben berichtigen und wann wir bestätigen, stehen in den AGB: [im Shop](/agb#bestellen) und [für Kurse und Team-Events](/agb#buchen).',
        'Preise und Dauer gelten, wie sie hier veröffentlicht sind.',
      ],
    },
    inhalte: {
      title: 'Inhalt und Links',
      paragraphs: [
        'Wir prüfen unsere Angaben sorgfältig. Finden Sie trotzdem einen Fehler, schreiben Sie an {email}.',
        'Für Inhalte fremder Websites, auf die wir verweisen, sind deren Betreiber verantwortlich.',
      ],
    },
    karten: {
      title: 'Karten und Zeichen',
      paragraphs: [
        'Karte und Panorama sind schematisch und nicht zur Navigation bestimmt. Für unterwegs nehmen Sie bitte die Landeskarte.',
        'Gelb, Rot und Blau stehen bei uns für die Stufen 1, 2 und 3 der Kurse, nicht für die Kategorien der Schweizer Wanderwege. Wie anspruchsvoll ein Weg ist, sagt der Grad der SAC-Wanderskala auf der Seite des Kurses.',
      ],
    },
    urheberrecht: {
      title: 'Urheberrecht',
      paragraphs: [
        'Texte, Zeichnungen und Karten gehören {company}. Für jede Verwendung fragen Sie uns bitte vorher.',
        'Die Schriften Archivo und Newsreader stehen unter der SIL Open Font License 1.1.',
      ],
    },
    zugang: {
      title: 'Barrierefreiheit',
      paragraphs: [
        'Die Website soll mit Tastatur, Vorleseprogramm und starker Vergrösserung bedienbar sein; unser Massstab sind die WCAG 2.2, Stufe AA. Wo das nicht gelingt, sagen Sie es uns: {email}.',
      ],
    },
  },
  facts: {
    company: { label: 'Firma', value: '{company}' },
    address: { label: 'Postadresse', value: '{street}, {city}, Schweiz' },
    email: { label: 'E-Mail', value: '{email}' },
    phone: { label: 'Telefon', value: '{phone}' },
    representative: { label: 'Geschäftsführung', value: '{representative}' },
    register: { label: 'Handelsregister', value: 'Kanton Zug, {uid}' },
    vat: { label: 'MWST-Nummer', value: '{vatNumber}' },
  },
} satisfies LegalMessages & Record<'facts', unknown>

export default de
export type Messages = typeof de

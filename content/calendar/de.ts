import type { IntroWords } from '../intro-words.ts'

/** Event calendar: introduction, empty state and load failure (texts of the specification, section 8). */
const de = {
  meta: {
    title: 'Event-Kalender – Gratweg',
    description:
      'Öffentliche Kurse und Anlässe von Gratweg: Survival-Training und Team-Events mit Datum. Team-Events auch an Ihrem Wunschtag.',
  },
  title: 'Event-Kalender',
  lead: 'Alle öffentlichen Kurse und Anlässe. Team-Events legen wir auf Ihren Wunschtag.',
  drawingAlt: 'Panorama von Cham nach Süden über den Zugersee zu Rigi und Alpen',
  upcoming: 'Nächste Anlässe',
  empty: 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
  loadFailed: 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  facts: [
    {
      label: 'Aufbruch',
      value: '1 Tag, CHF 200.00 pro Person',
    },
    {
      label: 'Durchhaltevermögen',
      value: '2 Tage mit Biwak, CHF 250.00 pro Person',
    },
    {
      label: 'Klarer Kompass',
      value: '2½ Tage, CHF 300.00 pro Person',
    },
  ],
  sections: [
    {
      title: 'Kein passendes Datum?',
      paragraphs: [
        'Für Gruppen legen wir ein eigenes Datum fest. Schreiben Sie uns, wie viele Sie sind und wann es ginge.',
        'Wer schenken möchte, braucht kein Datum: Gutscheine gelten zehn Jahre.',
      ],
    },
  ],
  actions: [
    {
      label: 'Datum vorschlagen',
      to: '/kontakt',
    },
    {
      label: 'Zu den drei Stufen',
      to: '/survival-training',
    },
    {
      label: 'Gutscheine im Shop',
      to: '/shop',
    },
  ],
} satisfies IntroWords & {
  upcoming: string
  empty: string
  loadFailed: string
}

export default de
export type Words = typeof de

import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Prenotare un posto – Gratweg',
    description:
      'Prenotare un posto in un corso o un’uscita di squadra: indicare il corso, scegliere la data, ricevere la conferma per e-mail.',
  },
  title: 'Prenotare un posto',
  lead: 'Ci indichi il corso o l’uscita, la data e il numero di persone. La prenotazione vale quando la confermiamo per e-mail.',
  drawingAlt: 'Panorama da Cham verso sud, oltre il lago di Zugo, fino al Rigi e alle Alpi',
  facts: [
    {
      label: 'Aufbruch',
      value: '1 giorno, CHF 200.00 a persona',
    },
    {
      label: 'Durchhaltevermögen',
      value: '2 giorni con bivacco, CHF 250.00 a persona',
    },
    {
      label: 'Klarer Kompass',
      value: '2½ giorni, CHF 300.00 a persona',
    },
    {
      label: 'Uscite di squadra',
      value: 'forfait fino a 12 persone, da CHF 1’400.00',
    },
  ],
  sections: [
    {
      title: 'Come prenotare',
      paragraphs: [
        'Scelga una data nel calendario o ne proponga una per il Suo gruppo.',
        'Ci scriva il corso, la data e il numero di persone. Verifichiamo i posti e confermiamo per e-mail.',
        'In caso di allerta per tempesta o temporali rinviamo. Il Suo posto rimane.',
      ],
    },
  ],
  actions: [
    {
      label: 'Richiedere un posto',
      to: '/kontakt',
    },
    {
      label: 'Vedere il calendario',
      to: '/event-kalender',
    },
    {
      label: 'Regalare un buono',
      to: '/shop',
    },
  ],
}

export default it

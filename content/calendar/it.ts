import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Calendario – Gratweg',
    description:
      'Corsi e uscite pubblici di Gratweg con le relative date. Le uscite di squadra si svolgono anche nel giorno che preferisce.',
  },
  title: 'Calendario',
  lead: 'Tutti i corsi e le uscite pubblici. Per le uscite di squadra il giorno lo sceglie Lei.',
  drawingAlt: 'Panorama da Cham verso sud, oltre il lago di Zugo, fino al Rigi e alle Alpi',
  upcoming: 'Prossime date',
  empty: 'Al momento non sono previste uscite pubbliche. Torni presto a trovarci.',
  loadFailed:
    'Non è stato possibile caricare gli eventi del calendario. La preghiamo di riprovare più tardi.',
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
  ],
  sections: [
    {
      title: 'Nessuna data adatta?',
      paragraphs: [
        'Per i gruppi fissiamo una data a parte. Ci scriva quanti siete e quando andrebbe bene.',
        'Per un regalo non serve una data: i buoni valgono dieci anni.',
      ],
    },
  ],
  actions: [
    {
      label: 'Proporre una data',
      to: '/kontakt',
    },
    {
      label: 'Vedere i tre livelli',
      to: '/survival-training',
    },
    {
      label: 'Buoni regalo nel negozio',
      to: '/shop',
    },
  ],
}

export default it

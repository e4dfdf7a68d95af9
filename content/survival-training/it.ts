import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Corsi di sopravvivenza in tre livelli – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass: tre livelli di corso, da 1 a 2½ giorni, da CHF 200.00 a CHF 300.00 a persona.',
  },
  title: 'Tre livelli. Una direzione.',
  lead: 'All’aperto si capisce presto che cosa regge: una decisione chiara, una buona pausa, una persona che resta calma. I nostri corsi sono segnati come i sentieri svizzeri. Giallo, rosso, blu.',
  drawingAlt: 'Tenda e fuoco in riva a un lago, sopra le stelle girano attorno alla stella polare',
  facts: [
    {
      label: 'Durata',
      value: 'da 1 a 2½ giorni',
    },
    {
      label: 'Prezzo',
      value: 'da CHF 200.00 a CHF 300.00 a persona',
    },
    {
      label: 'Per chi',
      value: 'singole persone, dirigenti, team di progetto',
    },
  ],
  levels: {
    aufbruch: {
      title: 'Aufbruch',
      text: 'Il primo passo fuori dalle abitudini. Accende un fuoco, trova l’acqua e legge il terreno prima che il terreno legga Lei.',
      facts: '1 giorno, CHF 200.00 a persona',
      link: 'Il livello 1 nel dettaglio',
      alt: 'Sole del mattino sopra un lago, in primo piano un sentiero chiaro',
    },
    durchhaltevermoegen: {
      title: 'Durchhalte\u00advermögen',
      text: 'Una notte al bivacco. Sonno, calore e buonumore scarseggiano. È allora che si vede come decide un gruppo.',
      facts: '2 giorni con bivacco, CHF 250.00 a persona',
      link: 'Il livello 2 nel dettaglio',
      alt: 'Tenda e fuoco in riva a un lago, sopra le stelle girano attorno alla stella polare',
    },
    'klarer-kompass': {
      title: 'Klarer Kompass',
      text: 'Il Suo itinerario, la Sua decisione. Nel terreno con carta e azimut: noi La accompagniamo, Lei guida.',
      facts: '2½ giorni, CHF 300.00 a persona',
      link: 'Il livello 3 nel dettaglio',
      alt: 'Vetta nella luce di mezzogiorno sotto un anello di bussola, una traccia tratteggiata vi sale',
    },
  },
  sections: [
    {
      title: 'All’aperto e in ufficio',
      paragraphs: [
        'Un fuoco sotto la pioggia insegna le priorità: prima l’esca, poi la legna, poi la fiamma.',
        'La notte al bivacco insegna a dosare le forze prima che manchino.',
        'Camminare seguendo un azimut insegna a tenere la direzione quando la meta non si vede.',
        'La decisione di tornare indietro insegna a fermare un progetto finché ci vuole ancora coraggio.',
      ],
    },
  ],
  actions: [
    {
      label: 'Vedere le date',
      to: '/event-kalender',
    },
    {
      label: 'Buoni regalo nel negozio',
      to: '/shop',
    },
  ],
}

export default it

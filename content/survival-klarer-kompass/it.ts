import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Klarer Kompass: sopravvivenza, livello 3 – Gratweg',
    description:
      'Un corso per dirigenti già pratici del terreno: preparare l’itinerario, guidare il gruppo, saper tornare. 2½ giorni, CHF 300.00 a persona.',
  },
  title: 'Klarer Kompass',
  lead: 'Klarer Kompass vuol dire bussola chiara. Il Suo itinerario, la Sua decisione, con carta e azimut: noi La accompagniamo, Lei guida.',
  drawingAlt: 'Vetta nella luce di mezzogiorno sotto un anello di bussola, una traccia tratteggiata vi sale',
  facts: [
    {
      label: 'Durata',
      value: '2½ giorni',
    },
    {
      label: 'Prezzo',
      value: 'CHF 300.00 a persona',
    },
    {
      label: 'Per chi',
      value: 'dirigenti con esperienza all’aperto',
    },
    {
      label: 'Contenuto',
      value: 'itinerario, guida del gruppo, decisioni nell’incertezza',
    },
  ],
  sections: [
    {
      title: 'Che cosa si fa',
      paragraphs: [
        'Prepara l’itinerario sulla carta, assegna i compiti e guida il gruppo. La responsabilità ruota: ogni persona guida un tratto.',
        'Lungo la via qualcosa cambia: il tempo, l’ora, qualcuno è stanco. Lei decide se proseguire e dice perché.',
      ],
    },
    {
      title: 'Che cosa resta in ufficio',
      paragraphs: [
        'Dopo questo corso sa come decide quando mancano le informazioni. E quale effetto hanno le Sue decisioni sugli altri.',
      ],
    },
  ],
  actions: [
    {
      label: 'Prenotare un posto',
      note: 'CHF 300.00',
      to: '/buchen?serviceId=klarer-kompass',
    },
    {
      label: 'Vedere le date',
      to: '/event-kalender',
    },
    {
      label: 'Regalarlo con un buono',
      to: '/shop',
    },
  ],
}

export default it

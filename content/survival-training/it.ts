import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Corsi di sopravvivenza in tre livelli – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass: tre livelli di corso, da 1 a 2½ giorni, da {price:survival-from} a {price:survival-to} a persona.',
  },
  titleLines: ['Tre livelli.', 'Una direzione.'],
  lead: 'All’aperto si capisce presto che cosa regge: una decisione chiara, una buona pausa, una persona che resta calma. I nostri corsi sono segnalati come i sentieri svizzeri. Giallo, rosso, blu.',
  levels: {
    aufbruch: {
      text: 'Il primo passo fuori dalle abitudini. Accende un fuoco, trova l’acqua e legge il terreno prima che il terreno legga Lei.',
      link: 'Il livello 1 nel dettaglio',
    },
    durchhaltevermoegen: {
      text: 'Una notte in bivacco. Sonno, calore e buonumore scarseggiano. È allora che si vede come decide un gruppo.',
      link: 'Il livello 2 nel dettaglio',
    },
    'klarer-kompass': {
      text: 'Il Suo itinerario, la Sua decisione. Con carta, azimut e due notti fuori: noi La accompagniamo, Lei guida.',
      link: 'Il livello 3 nel dettaglio',
    },
  },
  transfer: {
    name: 'All’aperto e in ufficio',
    title: 'Che cosa si fa fuori, e che cosa ne resta in ufficio.',
    outside: 'All’aperto',
    inside: 'In ufficio',
    pairs: [
      { outside: 'Un fuoco sotto la pioggia', inside: 'Priorità: prima l’esca, poi la legna, poi la fiamma' },
      { outside: 'La notte in bivacco', inside: 'Dosare le forze prima che manchino' },
      { outside: 'Seguire l’azimut', inside: 'Tenere la direzione quando la meta non si vede' },
      {
        outside: 'La decisione di tornare indietro',
        inside: 'Fermare un progetto quando ci vuole ancora coraggio',
      },
    ],
  },
  comparison: {
    name: 'Confronto',
    title: 'I tre livelli a confronto',
  },
  gift: {
    name: 'Buoni regalo',
  },
}

export default it

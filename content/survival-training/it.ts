import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Corsi di sopravvivenza attorno al lago di Zugo – Gratweg',
    description:
      'Corsi di sopravvivenza attorno al lago di Zugo, da 1 a 2½ giorni, dal primo fuoco al proprio itinerario, da {francs:survival-from} a {francs:survival-to} a persona.',
  },
  title: 'Corsi di sopravvivenza attorno al lago di Zugo',
  motto: 'Livello dopo livello. Una direzione.',
  lead: 'Corsi da 1 a 2½ giorni, dal primo fuoco al Suo itinerario, da {francs:survival-from} a {francs:survival-to} a persona. Può partecipare anche senza conoscere nessuno. I corsi si tengono in tedesco.',
  sign: { label: 'Vedere le date', condition: 'a persona', note: 'da {francs:survival-from}' },
  levels: {
    aufbruch: {
      text: 'Accende il fuoco senza accendino, rende potabile l’acqua e si orienta con la carta. Non serve esperienza.',
      link: 'Il livello 1 nel dettaglio',
    },
    durchhaltevermoegen: {
      text: 'Una notte in bivacco: allestisce un campo, resta al caldo, dosa le forze e decide bene anche quando arriva la stanchezza.',
      link: 'Il livello 2 nel dettaglio',
    },
    'klarer-kompass': {
      text: 'Prepara l’itinerario, conduce il gruppo con carta e azimut e passa due notti nel campo montato da voi. La nostra guida La accompagna.',
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
    title: 'I livelli a confronto',
    grades:
      'T1, T2 e T3 sono gradi della scala escursionistica del Club Alpino Svizzero (CAS): T1 escursioni su buoni sentieri, T2 escursioni in montagna con tratti ripidi, T3 escursioni impegnative in montagna, in parte fuori dai sentieri. Giallo, rosso e blu sono i nostri colori per i livelli 1, 2 e 3.',
  },
  gift: {
    name: 'Buoni regalo',
  },
}

export default it

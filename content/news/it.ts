import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Novità da progetti e corsi – Gratweg',
    description:
      'Brevi note da progetti, corsi e uscite per team: che cosa riesce all’aperto, che cosa no e che cosa ne resta in ufficio.',
  },
  section: 'Novità',
  title: 'Novità da progetti e corsi',
  lead: 'Ciò che notiamo nei progetti, nei corsi e nelle uscite per team, in poche righe.',
  feed: 'Abbonarsi al feed',
  pager: { pages: 'Pagine delle note', previous: 'Note più recenti', next: 'Note più vecchie' },
  article: {
    credit: 'Immagine: {name}',
    trail: 'Si trova qui',
    more: 'Altre note',
    newer: 'Più recente',
    older: 'Più vecchia',
    all: 'Tutte le novità',
    write: 'Ci scriva',
  },
  notFound: {
    title: 'Questa nota non esiste.',
    text: 'Forse è stata rimossa, o l’indirizzo è sbagliato. Tutte le note sono nell’elenco, la più recente in cima.',
    link: 'Vedere tutte le novità',
  },
}

export default it

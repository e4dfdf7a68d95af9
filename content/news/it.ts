import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Dal taccuino: note e novità – Gratweg',
    description:
      'Brevi note da progetti, corsi e uscite di squadra: che cosa riesce all’aperto, che cosa no e che cosa ne resta in ufficio.',
  },
  section: 'Novità',
  title: 'Dal taccuino',
  lead: 'Ciò che notiamo in cammino e nei progetti. Annotato in breve, finché la matita scrive.',
  feed: 'Abbonarsi al feed',
  pager: { pages: 'Pagine delle note', previous: 'Note più recenti', next: 'Note più vecchie' },
  article: {
    trail: 'Si trova qui',
    more: 'Altre note',
    newer: 'Più recente',
    older: 'Più vecchia',
    all: 'Tutte le note',
    write: 'Ci scriva',
  },
  notFound: {
    title: 'Nel taccuino manca questa pagina.',
    text: 'La nota non esiste o non esiste più. Le altre sono nell’elenco, la più recente in cima.',
    link: 'A tutte le note',
  },
}

export default it

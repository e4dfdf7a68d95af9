import type { Messages } from './de.ts'

const it: Messages = {
  kind: 'Informazioni legali',
  asOf: 'Stato: {day}',
  contents: 'Sommario',
  draft: 'Bozza: la consulenza legale dei titolari la confermerà prima della pubblicazione.',
  others: 'Altre informazioni',
  versions: {
    link: 'Versioni precedenti',
    title: 'Versioni',
    meta: {
      title: '{document}: versioni – Gratweg',
      description: 'Tutte le versioni di «{document}» di Gratweg, con ciò che è cambiato dall’una all’altra.',
    },
    lead: 'Ogni versione resta consultabile. Per un ordine o una prenotazione vale quella che ha accettato.',
    since: 'in vigore da: {day}',
    until: 'in vigore: {from} – {until}',
    isNow: 'È la versione oggi in vigore.',
    wasUntil: 'Questa versione non è più in vigore (fino a: {day}). Oggi ne vale un’altra.',
    toNow: 'Vedere la versione attuale',
    all: 'Tutte le versioni',
    version: 'Versione: {day}',
    further: '{version} (n. {n})',
    compare: 'Mostra le modifiche',
    changes: 'Modifiche rispetto alla versione precedente ({day})',
    hide: 'Leggere senza le modifiche',
    none: 'In questa lingua le due versioni dicono lo stesso.',
    company: 'I dati dell’azienda sono quelli attuali.',
    unknown: {
      title: 'Questa versione non esiste.',
      lead: 'Il link è incompleto o non è più valido.',
    },
  },
  difference: {
    added: 'nuovo',
    removed: 'eliminato',
    sections: { added: 'nuova sezione', removed: 'sezione eliminata', moved: 'sezione spostata' },
    lead: 'Introduzione',
  },
}

export default it

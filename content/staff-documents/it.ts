import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Documenti',
  lead: 'PDF per le pagine, per esempio liste del materiale, regolamento o ritratto dell’azienda. Ognuno ha bisogno di un titolo in quattro lingue.',
  upload: {
    choose: 'Scegliere un PDF',
    hint: 'Fino a 10 MB, senza password, programmi e file allegati.',
    busy: 'Il documento viene trasmesso',
    done: 'Il documento è arrivato',
    type: 'Scelga un PDF fino a 10 MB.',
    failed: 'Non è stato possibile trasmettere il documento. Riprovi.',
  },
  empty: 'Ancora nessun documento.',
  states: { draft: 'bozza', published: 'pubblicato' },
  nowhere: 'su nessuna pagina',
  untitled: 'Senza titolo',
  list: {
    filter: 'Quali documenti',
    filters: { all: 'Tutti', published: 'Pubblicati', draft: 'Bozze', nowhere: 'Su nessuna pagina' },
    search: 'Titolo',
    find: 'Cercare',
    nothingFound: 'Nessun documento corrisponde.',
    columns: { title: 'Titolo', pages: 'Pagine', state: 'Stato', size: 'Grandezza' },
    bytes: 'Grandezza in byte',
  },
  form: {
    lead: 'Chi visita il sito vede quanto sta qui solo dopo la pubblicazione.',
    title: 'Titolo',
    titleHint: 'Il nome del link sulla pagina e del file che si scarica.',
    pages: 'Pagine',
    pagesHint: 'Su queste pagine si può scaricare il documento. Senza una pagina non è accessibile.',
    required: 'Compili questo campo.',
    publish: 'Pubblicare',
    published: 'Il documento è pubblicato',
    save: 'Scaricare',
    remove: 'Togliere il documento',
    removeAsk: 'Il documento scompare da tutte le pagine. Il file viene cancellato dopo una settimana.',
    removed: 'Il documento è tolto',
  },
  history: {
    title: 'Versioni precedenti',
    present: 'ora sul sito',
    bring: 'Riprendere nel modulo',
    brought: 'La versione precedente è nel modulo.',
  },
}

export default it

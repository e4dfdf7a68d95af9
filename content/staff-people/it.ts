import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Persone',
  lead: 'Chi appare sulla pagina Team, con ritratto e percorso. Ciò che resta vuoto non lascia spazi bianchi.',
  columns: { person: 'Persona', told: 'Dati', portrait: 'Ritratto' },
  members: { founder: 'Fondazione e direzione', coFounder: 'Cofondazione e amministrazione' },
  edit: 'Modificare',
  told: '{n} dati su {of}',
  has: 'ritratto presente',
  missing: 'ritratto mancante',
  view: 'Vedere la pagina',
  formLead:
    'Un testo appare solo nelle lingue in cui è scritto qui. Il compito e la direzione preferita si modificano in «Testi», pagina Team.',
  optional: '(facoltativo)',
  parts: { person: 'Persona', portrait: 'Ritratto', career: 'Percorso' },
  name: 'Nome',
  role: 'Funzione',
  roleHint: 'Nella forma che la persona preferisce. Vuoto: la denominazione abituale.',
  biography: 'Due o tre frasi',
  biographyHint: 'Una di queste personale. Vuoto: la descrizione del compito.',
  languages: 'Lingue di lavoro',
  languagesHint: 'Per esempio: tedesco, inglese',
  since: 'Dirige dal (anno)',
  profileUrl: 'Profilo pubblico',
  profileHint: 'Indirizzo che inizia con https://',
  qualification: {
    title: 'Formazione {n}',
    name: 'Titolo',
    body: 'Scuola o associazione',
    year: 'Anno',
    add: 'Aggiungere una formazione',
    remove: 'Rimuovere la formazione {n}',
  },
  portrait: {
    choose: 'Scegliere un’immagine',
    replace: 'Scegliere un’altra immagine',
    remove: 'Rimuovere l’immagine',
    alt: 'Descrizione per chi non vede l’immagine',
    altHint:
      'Necessaria in quattro lingue. Per esempio: ritratto al margine del bosco, sorridente, con giacca verde',
    credit: 'Chi ha scattato la foto e chi ne ha approvato la pubblicazione?',
  },
  publish: 'Pubblicare',
  publishing: 'Pubblicazione in corso',
  published: 'Pubblicato sulla pagina Team',
  unsaved: 'Non ancora pubblicato',
  wrong: {
    title: 'Controlli, per favore',
    required: 'Compili questo campo.',
    german: 'Necessario almeno in tedesco.',
    year: 'Inserisca un anno come 2012.',
    url: 'Inserisca un indirizzo che inizia con https://.',
    long: 'Questo testo è troppo lungo.',
  },
  history: {
    title: 'Versioni precedenti',
    present: 'ora sulla pagina',
    bring: 'Riprendere nel modulo',
    brought: 'La versione precedente è nel modulo. Vale solo dopo la pubblicazione.',
  },
}

export default it

import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  open: LABELS.search,
  label: { de: 'Suche', en: 'Find', fr: 'Recherche', it: 'Ricerca' },
  placeholder: {
    de: 'Name, Nummer, Telefon oder Befehl',
    en: 'Name, number, telephone or command',
    fr: 'Nom, numéro, téléphone ou commande',
    it: 'Nome, numero, telefono o comando',
  },
  close: LABELS.close,
  hits: { de: 'Treffer', en: 'Found', fr: 'Résultats', it: 'Risultati' },
  commands: { de: 'Tun', en: 'Do', fr: 'Faire', it: 'Fare' },
  found: {
    one: { de: '{n}\u00a0Treffer', en: '{n}\u00a0result', fr: '{n}\u00a0résultat', it: '{n}\u00a0risultato' },
    other: {
      de: '{n}\u00a0Treffer',
      en: '{n}\u00a0results',
      fr: '{n}\u00a0résultats',
      it: '{n}\u00a0risultati',
    },
  },
  none: {
    de: 'Nichts gefunden für «{q}».',
    en: 'Nothing found for “{q}”.',
    fr: 'Rien trouvé pour «\u202f{q}\u202f».',
    it: 'Nessun risultato per «{q}».',
  },
  short: {
    de: 'Ab zwei Zeichen wird gesucht.',
    en: 'The search begins with two characters.',
    fr: 'La recherche commence dès deux caractères.',
    it: 'La ricerca comincia da due caratteri.',
  },
  failed: {
    de: 'Die Suche antwortet gerade nicht.',
    en: 'The search doesn’t answer right now.',
    fr: 'La recherche ne répond pas en ce moment.',
    it: 'La ricerca in questo momento non risponde.',
  },
  kinds: {
    customer: LABELS.person,
    booking: LABELS.booking,
    order: LABELS.order,
    voucher: LABELS.voucher,
    request: { de: 'Anfrage', en: 'Request', fr: 'Demande', it: 'Richiesta' },
    quote: { de: 'Offerte', en: 'Quote', fr: 'Devis', it: 'Offerta' },
    invoice: LABELS.invoice,
    event: LABELS.event,
    command: { de: 'Befehl', en: 'Command', fr: 'Action', it: 'Comando' },
  },
  bookings: {
    one: {
      de: '{n}\u00a0Buchung',
      en: '{n}\u00a0booking',
      fr: '{n}\u00a0réservation',
      it: '{n}\u00a0prenotazione',
    },
    other: {
      de: '{n}\u00a0Buchungen',
      en: '{n}\u00a0bookings',
      fr: '{n}\u00a0réservations',
      it: '{n}\u00a0prenotazioni',
    },
  },
  orders: {
    one: { de: '{n}\u00a0Bestellung', en: '{n}\u00a0order', fr: '{n}\u00a0commande', it: '{n}\u00a0ordine' },
    other: {
      de: '{n}\u00a0Bestellungen',
      en: '{n}\u00a0orders',
      fr: '{n}\u00a0commandes',
      it: '{n}\u00a0ordini',
    },
  },
  unnamed: { de: 'ohne Namen', en: 'no name', fr: 'sans nom', it: 'senza nome' },
  from: { de: 'von {name}', en: 'from {name}', fr: 'de {name}', it: 'da {name}' },
  /** For whom a voucher is. */
  to: { de: 'für {name}', en: 'for {name}', fr: 'pour {name}', it: 'per {name}' },
  rest: { de: 'Rest {amount}', en: '{amount} left', fr: 'solde {amount}', it: 'restano {amount}' },
  standing: {
    valid: { de: 'gültig', en: 'valid', fr: 'valable', it: 'valido' },
    blocked: { de: 'gesperrt', en: 'blocked', fr: 'bloqué', it: 'bloccato' },
    suspended: {
      de: 'Rückerstattung läuft',
      en: 'refund pending',
      fr: 'remboursement en cours',
      it: 'rimborso in corso',
    },
    used_up: { de: 'eingelöst', en: 'redeemed', fr: 'encaissé', it: 'riscattato' },
    lapsed: { de: 'abgelaufen', en: 'expired', fr: 'échu', it: 'scaduto' },
    voided: { de: 'ungültig', en: 'void', fr: 'nul', it: 'nullo' },
    replaced: { de: 'ersetzt', en: 'replaced', fr: 'remplacé', it: 'sostituito' },
  },
  telephone: LABELS.bookByTelephone,
  telephoneFor: {
    de: 'Am Telefon buchen für {name}',
    en: 'Book by telephone for {name}',
    fr: 'Réserver par téléphone pour {name}',
    it: 'Prenotare per telefono per {name}',
  },
  go: { de: 'Gehen zu {part}', en: 'Go to {part}', fr: 'Aller à {part}', it: 'Andare a {part}' },
  keys: {
    choose: { de: 'wählen', en: 'choose', fr: 'choisir', it: 'scegliere' },
    open: { de: 'öffnen', en: 'open', fr: 'ouvrir', it: 'aprire' },
    tab: { de: 'neuer Tab', en: 'new tab', fr: 'nouvel onglet', it: 'nuova scheda' },
    only: { de: 'nur Befehle', en: 'commands only', fr: 'actions seules', it: 'solo comandi' },
    close: { de: 'zu', en: 'close', fr: 'fermer', it: 'chiudere' },
  },
  lookup: {
    label: {
      de: 'Wer ruft an? Name, Telefon oder E-Mail',
      en: 'Who is calling? Name, telephone or e-mail',
      fr: 'Qui appelle\u202f? Nom, téléphone ou e-mail',
      it: 'Chi chiama? Nome, telefono o e-mail',
    },
    hint: {
      de: 'Wer schon bei uns war, ist mit Enter eingetragen.',
      en: 'Enter fills in somebody who has been with us.',
      fr: 'Qui est déjà venu chez nous s’inscrit avec Enter.',
      it: 'Chi è già stato da noi si inserisce con Enter.',
    },
    new: { de: 'Neu: {text}', en: 'New: {text}', fr: 'Nouveau\u202f: {text}', it: 'Nuovo: {text}' },
    list: { de: 'Bekannte', en: 'Known people', fr: 'Personnes connues', it: 'Persone conosciute' },
  },
})

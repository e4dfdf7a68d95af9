import type { Messages } from './de.ts'

const it: Messages = {
  label: 'Il Suo messaggio',
  name: 'Nome o ditta',
  optional: '(facoltativo)',
  email: 'E-mail',
  topic: 'Di che cosa si tratta?',
  topics: {
    open: 'Ancora da decidere',
    project: 'Un progetto o un programma',
    survival: 'Un corso di sopravvivenza',
    team_event: 'Un’uscita per team',
    shop: 'Un buono o un ordine',
    other: 'Altro',
  },
  message: 'Messaggio',
  messagePlaceholder: 'Per esempio che cosa ha in mente, la data desiderata, il numero di persone',
  newsletter: 'La newsletter, quattro volte all’anno',
  newsletterNote: 'Va confermata con un link in un’e-mail. Per disdirla basta un clic.',
  trap: 'Lasci vuoto questo campo',
  privacy: 'I Suoi dati servono solo per risponderLe. Fino all’invio il testo resta su questo dispositivo.',
  captcha:
    'Contro lo spam il Suo browser risolve un piccolo calcolo in background (captcha). Lei non deve fare nulla.',
  privacyLink: 'Protezione dei dati',
  send: 'Inviare il messaggio',
  promise: '{rule:answer}',
  sending: 'Invio in corso…',
  offline:
    'Manca la connessione. Il Suo testo resta su questo dispositivo. Lo invii appena ha di nuovo campo.',
}

export default it

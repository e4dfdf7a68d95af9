import type { Messages } from './de.ts'

const it: Messages = {
  optional: '(facoltativo)',
  open: 'Non indicato',
  name: 'Nome e cognome',
  firstName: 'Nome',
  lastName: 'Cognome',
  company: 'Azienda',
  email: 'E-mail',
  phone: 'Telefono',
  trap: 'Lasci vuoto questo campo',
  newsletter: 'Desidero ricevere la newsletter, quattro volte all’anno.',
  newsletterHint: 'Prima riceve un’e-mail con cui confermare. Per disdirla basta un clic.',
  terms: 'Ho letto le {link} e le accetto.',
  termsLink: 'condizioni generali',
  captcha: 'Un captcha che il Suo browser risolve da solo tiene lontani i bot.',
  privacy: 'I Suoi dati ci servono solo per rispondere. Fino all’invio restano su questo dispositivo.',
  privacyLink: 'Protezione dei dati',
  send: 'Inviare la richiesta',
  sending: 'Invio in corso…',
  promise: 'risposta in 24 ore',
  offline:
    'Manca la connessione. Quanto ha scritto resta su questo dispositivo. Lo invii appena ha di nuovo campo.',
  problems: {
    too_long: 'Qui c’è posto per {max} caratteri al massimo. La preghiamo di accorciare.',
    name: { required: 'Indichi il Suo nome, così sappiamo a chi rivolgerci.' },
    firstName: { required: 'Indichi il Suo nome.' },
    lastName: { required: 'Indichi il Suo cognome.' },
    email: {
      required: 'Indichi la Sua e-mail. Altrimenti non possiamo rispondere.',
      invalid: 'Questo indirizzo e-mail non è completo. Deve avere la forma nome@azienda.ch.',
    },
    phone: {
      invalid: 'Non riusciamo a leggere questo numero. Bastano cifre, spazi e un più all’inizio.',
    },
    terms: { required: 'Confermi di accettare le condizioni generali.' },
    day: {
      invalid: 'Non riusciamo a leggere questa data. La scriva nella forma {format}.',
      past: 'Questo giorno è passato. Scelga oggi o un giorno successivo.',
      too_far: 'Al massimo dieci anni in anticipo. Il nostro calendario non va oltre.',
      before_start: 'La fine viene prima dell’inizio. Intendeva: {day}?',
    },
  },
  mail: {
    terms: 'Condizioni generali',
    agreed: 'accettate',
    newsletter: 'Newsletter',
    wanted: 'desiderata, ancora da confermare',
    notWanted: 'non desiderata',
  },
}

export default it

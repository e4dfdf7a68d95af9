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
  newsletterHint: 'Prima riceve un’e-mail per confermare. Per disdirla basta un clic.',
  terms: 'Ho letto le {link} e le accetto per questa richiesta.',
  termsLink: 'condizioni generali',
  captcha:
    'Contro lo spam il Suo browser risolve un piccolo calcolo in background (captcha). Lei non deve fare nulla.',
  privacy: 'I Suoi dati ci servono solo per rispondere. Fino all’invio restano su questo dispositivo.',
  privacyLink: 'Protezione dei dati',
  send: 'Inviare la richiesta',
  sending: 'Invio in corso…',
  noObligation: 'senza impegno',
  offline:
    'Manca la connessione. Ciò che ha scritto resta su questo dispositivo. Lo invii appena torna la connessione.',
  problems: {
    too_long: 'Qui c’è posto per {max} caratteri al massimo. Accorci il testo.',
    name: { required: 'Indichi il Suo nome, così sappiamo a chi rispondiamo.' },
    firstName: { required: 'Indichi il Suo nome.' },
    lastName: { required: 'Indichi il Suo cognome.' },
    email: {
      required: 'Indichi il Suo indirizzo e-mail. Altrimenti non possiamo rispondere.',
      invalid: 'Questo indirizzo e-mail non è completo. Deve avere la forma nome@azienda.ch.',
    },
    phone: {
      invalid: 'Non riusciamo a leggere questo numero. Bastano cifre, spazi e un più all’inizio.',
    },
    terms: {
      required: 'Confermi di accettare le condizioni generali.',
      terms_changed:
        'Le condizioni generali sono cambiate da quando ha aperto questa pagina. Il link nella frase mostra che cosa è nuovo. Spunti di nuovo la casella; tutto il resto rimane come l’ha scritto.',
    },
    day: {
      invalid: 'Non riusciamo a leggere questa data. La scriva nella forma {format}.',
      past: 'Questo giorno è passato. Scelga oggi o un giorno successivo.',
      too_far: 'Scelga un giorno nei prossimi dieci anni.',
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

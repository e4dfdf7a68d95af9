import type { Messages } from './de.ts'

const it: Messages = {
  email: 'E-mail',
  trap: 'Lasci vuoto questo campo',
  sending: 'Invio in corso…',
  captcha:
    'Contro lo spam il Suo browser risolve un piccolo calcolo in background (captcha). Lei non deve fare nulla.',
  problems: {
    required: 'Indichi il Suo indirizzo e-mail.',
    invalid: 'Questo indirizzo e-mail non è completo. Deve avere la forma nome@azienda.ch.',
    too_long: 'Questo indirizzo e-mail è troppo lungo. Controlli che nulla vi compaia due volte.',
  },
  notices: {
    failed: 'L’invio non è riuscito. Il Suo indirizzo è ancora qui. Lo invii di nuovo.',
    unanswered: 'Il server non ha risposto. Può inviare di nuovo senza problemi.',
    too_many: 'Dalla Sua connessione sono appena arrivate molte richieste. Riprovi fra un’ora.',
    offline: 'Manca la connessione. Invii appena ha di nuovo campo.',
  },
}

export default it

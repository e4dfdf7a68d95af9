import type { Messages } from './de.ts'

const it: Messages = {
  title: { one: 'Un campo è da rivedere', other: '{n} campi sono da rivedere' },
  other: 'Non riusciamo a leggere questa indicazione. La scriva di nuovo.',
  fields: {
    name: { too_long: 'Il nome può avere al massimo {max} caratteri.' },
    email: {
      required: 'Indichi la Sua e-mail. Altrimenti non possiamo rispondere.',
      invalid: 'Questo indirizzo e-mail non è completo. Esempio: nome@azienda.ch.',
    },
    message: {
      required: 'Ci scriva una o due frasi.',
      too_long: 'Il testo supera {max} caratteri. Lo accorci o lo mandi per e-mail.',
    },
    attachments: {
      type: 'Non possiamo accettare «{name}». Vanno bene PDF, immagini, file Office e OpenDocument, testo e CSV.',
      content:
        'Il contenuto di «{name}» non corrisponde all’estensione. Salvi di nuovo il file, meglio se in PDF.',
      empty: '«{name}» è vuoto. Scelga di nuovo il file.',
      too_large: '«{name}» supera 12 MB. Riduca il file o lo tolga.',
      too_many: 'Non possiamo accettare più di 5 file. Ne tolga qualcuno.',
      too_large_together: 'Insieme i file superano 20 MB. Ne tolga uno.',
    },
  },
  note: {
    hint: '{rule:healthData}',
    consent:
      'Acconsento espressamente a che Gratweg utilizzi queste indicazioni, anche quelle sulla salute e sull’alimentazione, per l’evento. Posso revocare il consenso in qualsiasi momento.',
    required:
      'Senza il Suo consenso non possiamo salvare questa indicazione. Selezioni la casella oppure svuoti il campo qui sopra.',
  },
  filesLost: 'Scelga di nuovo i file: la pagina non li conserva.',
  again:
    'In questo momento le richieste sono molte. Fra qualche secondo inviamo di nuovo; conta una volta sola.',
  notices: {
    failed: 'Il messaggio non è arrivato. Il Suo testo è ancora qui. Lo invii di nuovo.',
    unanswered: 'Il server non ha risposto. Invii ancora una volta: il messaggio arriverà una volta sola.',
    too_many:
      'Dalla Sua connessione sono appena arrivati molti messaggi. Attenda dieci minuti. Il testo resta qui.',
  },
}

export default it

import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'La Sua fattura – Gratweg',
    description: 'La Sua fattura di Gratweg: che cosa è aperto, entro quando, e come pagarla.',
  },
  number: { invoice: 'Fattura {number}', credit_note: 'Nota di credito {number}' },
  parts: { deposit: 'Fattura di acconto {number}', final: 'Fattura a saldo {number}' },
  contested: 'La Sua banca sta verificando un pagamento; finché non ha deciso, non versiamo nulla indietro.',
  states: {
    open: { title: 'Questa fattura è aperta.', lead: 'Pagabile entro il {day}.' },
    overdue: { title: 'Questa fattura è scaduta.', lead: 'Era pagabile entro il {day}.' },
    partly_paid: { title: 'Una parte è pagata.', lead: 'Restano aperti {amount}, pagabili entro il {day}.' },
    paid: { title: 'Questa fattura è pagata.', lead: 'Grazie mille.' },
    overpaid: { title: 'È stato pagato troppo.', lead: 'Le versiamo indietro {amount}.' },
    credited: {
      title: 'Questa fattura è annullata.',
      lead: 'È accreditata per intero, non deve pagare nulla.',
    },
    written_off: { title: 'Questa fattura è chiusa.', lead: 'Se ha una domanda, ci scriva.' },
    credit_note: { title: 'La Sua nota di credito.', lead: 'Corregge la fattura {number}.' },
  },
  account: 'Le comunicheremo per e-mail il conto per il bonifico. Il termine decorre solo da allora.',
  transfer: 'Conto, riferimento e codice QR per il bonifico si trovano nel PDF.',
  pay: 'Pagare con carta o TWINT',
  twint: 'TWINT accetta fino a {amount} alla volta.',
  download: 'Scaricare il PDF',
  facts: {
    issued: 'Data',
    due: 'Pagabile entro',
    performed: 'Prestazione',
    to: 'Fattura a',
    orderNumber: 'Il Suo numero d’ordine',
  },
  orderNumber: {
    addedOn: 'aggiunto il {day}',
    add: 'Aggiungere il Suo numero d’ordine',
    correct: 'Correggere il Suo numero d’ordine',
    hint: 'Da quel momento figura nel PDF, con la data. Importo e numero della fattura restano.',
    wrong: 'Inserisca il numero d’ordine, al massimo 30 caratteri.',
    save: 'Salvare',
    saving: 'salvataggio…',
    done: 'Numero d’ordine salvato',
  },
  lines: {
    title: 'Posizioni',
    total: 'Importo',
    credited: 'Accreditato',
    paid: 'Pagato',
    open: 'Ancora aperto',
  },
  problems: {
    too_many_changes: 'Il numero d’ordine è già stato modificato dieci volte. Ci scriva, per favore.',
    invalid: 'Inserisca il numero d’ordine, al massimo 30 caratteri.',
    nothing_due: 'Qui non c’è più nulla da pagare.',
    payment_underway: 'Un pagamento è in corso. Apparirà qui appena arriva. Non deve fare altro.',
    payment_unavailable: 'La pagina di pagamento non risponde. Riprovi tra qualche minuto.',
    failed: 'Non ha funzionato. Riprovi, per favore.',
  },
  unknown: {
    title: 'Questa fattura non esiste.',
    lead: 'Verifichi che il link dell’e-mail sia completo, oppure ci scriva.',
    contact: 'Scrivere un messaggio',
  },
}

export default it

import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'I miei dati – Gratweg',
    description:
      'Veda quali dati Gratweg conserva per il Suo indirizzo e-mail. Li scarichi o li cancelli, senza chiedere a nessuno.',
  },
  kind: 'Protezione dei dati',
  title: 'Che cosa sappiamo di Lei',
  lead: 'Indichi il Suo indirizzo. Riceverà un link che mostra quali dati conserviamo.',
  label: 'Richiedere i miei dati',
  send: 'Inviare il link',
  note: 'Qui non diciamo a nessuno se conosciamo l’indirizzo. Lo vede solo chi legge quella casella.',
  privacyLink: 'Protezione dei dati',
  steps: {
    title: 'Come funziona',
    list: [
      'Nell’e-mail c’è un link. È valido due ore e solo per il Suo indirizzo.',
      'La pagina mostra ordini, prenotazioni, messaggi e tutto il resto.',
      'Può scaricare tutto in un file, oppure cancellare ciò che non siamo tenuti a conservare.',
    ],
  },
  sent: {
    meta: {
      title: 'Link in arrivo – Gratweg',
      description:
        'Il link ai Suoi dati presso Gratweg sta arrivando nella Sua casella. È valido due ore e apre solo ciò che La riguarda.',
    },
    title: 'Controlli la posta.',
    lead: 'Fra pochi minuti arriva un’e-mail con il link ai Suoi dati. È valido due ore.',
    hint: 'Non arriva nulla? Controlli la posta indesiderata. Un indirizzo non riceve più di tre di queste e-mail al giorno.',
    home: 'Tornare alla pagina iniziale',
  },
  file: {
    meta: {
      title: 'I miei dati – Gratweg',
      description:
        'Tutti i dati che Gratweg conserva per il Suo indirizzo e-mail: vederli, scaricarli, cancellarli.',
    },
    title: 'È tutto qui.',
    lead: 'Ecco i dati che conserviamo per {address}.',
    until: 'Il link è valido fino alle {time}.',
    nothing: {
      title: 'Qui non c’è nulla.',
      lead: 'Per {address} non conserviamo nulla tranne questo link. Sparisce da solo.',
    },
    unknown: {
      title: 'Questo link non è più valido.',
      lead: 'È valido due ore, e uno nuovo lo sostituisce. Dopo la cancellazione non apre più nulla.',
      again: 'Richiedere un nuovo link',
    },
    kinds: {
      order: { one: 'Un ordine', other: '{n} ordini' },
      voucher: { one: 'Un buono', other: '{n} buoni' },
      booking: { one: 'Una prenotazione', other: '{n} prenotazioni' },
      quote: { one: 'Un’offerta', other: '{n} offerte' },
      invoice: { one: 'Una fattura', other: '{n} fatture' },
      inquiry: { one: 'Un messaggio', other: '{n} messaggi' },
      newsletter: { one: 'Una registrazione alla newsletter', other: '{n} registrazioni alla newsletter' },
      mail: { one: 'Un’e-mail nel registro', other: '{n} e-mail nel registro' },
      account: { one: 'Un account', other: '{n} account' },
    },
    about: {
      order: 'Chi ha acquistato che cosa e dove è stato spedito, importo e pagamento.',
      voucher: 'Valore, validità e utilizzi. Il codice stesso non lo conserviamo.',
      booking: 'Chi viene, a quale evento, osservazioni, importo e pagamento.',
      quote: 'Che cosa Le abbiamo offerto, per chi, quando e a quale prezzo, e come è andata a finire.',
      invoice: 'Per che cosa e a quale indirizzo, che cosa è pagato e i nostri solleciti.',
      inquiry: 'Che cosa ci ha scritto, gli allegati e che cosa abbiamo annotato.',
      newsletter: 'Indirizzo, lingua e prova del Suo consenso.',
      mail: 'Quando Le è stata inviata quale e-mail. Il testo non lo conserviamo.',
      account: 'Nome, accessi e che cosa ha modificato nella gestione.',
    },
    number: 'N. {number}',
    span: '{from} – {to}',
    keptUntil: 'conservato fino a {day}',
    keep: {
      books: 'resta per la contabilità',
      running: 'ancora in corso',
      account: 'lo chiude la direzione',
    },
    goes: 'si cancella se lo desidera',
    take: {
      title: 'Portare con sé',
      lead: 'Un file con tutto, ogni registrazione per intero. Lo possono leggere le persone e anche i programmi (JSON).',
      action: 'Scaricare il file',
    },
    erase: {
      title: 'Cancellare',
      lead: 'Spariscono subito: messaggi con allegati, newsletter, liste d’attesa, il registro delle e-mail, e inoltre nomi, osservazioni e numeri di telefono delle prenotazioni passate. L’operazione è definitiva.',
      keeps:
        'Ciò che è pagato o ancora da pagare deve restare: dieci anni, per la contabilità (CO art. 958f). Ciò che è ancora in programma lo annulli prima, con il link della prenotazione.',
      sure: 'Sì, cancellate ciò che non siete tenuti a conservare.',
      notSure: 'Metta la spunta quando la decisione è presa.',
      action: 'Cancellare i miei dati',
    },
  },
  erased: {
    meta: {
      title: 'Dati cancellati – Gratweg',
      description:
        'I Suoi dati presso Gratweg sono cancellati, salvo ciò che una legge ci chiede di conservare. Un’e-mail Glielo conferma.',
    },
    title: 'Cancellati.',
    lead: 'Ciò che non siamo tenuti a conservare è sparito. Un’e-mail Glielo conferma.',
    hint: 'Le copie di sicurezza contengono ancora i dati, al massimo {days} giorni. Poi si cancellano anche le copie.',
    home: 'Tornare alla pagina iniziale',
  },
}

export default it

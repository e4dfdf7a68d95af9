import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Il Suo ordine – Gratweg',
    description:
      'Lo stato del Suo ordine Gratweg: che cosa ha acquistato, se il pagamento è arrivato e che cosa succede ora.',
  },
  paid: {
    title: 'Grazie. L’ordine è pagato.',
    lead: 'Tutto il resto si trova nella conferma che riceve per e-mail.',
    next: {
      title: 'I prossimi passi',
      vouchers: ['{rule:voucherDelivery}', 'Lo stampi o lo inoltri. Si usa con il codice che vi è indicato.'],
      post: 'Stampiamo il buono e lo inviamo per posta al Suo indirizzo. La spedizione è pagata.',
      goods: [
        'Prepariamo il pacco a Cham e lo consegniamo alla Posta.',
        'La spedizione è pagata, non ci sono altri costi.',
      ],
    },
  },
  invoiced: {
    title: 'Grazie. Il Suo ordine è arrivato.',
    lead: 'La fattura arriva per e-mail. La merce la spediamo subito, i buoni appena la fattura è pagata.',
  },
  sent: {
    title: 'Il Suo ordine è stato spedito.',
    lead: 'Abbiamo consegnato gli articoli alla Posta.',
  },
  pending: {
    title: 'Il pagamento è ancora in corso.',
    lead: 'Il servizio di pagamento non l’ha ancora confermato. Di solito è questione di poco. Appena arriva, Le scriviamo.',
    reload: 'Verificare di nuovo',
  },
  expired: {
    title: 'Il tempo per pagare è scaduto.',
    lead: 'Non è stato addebitato nulla. Il Suo carrello c’è ancora: può tornare alla cassa.',
  },
  cancelled: {
    title: 'Il pagamento è stato interrotto.',
    lead: 'Non è stato addebitato nulla. Il Suo carrello c’è ancora.',
  },
  refunded: {
    title: 'Le rimborsiamo l’ordine.',
    lead: 'Riceve l’importo con lo stesso mezzo di pagamento. Può richiedere alcuni giorni.',
  },
  partiallyRefunded: {
    title: 'Una parte è stata rimborsata.',
    lead: 'Riceve l’importo con lo stesso mezzo di pagamento. Il resto dell’ordine rimane valido.',
  },
  unknown: {
    title: 'Non troviamo questo ordine.',
    lead: 'Il link è incompleto o non appartiene a nessun ordine. Se ha pagato, ha ricevuto una conferma per e-mail. In caso di dubbio ci scriva.',
  },
  orderNumber: 'Ordine {number}',
  gift: {
    recipient: 'Per {name}',
    sender: 'Da parte di {name}',
    mailNow: 'E-mail a {email}, subito dopo il pagamento',
    mailOn: 'E-mail a {email} il {day}',
    byPost: 'Stampato, per posta, al Suo indirizzo',
  },
  lines: 'Articoli',
  quantity: 'Quantità',
  total: 'Totale',
  sentTo: 'Conferma inviata a {email}',
  testNote: 'Pagato con la Testkasse: non è stato trasferito denaro.',
  voucherNote: '{rule:voucherValidity}',
  terms: 'Condizioni generali (stato: {day})',
  refundedAmount: 'Rimborsato',
  withdrawnAmount: 'Ripreso dalla banca',
  contested:
    'La Sua banca sta verificando il pagamento; finché non ha deciso, non possiamo rimborsare nulla.',
  byVoucher: 'Pagato con buono',
  voucherReturned: 'Riaccreditato sul buono',
  paidAmount: 'Pagato',
  keptAmount: 'Resta pagato',
  voucherVoided: 'Buono …{code}: non valido, perché il prezzo è stato rimborsato.',
  voucherLeft: 'Buono …{code}: restano {amount} su {of}.',
  toShop: 'Vedere lo shop',
  parcel: {
    title: 'Spedito',
    sent: 'Pacco {n}, spedito il {day}',
    tracking: 'Numero di spedizione',
  },
}

export default it

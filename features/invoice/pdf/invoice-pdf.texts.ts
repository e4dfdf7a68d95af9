import type { Language } from '#i18n/languages.ts'

const de = {
  title: { invoice: 'Rechnung', credit_note: 'Gutschrift' },
  /** Of a group's deposit, and of the rest. */
  partTitle: { deposit: 'Anzahlungsrechnung', final: 'Schlussrechnung' },
  /** Of the file, ASCII alone. */
  fileName: { invoice: 'rechnung', credit_note: 'gutschrift', reminder: 'erinnerung' },
  draft: '(Entwurf)',
  /** {issued} {due} */
  payable: '{issued}, zahlbar bis {due}.',
  /** {issued} {number} */
  corrects: '{issued}, zu Rechnung {number}.',
  /** {number} */
  orderNumber: 'Ihre Bestellnummer: {number}.',
  /** {number} {day} */
  addedOrderNumber: 'Ihre Bestellnummer: {number}, ergänzt am {day}.',
  /** {days} */
  performed: 'Leistung: {days}.',
  vatNumber: 'MWST-Nr.',
  service: 'Leistung',
  quantity: 'Menge',
  price: 'Preis',
  toPay: 'Zu zahlen',
  credited: 'Gutgeschrieben',
  /** {rate} {net} {tax} */
  vat: 'Darin enthalten {rate} % MWST auf {net}',
  /** {rate} {gross} */
  noVat: 'Ohne MWST: {gross}',
  /** {address} */
  online: 'Lieber mit Karte oder TWINT: {address}',
  accountFollows: 'Das Konto für die Zahlung teilen wir Ihnen per E-Mail mit. Die Frist läuft erst ab dann.',
  thanks: 'Vielen Dank für Ihren Auftrag.',
  creditNote:
    'Haben Sie schon mehr bezahlt, als noch offen ist, überweisen wir Ihnen den Unterschied zurück.',
  /** {page} {pages} */
  page: 'Seite {page} von {pages}',
  /** {account} {amount} */
  slip: 'Zahlteil mit QR-Code: {amount} auf das Konto {account}',
  reminder: {
    1: {
      title: 'Zahlungserinnerung',
      text: 'Vielleicht ist es untergegangen: Zu dieser Rechnung haben wir noch keine vollständige Zahlung erhalten. Dürfen wir Sie bitten, den offenen Betrag in den nächsten Tagen zu überweisen?',
    },
    2: {
      title: 'Zweite Erinnerung',
      text: 'Auf unsere erste Erinnerung haben wir keine vollständige Zahlung erhalten. Bitte überweisen Sie den offenen Betrag, oder sagen Sie uns, was dagegen spricht: Gemeinsam findet sich meist eine Lösung.',
    },
    3: {
      title: 'Letzte Erinnerung',
      text: 'Trotz zweier Erinnerungen ist diese Rechnung noch offen. Wir bitten Sie ein letztes Mal, den offenen Betrag zu überweisen. Ohne Zahlung oder Nachricht von Ihnen leiten wir weitere Schritte ein.',
    },
  },
  /** {issued} {due} */
  reminded: 'Rechnung vom {issued}, zahlbar bis {due}',
  paid: 'Bereits bezahlt',
  creditedBefore: 'Gutschriften',
  open: 'Noch offen',
  /** {until} */
  payUntil: 'Bitte zahlen Sie bis {until}.',
  crossed: 'Hat sich Ihre Zahlung mit diesem Brief gekreuzt, ist er erledigt.',
}

export type InvoicePdfTexts = typeof de

export const INVOICE_PDF_TEXTS: Record<Language, typeof de> = {
  de,
  en: {
    title: { invoice: 'Invoice', credit_note: 'Credit note' },
    partTitle: { deposit: 'Deposit invoice', final: 'Final invoice' },
    fileName: { invoice: 'invoice', credit_note: 'credit-note', reminder: 'reminder' },
    draft: '(draft)',
    payable: '{issued}, payable by {due}.',
    corrects: '{issued}, for invoice {number}.',
    orderNumber: 'Your order number: {number}.',
    addedOrderNumber: 'Your order number: {number}, added on {day}.',
    performed: 'Date of service: {days}.',
    vatNumber: 'VAT no.',
    service: 'Service',
    quantity: 'Quantity',
    price: 'Unit price',
    toPay: 'Amount due',
    credited: 'Credited',
    vat: 'Including {rate}% VAT on {net}',
    noVat: 'Without VAT: {gross}',
    online: 'Rather by card or TWINT: {address}',
    accountFollows: 'We will e-mail you the account to pay into. The payment period starts only then.',
    thanks: 'Thank you for your business.',
    creditNote: 'Anything you have paid that is no longer due will be transferred back to you.',
    page: 'Page {page} of {pages}',
    slip: 'Payment part with QR code: {amount} to account {account}',
    reminder: {
      1: {
        title: 'Payment reminder',
        text: 'It may have slipped through: we have not yet received full payment of this invoice. May we ask you to transfer the open amount in the next few days?',
      },
      2: {
        title: 'Second reminder',
        text: 'We have not received full payment after our first reminder. Please transfer the open amount, or tell us what stands in the way: together we usually find a solution.',
      },
      3: {
        title: 'Final reminder',
        text: 'Despite two reminders this invoice is still open. We ask you one last time to transfer the open amount. Without payment or word from you we will take further steps.',
      },
    },
    reminded: 'Invoice of {issued}, payable by {due}',
    paid: 'Already paid',
    creditedBefore: 'Credit notes',
    open: 'Still open',
    payUntil: 'Please pay by {until}.',
    crossed: 'If your payment has crossed with this letter, please disregard it.',
  },
  fr: {
    title: { invoice: 'Facture', credit_note: 'Avoir' },
    partTitle: { deposit: 'Facture d’acompte', final: 'Facture finale' },
    fileName: { invoice: 'facture', credit_note: 'avoir', reminder: 'rappel' },
    draft: '(projet)',
    payable: '{issued}, payable jusqu’au {due}.',
    corrects: '{issued}, sur la facture {number}.',
    orderNumber: 'Votre numéro de commande\u202f: {number}.',
    addedOrderNumber: 'Votre numéro de commande\u202f: {number}, ajouté le {day}.',
    performed: 'Date de la prestation\u202f: {days}.',
    vatNumber: 'N° TVA',
    service: 'Prestation',
    quantity: 'Quantité',
    price: 'Prix',
    toPay: 'À payer',
    credited: 'Montant crédité',
    vat: 'Dont TVA {rate} % sur {net}',
    noVat: 'Hors TVA\u202f: {gross}',
    online: 'Plutôt par carte ou TWINT\u202f: {address}',
    accountFollows:
      'Nous vous communiquerons par e-mail le compte à utiliser. Le délai ne court qu’à partir de là.',
    thanks: 'Merci de votre confiance.',
    creditNote: 'Ce que vous avez déjà payé et ne devez plus vous sera reversé.',
    page: 'Page {page} sur {pages}',
    slip: 'Section paiement avec code QR\u202f: {amount} sur le compte {account}',
    reminder: {
      1: {
        title: 'Rappel de paiement',
        text: 'Cela vous a peut-être échappé\u202f: nous n’avons pas encore reçu le paiement complet de cette facture. Pouvons-nous vous prier de verser le montant ouvert ces prochains jours\u202f?',
      },
      2: {
        title: 'Deuxième rappel',
        text: 'Notre premier rappel est resté sans paiement complet. Veuillez verser le montant ouvert ou nous dire ce qui s’y oppose\u202f: ensemble, nous trouvons presque toujours une solution.',
      },
      3: {
        title: 'Dernier rappel',
        text: 'Malgré deux rappels, cette facture est encore ouverte. Nous vous prions une dernière fois de verser le montant ouvert. Sans paiement ni nouvelles de votre part, nous entreprendrons d’autres démarches.',
      },
    },
    reminded: 'Facture du {issued}, payable jusqu’au {due}',
    paid: 'Déjà payé',
    creditedBefore: 'Avoirs',
    open: 'Montant ouvert',
    payUntil: 'Merci de payer jusqu’au {until}.',
    crossed: 'Si votre paiement a croisé cette lettre, considérez-la comme sans objet.',
  },
  it: {
    title: { invoice: 'Fattura', credit_note: 'Nota di credito' },
    partTitle: { deposit: 'Fattura di acconto', final: 'Fattura a saldo' },
    fileName: { invoice: 'fattura', credit_note: 'nota-di-credito', reminder: 'sollecito' },
    draft: '(bozza)',
    payable: '{issued}, pagabile entro il {due}.',
    corrects: '{issued}, per la fattura {number}.',
    orderNumber: 'Il Suo numero d’ordine: {number}.',
    addedOrderNumber: 'Il Suo numero d’ordine: {number}, aggiunto il {day}.',
    performed: 'Data della prestazione: {days}.',
    vatNumber: 'N. IVA',
    service: 'Prestazione',
    quantity: 'Quantità',
    price: 'Prezzo',
    toPay: 'Da pagare',
    credited: 'Importo accreditato',
    vat: 'Di cui IVA {rate} % su {net}',
    noVat: 'Senza IVA: {gross}',
    online: 'Preferisce carta o TWINT: {address}',
    accountFollows: 'Le comunicheremo per e-mail il conto su cui pagare. Il termine decorre solo da allora.',
    thanks: 'Grazie per la fiducia.',
    creditNote: 'Quanto ha già pagato e non deve più Le sarà rimborsato.',
    page: 'Pagina {page} di {pages}',
    slip: 'Sezione pagamento con codice QR: {amount} sul conto {account}',
    reminder: {
      1: {
        title: 'Sollecito di pagamento',
        text: 'Forse è sfuggito: per questa fattura non abbiamo ancora ricevuto il pagamento completo. Possiamo pregarLa di versare l’importo aperto nei prossimi giorni?',
      },
      2: {
        title: 'Secondo sollecito',
        text: 'Dopo il nostro primo sollecito non abbiamo ricevuto il pagamento completo. Voglia versare l’importo aperto o dirci che cosa lo impedisce: insieme si trova quasi sempre una soluzione.',
      },
      3: {
        title: 'Ultimo sollecito',
        text: 'Nonostante due solleciti questa fattura è ancora aperta. Le chiediamo un’ultima volta di versare l’importo aperto. Senza pagamento né notizie da parte Sua avvieremo ulteriori passi.',
      },
    },
    reminded: 'Fattura del {issued}, pagabile entro il {due}',
    paid: 'Già pagato',
    creditedBefore: 'Note di credito',
    open: 'Ancora aperto',
    payUntil: 'Voglia pagare entro il {until}.',
    crossed: 'Se il Suo pagamento si è incrociato con questa lettera, la consideri nulla.',
  },
}

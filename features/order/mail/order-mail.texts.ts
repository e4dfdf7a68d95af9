import type { Language } from '#i18n/languages.ts'

/** Of the buyer's confirmation; the owner's notice is German only. */
export interface OrderMailTexts {
  /** {number} */
  subject: string
  subjectTest: string
  /** Preview text. {total} */
  preview: string
  title: string
  /** {name} */
  greeting: string
  greetingWithoutName: string
  /** {number}, {date}, {time} */
  placed: string
  test: string
  lines: string
  amount: string
  total: string
  shippingIncluded: string
  /** {number} */
  vat: string
  next: string
  vouchersNext: { one: string; other: string }
  /** Of vouchers by post. */
  byPostNext: string
  goodsNext: string
  voucher: string
  code: string
  /** {date} */
  validUntil: string
  shippingAddress: string
  openOrder: string
  questions: string
  terms: string
}

export const orderMailTexts: Record<Language, OrderMailTexts> = {
  de: {
    subject: 'Ihre Bestellung {number}',
    subjectTest: 'Test: Ihre Bestellung {number}',
    preview: 'Bezahlt: {total}. Hier steht, wie es weitergeht.',
    title: 'Danke für Ihre Bestellung.',
    greeting: 'Guten Tag {name}',
    greetingWithoutName: 'Guten Tag',
    placed: 'Ihre Bestellung {number} ist am {date} um {time} Uhr bei uns eingegangen.',
    test: 'Das ist eine Testbestellung. Es wurde nichts belastet, und es wird nichts geliefert.',
    lines: 'Artikel',
    amount: 'Betrag',
    total: 'Gesamt',
    shippingIncluded: 'Versand inbegriffen',
    vat: 'Inkl. MWST, {number}',
    next: 'Wie es weitergeht',
    vouchersNext: {
      one: 'Der Gutschein hängt als PDF an dieser E-Mail. Drucken Sie ihn aus oder leiten Sie ihn weiter. Wer den Code kennt, kann ihn einlösen.',
      other:
        'Die {n} Gutscheine hängen als PDF an dieser E-Mail. Drucken Sie sie aus oder leiten Sie sie weiter. Wer einen Code kennt, kann ihn einlösen.',
    },
    byPostNext: 'Wir drucken den Gutschein und senden ihn per Post. Es kommen keine Kosten dazu.',
    goodsNext: 'Wir packen die Ware in Cham und geben sie der Post. Weitere Kosten entstehen nicht.',
    voucher: 'Gutschein',
    code: 'Code',
    validUntil: 'Gültig bis {date}',
    shippingAddress: 'Lieferadresse',
    openOrder: 'Bestellung ansehen',
    questions: 'Fragen, oder stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
    terms: 'Allgemeine Geschäftsbedingungen',
  },
  en: {
    subject: 'Your order {number}',
    subjectTest: 'Test: your order {number}',
    preview: 'Paid: {total}. This is what happens next.',
    title: 'Thank you for your order.',
    greeting: 'Hello {name}',
    greetingWithoutName: 'Hello',
    placed: 'We received your order {number} on {date} at {time}.',
    test: 'This is a test order. Nothing was charged and nothing will be delivered.',
    lines: 'Items',
    amount: 'Amount',
    total: 'Total',
    shippingIncluded: 'Delivery included',
    vat: 'VAT included, {number}',
    next: 'What happens next',
    vouchersNext: {
      one: 'The voucher is attached to this e-mail as a PDF. Print it or forward it. Anyone who has the code can redeem it.',
      other:
        'The {n} vouchers are attached to this e-mail as PDFs. Print them or forward them. Anyone who has a code can redeem it.',
    },
    byPostNext: 'We print the voucher and send it by post. There’s nothing more to pay.',
    goodsNext: 'We pack the goods in Cham and hand them to the post. There’s nothing more to pay.',
    voucher: 'Gift voucher',
    code: 'Code',
    validUntil: 'Valid until {date}',
    shippingAddress: 'Delivery address',
    openOrder: 'View the order',
    questions: 'Questions, or is something wrong? Just reply to this e-mail.',
    terms: 'Terms and conditions',
  },
  fr: {
    subject: 'Votre commande {number}',
    subjectTest: 'Test\u202f: votre commande {number}',
    preview: 'Payé\u202f: {total}. Voici la suite.',
    title: 'Merci de votre commande.',
    greeting: 'Bonjour {name},',
    greetingWithoutName: 'Bonjour,',
    placed: 'Nous avons reçu votre commande {number} le {date} à {time}.',
    test: 'Ceci est une commande d’essai. Rien n’a été débité et rien ne sera livré.',
    lines: 'Articles',
    amount: 'Montant',
    total: 'Total',
    shippingIncluded: 'Livraison comprise',
    vat: 'TVA comprise, {number}',
    next: 'La suite',
    vouchersNext: {
      one: 'Le bon est joint à cet e-mail en PDF. Imprimez-le ou transférez-le. Toute personne qui connaît le code peut l’utiliser.',
      other:
        'Les {n} bons sont joints à cet e-mail en PDF. Imprimez-les ou transférez-les. Toute personne qui connaît un code peut l’utiliser.',
    },
    byPostNext: 'Nous imprimons le bon et l’envoyons par la Poste, sans frais supplémentaires.',
    goodsNext: 'Nous préparons le colis à Cham et le remettons à la Poste. Il n’y a pas d’autres frais.',
    voucher: 'Bon cadeau',
    code: 'Code',
    validUntil: 'Valable jusqu’au {date}',
    shippingAddress: 'Adresse de livraison',
    openOrder: 'Voir la commande',
    questions: 'Une question, une erreur\u202f? Répondez simplement à cet e-mail.',
    terms: 'Conditions générales',
  },
  it: {
    subject: 'Il Suo ordine {number}',
    subjectTest: 'Prova: il Suo ordine {number}',
    preview: 'Pagato: {total}. Ecco i prossimi passi.',
    title: 'Grazie per il Suo ordine.',
    greeting: 'Buongiorno {name}',
    greetingWithoutName: 'Buongiorno',
    placed: 'Abbiamo ricevuto il Suo ordine {number} ({date}, ore {time}).',
    test: 'Questo è un ordine di prova. Non è stato addebitato nulla e non verrà consegnato nulla.',
    lines: 'Articoli',
    amount: 'Importo',
    total: 'Totale',
    shippingIncluded: 'Spedizione inclusa',
    vat: 'IVA inclusa, {number}',
    next: 'I prossimi passi',
    vouchersNext: {
      one: 'Il buono è allegato a questa e-mail in PDF. Lo stampi o lo inoltri. Chi conosce il codice può usarlo.',
      other:
        'I {n} buoni sono allegati a questa e-mail in PDF. Li stampi o li inoltri. Chi conosce un codice può usarlo.',
    },
    byPostNext: 'Stampiamo il buono e lo inviamo per posta. Non ci sono altre spese.',
    goodsNext: 'Prepariamo il pacco a Cham e lo consegniamo alla Posta. Non si aggiungono altri costi.',
    voucher: 'Buono regalo',
    code: 'Codice',
    validUntil: 'Scadenza: {date}',
    shippingAddress: 'Indirizzo di consegna',
    openOrder: 'Vedere l’ordine',
    questions: 'Una domanda, un errore? Basta rispondere a questa e-mail.',
    terms: 'Condizioni generali',
  },
}

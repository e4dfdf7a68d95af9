import type { Language } from '#i18n/languages.ts'

interface OrderSentTexts {
  /** Of one of several parcels. {number} */
  subject: string
  title: string
  /** {number}: of the order, {parcel} */
  text: string
  /** Everything has left. {number}, {parcel} */
  last: string
  inThis: string
  later: string
  laterText: string
  pieces: { one: string; other: string }
  shipment: string
  carrier: string
  carriers: { post: string; dpd: string }
  trackingNumber: string
  follow: string
}

export const orderSentTexts: Record<Language, OrderSentTexts> = {
  de: {
    subject: 'Paket {parcel} Ihrer Bestellung {number} ist unterwegs',
    title: 'Ein Paket ist unterwegs.',
    text: 'Wir haben Paket {parcel} Ihrer Bestellung {number} übergeben. Der Rest folgt in einem weiteren Paket.',
    last: 'Wir haben Paket {parcel} Ihrer Bestellung {number} übergeben. Damit ist alles unterwegs.',
    inThis: 'In diesem Paket',
    later: 'Kommt noch',
    laterText: 'Auch dazu erhalten Sie eine E-Mail, sobald es unterwegs ist.',
    pieces: { one: '{n} Stück', other: '{n} Stück' },
    shipment: 'Ihre Sendung',
    carrier: 'Mit',
    carriers: { post: 'Die Schweizerische Post', dpd: 'DPD Schweiz' },
    trackingNumber: 'Sendungsnummer',
    follow: 'Sendung verfolgen',
  },
  en: {
    subject: 'Parcel {parcel} of your order {number} is on its way',
    title: 'A parcel is on its way.',
    text: 'We’ve handed over parcel {parcel} of your order {number}. The rest follows in another parcel.',
    last: 'We’ve handed over parcel {parcel} of your order {number}. With this, everything is on its way.',
    inThis: 'In this parcel',
    later: 'Still to come',
    laterText: 'We’ll send you an e-mail about that too, as soon as it’s on its way.',
    pieces: { one: '{n} piece', other: '{n} pieces' },
    shipment: 'Your shipment',
    carrier: 'By',
    carriers: { post: 'Swiss Post', dpd: 'DPD Switzerland' },
    trackingNumber: 'Tracking number',
    follow: 'Track your parcel',
  },
  fr: {
    subject: 'Le colis {parcel} de votre commande {number} est en route',
    title: 'Un colis est en route.',
    text: 'Nous avons remis le colis {parcel} de votre commande {number}. Le reste suivra dans un autre colis.',
    last: 'Nous avons remis le colis {parcel} de votre commande {number}. Tout est maintenant en route.',
    inThis: 'Dans ce colis',
    later: 'Encore à venir',
    laterText: 'Vous recevrez aussi un e-mail à ce sujet dès que ce sera en route.',
    pieces: { one: '{n} pièce', other: '{n} pièces' },
    shipment: 'Votre envoi',
    carrier: 'Par',
    carriers: { post: 'La Poste suisse', dpd: 'DPD Suisse' },
    trackingNumber: 'Numéro d’envoi',
    follow: 'Suivre l’envoi',
  },
  it: {
    subject: 'Il pacco {parcel} del Suo ordine {number} è in viaggio',
    title: 'Un pacco è in viaggio.',
    text: 'Abbiamo consegnato il pacco {parcel} del Suo ordine {number}. Il resto segue in un altro pacco.',
    last: 'Abbiamo consegnato il pacco {parcel} del Suo ordine {number}. Ora è tutto in viaggio.',
    inThis: 'In questo pacco',
    later: 'Deve ancora arrivare',
    laterText: 'Le scriveremo anche quando questo sarà in viaggio.',
    pieces: { one: '{n} pezzo', other: '{n} pezzi' },
    shipment: 'La Sua spedizione',
    carrier: 'Con',
    carriers: { post: 'La Posta Svizzera', dpd: 'DPD Svizzera' },
    trackingNumber: 'Numero di spedizione',
    follow: 'Seguire la spedizione',
  },
}

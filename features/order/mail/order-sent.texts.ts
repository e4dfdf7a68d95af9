import { texts } from '#i18n/texts.ts'

export const orderSentTexts = texts({
  /** Of one of several parcels. {number} */
  subject: {
    de: 'Paket {parcel} Ihrer Bestellung {number} ist unterwegs',
    en: 'Parcel {parcel} of your order {number} is on its way',
    fr: 'Le colis {parcel} de votre commande {number} est en route',
    it: 'Il pacco {parcel} del Suo ordine {number} è in viaggio',
  },
  title: {
    de: 'Ein Paket ist unterwegs.',
    en: 'A parcel is on its way.',
    fr: 'Un colis est en route.',
    it: 'Un pacco è in viaggio.',
  },
  /** {number}: of the order, {parcel} */
  text: {
    de: 'Wir haben Paket {parcel} Ihrer Bestellung {number} übergeben. Der Rest folgt in einem weiteren Paket.',
    en: 'We’ve handed over parcel {parcel} of your order {number}. The rest follows in another parcel.',
    fr: 'Nous avons remis le colis {parcel} de votre commande {number}. Le reste suivra dans un autre colis.',
    it: 'Abbiamo consegnato il pacco {parcel} del Suo ordine {number}. Il resto segue in un altro pacco.',
  },
  /** Everything has left. {number}, {parcel} */
  last: {
    de: 'Wir haben Paket {parcel} Ihrer Bestellung {number} übergeben. Damit ist alles unterwegs.',
    en: 'We’ve handed over parcel {parcel} of your order {number}. With this, everything is on its way.',
    fr: 'Nous avons remis le colis {parcel} de votre commande {number}. Tout est maintenant en route.',
    it: 'Abbiamo consegnato il pacco {parcel} del Suo ordine {number}. Ora è tutto in viaggio.',
  },
  inThis: { de: 'In diesem Paket', en: 'In this parcel', fr: 'Dans ce colis', it: 'In questo pacco' },
  later: { de: 'Kommt noch', en: 'Still to come', fr: 'Encore à venir', it: 'Deve ancora arrivare' },
  laterText: {
    de: 'Auch dazu erhalten Sie eine E-Mail, sobald es unterwegs ist.',
    en: 'We’ll send you an e-mail about that too, as soon as it’s on its way.',
    fr: 'Vous recevrez aussi un e-mail à ce sujet dès que ce sera en route.',
    it: 'Le scriveremo anche quando questo sarà in viaggio.',
  },
  pieces: {
    one: { de: '{n} Stück', en: '{n} piece', fr: '{n} pièce', it: '{n} pezzo' },
    other: { de: '{n} Stück', en: '{n} pieces', fr: '{n} pièces', it: '{n} pezzi' },
  },
  shipment: { de: 'Ihre Sendung', en: 'Your shipment', fr: 'Votre envoi', it: 'La Sua spedizione' },
  carrier: { de: 'Mit', en: 'By', fr: 'Par', it: 'Con' },
  carriers: {
    post: { de: 'Die Schweizerische Post', en: 'Swiss Post', fr: 'La Poste suisse', it: 'La Posta Svizzera' },
    dpd: { de: 'DPD Schweiz', en: 'DPD Switzerland', fr: 'DPD Suisse', it: 'DPD Svizzera' },
  },
  trackingNumber: {
    de: 'Sendungsnummer',
    en: 'Tracking number',
    fr: 'Numéro d’envoi',
    it: 'Numero di spedizione',
  },
  follow: {
    de: 'Sendung verfolgen',
    en: 'Track your parcel',
    fr: 'Suivre l’envoi',
    it: 'Seguire la spedizione',
  },
})

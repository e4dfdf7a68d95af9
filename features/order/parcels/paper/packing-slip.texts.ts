import type { Language } from '#i18n/languages.ts'

interface PackingSlipTexts {
  title: string
  /** {number}, {day} */
  order: string
  /** {number} */
  parcel: string
  article: string
  pieces: string
  later: string
  complete: string
  questions: string
  fileName: string
  labelName: string
}

export const packingSlipTexts: Record<Language, PackingSlipTexts> = {
  de: {
    title: 'Lieferschein',
    order: 'Bestellung {number} vom {day}',
    parcel: 'Paket {number}',
    article: 'In diesem Paket',
    pieces: 'Stück',
    later: 'Kommt noch, in einem anderen Paket',
    complete: 'Damit haben wir alles gesendet, was Sie bestellt haben.',
    questions: 'Stimmt etwas nicht? Schreiben Sie uns oder rufen Sie an.',
    fileName: 'lieferschein',
    labelName: 'adresse',
  },
  en: {
    title: 'Packing slip',
    order: 'Order {number} of {day}',
    parcel: 'Parcel {number}',
    article: 'In this parcel',
    pieces: 'Pieces',
    later: 'Still to come, in another parcel',
    complete: 'With this we’ve sent everything you ordered.',
    questions: 'Is something wrong? Write to us or call us.',
    fileName: 'packing-slip',
    labelName: 'address',
  },
  fr: {
    title: 'Bulletin de livraison',
    order: 'Commande {number} du {day}',
    parcel: 'Colis {number}',
    article: 'Dans ce colis',
    pieces: 'Pièces',
    later: 'À venir, dans un autre colis',
    complete: 'Avec cet envoi, tout ce que vous avez commandé est parti.',
    questions: 'Quelque chose ne va pas\u202f? Écrivez-nous ou appelez-nous.',
    fileName: 'bulletin-de-livraison',
    labelName: 'adresse-postale',
  },
  it: {
    title: 'Bollettino di consegna',
    order: 'Ordine {number} del {day}',
    parcel: 'Pacco {number}',
    article: 'In questo pacco',
    pieces: 'Pezzi',
    later: 'In arrivo, in un altro pacco',
    complete: 'Con questo invio è partito tutto ciò che ha ordinato.',
    questions: 'Qualcosa non va? Ci scriva o ci chiami.',
    fileName: 'bollettino',
    labelName: 'indirizzo',
  },
}

import voucherTexts from './texts/voucher.ts'
import type { Language } from '#i18n/languages.ts'

const { de, en, fr, it } = voucherTexts

type VoucherPdfTexts = typeof de & {
  test: string
  sample: string
  /** {name} */
  for: string
  from: string
  /** {author} */
  photograph: string
  drawing: { aufbruch: string; nacht: string; kompass: string; posten: string }
  qr: string
  fileName: string
}

/** What the shop shows on a voucher, and what only the file has. */
export const voucherPdfTexts: Record<Language, VoucherPdfTexts> = {
  de: {
    ...de,
    test: 'Test, ohne Wert',
    sample: 'Muster, ohne Wert',
    for: 'Für {name}',
    from: 'Von {name}',
    photograph: 'Foto: {author}',
    drawing: {
      aufbruch: 'Zeichnung: Die Sonne steht über einem See, ein Weg führt zum Ufer.',
      nacht: 'Zeichnung: Zelt und Feuer unter kreisenden Sternen.',
      kompass: 'Zeichnung: Ein verschneiter Gipfel unter einer Kompassrose.',
      posten: 'Zeichnung: Eine Karte mit Höhenlinien und fünf Posten.',
    },
    qr: 'QR-Code: öffnet die Buchung mit diesem Gutschein',
    fileName: 'gutschein',
  },
  en: {
    ...en,
    test: 'Test, no value',
    sample: 'Sample, no value',
    for: 'For {name}',
    from: 'From {name}',
    photograph: 'Photo: {author}',
    drawing: {
      aufbruch: 'Drawing: the sun above a lake, a path leading to the shore.',
      nacht: 'Drawing: a tent and a fire under turning stars.',
      kompass: 'Drawing: a snowy summit under a compass rose.',
      posten: 'Drawing: a map with contour lines and five controls.',
    },
    qr: 'QR code: opens the booking page with this voucher',
    fileName: 'voucher',
  },
  fr: {
    ...fr,
    test: 'Test, sans valeur',
    sample: 'Spécimen, sans valeur',
    for: 'Pour {name}',
    from: 'De la part de {name}',
    photograph: 'Photo\u202f: {author}',
    drawing: {
      aufbruch: 'Dessin : le soleil au-dessus d’un lac, un sentier mène à la rive.',
      nacht: 'Dessin : une tente et un feu sous les étoiles qui tournent.',
      kompass: 'Dessin : un sommet enneigé sous une rose des vents.',
      posten: 'Dessin : une carte avec des courbes de niveau et cinq postes.',
    },
    qr: 'Code QR : ouvre la réservation avec ce bon',
    fileName: 'bon-cadeau',
  },
  it: {
    ...it,
    test: 'Prova, senza valore',
    sample: 'Facsimile, senza valore',
    for: 'Per {name}',
    from: 'Da parte di {name}',
    photograph: 'Fotografia: {author}',
    drawing: {
      aufbruch: 'Disegno: il sole sopra un lago, un sentiero porta alla riva.',
      nacht: 'Disegno: una tenda e un fuoco sotto le stelle che girano.',
      kompass: 'Disegno: una cima innevata sotto una rosa dei venti.',
      posten: 'Disegno: una carta con curve di livello e cinque punti di controllo.',
    },
    qr: 'Codice QR: apre la prenotazione con questo buono',
    fileName: 'buono-regalo',
  },
}

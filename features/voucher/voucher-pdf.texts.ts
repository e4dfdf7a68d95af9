import type { Language } from '#i18n/languages.ts'

export interface VoucherPdfTexts {
  voucher: string
  freeChoice: string
  forWhat: string
  /** `{level}` is 1, 2 or 3. */
  forLevel: string
  /** Beside the amount, by level. */
  lengths: [string, string, string]
  value: string
  code: string
  validUntil: string
  redeem: string
  howTo: string
  keep: string
  schematic: string
  test: string
  drawing: { aufbruch: string; nacht: string; kompass: string; posten: string }
  qr: string
  fileName: string
}

export const voucherPdfTexts: Record<Language, VoucherPdfTexts> = {
  de: {
    voucher: 'Gutschein',
    freeChoice: 'Freie Wahl',
    forWhat: 'Für Kurse und Team-Events, auf der Website gebucht. Ein Rest bleibt gültig.',
    forLevel: 'Survival-Training, Stufe {level}, für eine Person',
    lengths: ['1 Tag', '2 Tage', '2½ Tage'],
    value: 'Wert',
    code: 'Code',
    validUntil: 'Gültig bis {date}',
    redeem: 'Einlösen',
    howTo:
      'Den Code bei der Buchung auf {address} eingeben, das Bild rechts fotografieren oder uns schreiben: {email}.',
    keep: 'Wer den Code kennt, kann ihn einlösen.',
    schematic: 'Zeichnung schematisch. Nicht zur Navigation.',
    test: 'Test, ohne Wert',
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
    voucher: 'Gift voucher',
    freeChoice: 'Your choice',
    forWhat: 'For courses and team events booked on the website. Any balance stays valid.',
    forLevel: 'Survival training, level {level}, for one person',
    lengths: ['1 day', '2 days', '2½ days'],
    value: 'Value',
    code: 'Code',
    validUntil: 'Valid until {date}',
    redeem: 'How to redeem',
    howTo:
      'Enter the code when you book at {address}, scan the square on the right, or write to us: {email}.',
    keep: 'Anyone who has the code can redeem it.',
    schematic: 'Schematic drawing. Not for navigation.',
    test: 'Test, no value',
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
    voucher: 'Bon cadeau',
    freeChoice: 'Libre choix',
    forWhat: 'Pour les stages et sorties d’équipe réservés sur le site. Le solde reste valable.',
    forLevel: 'Stage de survie, niveau {level}, pour une personne',
    lengths: ['1 jour', '2 jours', '2½ jours'],
    value: 'Valeur',
    code: 'Code',
    validUntil: 'Valable jusqu’au {date}',
    redeem: 'Pour l’utiliser',
    howTo:
      'Saisissez le code lors de la réservation sur {address}, scannez le carré à droite ou écrivez-nous : {email}.',
    keep: 'Toute personne qui connaît le code peut l’utiliser.',
    schematic: 'Dessin schématique. Ne sert pas à s’orienter.',
    test: 'Test, sans valeur',
    drawing: {
      aufbruch: 'Dessin : le soleil au-dessus d’un lac, un sentier mène à la rive.',
      nacht: 'Dessin : une tente et un feu sous les étoiles qui tournent.',
      kompass: 'Dessin : un sommet enneigé sous une rose des vents.',
      posten: 'Dessin : une carte avec des courbes de niveau et cinq postes.',
    },
    qr: 'Code QR : ouvre la réservation avec ce bon',
    fileName: 'bon-cadeau',
  },
  it: {
    voucher: 'Buono regalo',
    freeChoice: 'A scelta libera',
    forWhat: 'Per corsi e uscite di squadra prenotati sul sito. Il resto rimane valido.',
    forLevel: 'Corso di sopravvivenza, livello {level}, per una persona',
    lengths: ['1 giorno', '2 giorni', '2½ giorni'],
    value: 'Valore',
    code: 'Codice',
    validUntil: 'Scadenza: {date}',
    redeem: 'Come usarlo',
    howTo:
      'Inserisca il codice al momento della prenotazione su {address}, fotografi il codice a destra o ci scriva: {email}.',
    keep: 'Chi conosce il codice può usarlo.',
    schematic: 'Disegno schematico. Non serve a orientarsi.',
    test: 'Prova, senza valore',
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

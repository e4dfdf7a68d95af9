import { texts } from '#i18n/texts.ts'

/** What is printed on a voucher: on the PDF, and where the shop shows it. */
export default texts({
  voucher: { de: 'Gutschein', en: 'Gift voucher', fr: 'Bon cadeau', it: 'Buono regalo' },
  freeChoice: { de: 'Freie Wahl', en: 'Your choice', fr: 'Libre choix', it: 'A scelta libera' },
  forWhat: {
    de: 'Für Kurse, Team-Events und Waren im Shop. Ein Rest bleibt gültig.',
    en: 'For courses, team events and goods in the shop. Any balance stays valid.',
    fr: 'Pour les stages, les sorties d’équipe et la boutique. Le solde reste valable.',
    it: 'Per corsi, uscite per team e lo shop. Il resto rimane valido.',
  },
  /** {level}: 1, 2 or 3 */
  forLevel: {
    de: 'Survival-Training, Stufe {level}, für eine Person',
    en: 'Survival training, level {level}, for one person',
    fr: 'Stage de survie, niveau {level}, pour une personne',
    it: 'Corso di sopravvivenza, livello {level}, per una persona',
  },
  /** Beside the amount, by level. */
  lengths: [
    { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
    { de: '2 Tage', en: '2 days', fr: '2 jours', it: '2 giorni' },
    { de: '2½ Tage', en: '2½ days', fr: '2½ jours', it: '2½ giorni' },
  ],
  value: { de: 'Wert', en: 'Value', fr: 'Valeur', it: 'Valore' },
  code: { de: 'Code', en: 'Code', fr: 'Code', it: 'Codice' },
  /** {date} */
  validUntil: {
    de: 'Gültig bis {date}',
    en: 'Valid until {date}',
    fr: 'Valable jusqu’au {date}',
    it: 'Scadenza: {date}',
  },
  /** Before it is issued. */
  validFor: {
    de: 'Gültig {validity:words} ab Ausstellung',
    en: 'Valid for {validity:words} from the date of issue',
    fr: 'Valable {validity:words} dès l’émission',
    it: 'Valido {validity:words} dall’emissione',
  },
  redeem: { de: 'Einlösen', en: 'How to redeem', fr: 'Pour l’utiliser', it: 'Come usarlo' },
  /** {address} of the website, {email} of the company */
  howTo: {
    de: 'Den Code beim Buchen oder im Warenkorb auf {address} eingeben, den QR-Code rechts scannen oder uns schreiben: {email}.',
    en: 'Enter the code when you book or in the cart at {address}, scan the QR code on the right, or write to us: {email}.',
    fr: 'Saisissez le code lors de la réservation ou dans le panier sur {address}, scannez le code QR à droite ou écrivez-nous\u202f: {email}.',
    it: 'Inserisca il codice prenotando o nel carrello su {address}, inquadri il codice QR a destra o ci scriva: {email}.',
  },
  keep: {
    de: 'Wer den Code kennt, kann ihn einlösen.',
    en: 'Anyone who has the code can redeem it.',
    fr: 'Toute personne qui connaît le code peut l’utiliser.',
    it: 'Chi conosce il codice può usarlo.',
  },
  schematic: {
    de: 'Zeichnung schematisch. Nicht zur Navigation.',
    en: 'Schematic drawing. Not for navigation.',
    fr: 'Dessin schématique. Ne sert pas à s’orienter.',
    it: 'Disegno schematico. Non serve a orientarsi.',
  },
})

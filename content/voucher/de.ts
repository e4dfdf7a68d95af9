/** What is printed on a voucher: on the PDF, and where the shop shows it. */
const de = {
  voucher: 'Gutschein',
  freeChoice: 'Freie Wahl',
  forWhat: 'Für Kurse, Team-Events und Waren im Shop. Ein Rest bleibt gültig.',
  /** {level}: 1, 2 or 3 */
  forLevel: 'Survival-Training, Stufe {level}, für eine Person',
  /** Beside the amount, by level. */
  lengths: ['1 Tag', '2 Tage', '2½ Tage'],
  value: 'Wert',
  code: 'Code',
  /** {date} */
  validUntil: 'Gültig bis {date}',
  /** Before it is issued. */
  validFor: 'Gültig {validity:words} ab Ausstellung',
  redeem: 'Einlösen',
  /** {address} of the website, {email} of the company */
  howTo:
    'Den Code beim Buchen oder im Warenkorb auf {address} eingeben, den QR-Code rechts scannen oder uns schreiben: {email}.',
  keep: 'Wer den Code kennt, kann ihn einlösen.',
  schematic: 'Zeichnung schematisch. Nicht zur Navigation.',
}

export default de
export type Messages = typeof de

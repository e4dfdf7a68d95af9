/** The field for a voucher in the cart. */
const de = {
  byInvoice: 'Als Firma auf Rechnung bestellen',
  open: 'Gutschein einlösen',
  label: 'Gutscheincode',
  /** What a voucher pays for. */
  hint: 'Bezahlt Waren. Was übrig bleibt, behält er.',
  apply: 'Anrechnen',
  asking: 'Der Gutschein wird geprüft …',
  stopped: 'Der Gutschein liess sich gerade nicht prüfen. Versuchen Sie es noch einmal.',
  /** {code}: last characters */
  row: 'Gutschein …{code}',
  remove: 'Gutschein entfernen',
  due: 'Zu bezahlen',
  /** {amount} */
  left: 'Danach bleiben {amount} auf dem Gutschein.',
  nothingDue: 'Es ist nichts mehr zu bezahlen. Die nächste Seite fragt nur nach der Adresse.',
}

export default de
export type Messages = typeof de

import { texts } from '#i18n/texts.ts'

/** The field for a voucher in the cart. */
export default texts({
  byInvoice: {
    de: 'Als Firma auf Rechnung bestellen',
    en: 'Order by invoice, for companies',
    fr: 'Commander sur facture, pour entreprises',
    it: 'Ordinare con fattura, per ditte',
  },
  open: { de: 'Gutschein einlösen', en: 'Use a voucher', fr: 'Utiliser un bon', it: 'Usare un buono' },
  label: { de: 'Gutscheincode', en: 'Voucher code', fr: 'Code du bon', it: 'Codice del buono' },
  /** What a voucher pays for. */
  hint: {
    de: 'Bezahlt Waren. Was übrig bleibt, behält er.',
    en: 'It pays for goods and keeps what is left.',
    fr: 'Il paie des articles et garde son solde.',
    it: 'Paga articoli e conserva il residuo.',
  },
  apply: { de: 'Anrechnen', en: 'Apply', fr: 'Déduire', it: 'Detrai' },
  asking: {
    de: 'Der Gutschein wird geprüft …',
    en: 'Checking the voucher …',
    fr: 'Vérification du bon…',
    it: 'Verifica del buono…',
  },
  stopped: {
    de: 'Der Gutschein liess sich gerade nicht prüfen. Versuchen Sie es noch einmal.',
    en: 'We couldn’t check the voucher just now. Please try again.',
    fr: 'Le bon n’a pas pu être vérifié. Réessayez.',
    it: 'Non è stato possibile verificare il buono. Riprovi.',
  },
  /** {code}: last characters */
  row: { de: 'Gutschein …{code}', en: 'Voucher …{code}', fr: 'Bon …{code}', it: 'Buono …{code}' },
  remove: { de: 'Gutschein entfernen', en: 'Remove the voucher', fr: 'Retirer le bon', it: 'Togli il buono' },
  due: { de: 'Zu bezahlen', en: 'To pay', fr: 'À payer', it: 'Da pagare' },
  /** {amount} */
  left: {
    de: 'Danach bleiben {amount} auf dem Gutschein.',
    en: '{amount} will stay on the voucher.',
    fr: 'Il restera {amount} sur le bon.',
    it: 'Sul buono resteranno {amount}.',
  },
  nothingDue: {
    de: 'Es ist nichts mehr zu bezahlen. Die nächste Seite fragt nur nach der Adresse.',
    en: 'Nothing is left to pay. The next page only asks for your address.',
    fr: 'Il ne reste rien à payer. La page suivante demande seulement votre adresse.',
    it: 'Non resta nulla da pagare. La pagina seguente chiede solo l’indirizzo.',
  },
})

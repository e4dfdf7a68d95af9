import type { Messages } from './de.ts'

const it: Messages = {
  byInvoice: 'Ordinare con fattura, per ditte',
  open: 'Usare un buono',
  label: 'Codice del buono',
  hint: 'Paga articoli e conserva il residuo.',
  apply: 'Detrai',
  asking: 'Verifica del buono…',
  stopped: 'Non è stato possibile verificare il buono. Riprovi.',
  row: 'Buono …{code}',
  remove: 'Togli il buono',
  due: 'Da pagare',
  left: 'Sul buono resteranno {amount}.',
  nothingDue: 'Non resta nulla da pagare. La pagina seguente chiede solo l’indirizzo.',
}

export default it

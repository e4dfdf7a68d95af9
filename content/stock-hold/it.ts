import type { Messages } from './de.ts'

const it: Messages = {
  held: 'Al momento riservato',
  product:
    'Riservato fino alle {time}: è in corso un pagamento. Se non va a buon fine, il prodotto sarà di nuovo disponibile. Questa pagina si aggiorna da sola.',
  line: 'Riservato fino alle {time}',
  partOfLine: 'Disponibili subito: {n}. Il resto è riservato fino alle {time}.',
  cart: '{title}: riservato fino alle {time}, è in corso un pagamento.',
  partOfCart:
    '{title}, disponibili subito: {n}. Il resto è riservato fino alle {time}, è in corso un pagamento.',
  hint: 'Il carrello resta com’è. Riprovi dopo, oppure ordini già ora ciò che è disponibile.',
}

export default it

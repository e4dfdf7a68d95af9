import type { Messages } from './de.ts'

const it: Messages = {
  paid: 'Ha pagato {paid}.',
  paidPartly: 'Ha pagato {paid}, di cui {voucher} con un buono.',
  paidByVoucher: 'Ha pagato {paid} con un buono.',
  kept: 'Ne tratteniamo {kept} come spese di annullamento secondo le condizioni generali.',
  fee: 'Si applicano spese di annullamento di {due}, secondo le condizioni generali.',
  due: 'Le spese di annullamento sono di {fee}, di cui {due} ancora da pagare.',
  refunded: 'Le abbiamo rimborsato {amount}. L’importo compare sul Suo conto fra qualche giorno.',
  refund: 'Le rimborsiamo {amount} entro {n} giorni, con lo stesso mezzo di pagamento.',
  failed: 'Non abbiamo ancora potuto rimborsarLe {amount}. Ce ne occupiamo e La contatteremo.',
  contested:
    'La Sua banca sta verificando il pagamento; finché non ha deciso, non possiamo rimborsare nulla.',
  ifReplaced:
    'Se qualcuno della lista d’attesa prende il posto, restituiamo le relative spese di annullamento.',
  credited: 'Ha ricevuto un buono di {amount}.',
  withdrawn: 'La Sua banca ha ripreso {amount}.',
  carried: 'Quanto ha pagato, cioè {counts}, vale per la nuova data.',
  carriedPartly: 'Quanto ha pagato, cioè {counts}, di cui {voucher} con un buono, vale per la nuova data.',
  carriedByVoucher: 'Quanto ha pagato con un buono, cioè {counts}, vale per la nuova data.',
  feeIncluded:
    'Per i posti lasciati si applicano spese di annullamento di {fee} secondo le condizioni generali; il prezzo le comprende.',
  nothing: 'Non ha pagato nulla e non ci deve nulla.',
  voucher: {
    valueBack: 'Buono …{code}: {back} sono stati riaccreditati. Ora vale {worth}.',
    valueWorth: 'Buono …{code}: ora vale {worth}.',
    valueKept: 'Buono …{code}: copre le spese di annullamento. Non vi viene riaccreditato nulla.',
    courseBack: 'Buono per un corso …{code}: è di nuovo valido per un posto in un corso di livello {level}.',
    courseKept:
      'Buono per un corso …{code}: copre le spese di annullamento e resta utilizzato. Un buono per un corso viene restituito solo intero.',
    used: 'Buono …{code}: era stato riaccreditato ed è stato poi utilizzato.',
    voided:
      'Buono …{code}: non è più valido, perché il prezzo è stato rimborsato. Non vi viene riaccreditato nulla.',
    suspended:
      'Buono …{code}: non è valido, perché il prezzo è in corso di rimborso. Non vi viene riaccreditato nulla, salvo che il rimborso non riesca.',
    expired: 'Buono …{code}: è scaduto e non si può più utilizzare.',
  },
  before: {
    free: 'Oggi può annullare senza spese.',
    kept: 'Se annulla oggi, secondo le condizioni generali tratteniamo {kept} dei {paid} pagati.',
    fee: 'Se annulla oggi, secondo le condizioni generali si applicano spese di {due}.',
    due: 'Le spese di annullamento sono di {fee}, di cui {due} ancora da pagare.',
    refund: 'Le rimborsiamo {amount} entro {n} giorni, con lo stesso mezzo di pagamento.',
    voucher: {
      valueBack: 'Sul buono …{code} vengono riaccreditati {back}. Poi varrà {worth}.',
      courseBack:
        'Il buono per un corso …{code} sarà di nuovo valido per un posto in un corso di livello {level}.',
    },
  },
  feeLine: 'di cui spese di annullamento',
  lines: {
    paid: 'Pagato',
    byVoucher: 'di cui con buono',
    kept: 'Trattenuto (spese di annullamento)',
    refunded: 'Rimborsato',
    withdrawn: 'Ripreso dalla banca',
    refund: 'Da rimborsare',
    credited: 'Come nuovo buono',
    onHold: 'In attesa della decisione della banca',
    failed: 'Rimborso non riuscito',
    voucherBack: 'Riaccreditato sul buono',
    voucherLost: 'Buono non valido, nessun riaccredito',
    due: 'Ancora da pagare',
  },
}

export default it

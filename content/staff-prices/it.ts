import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Prezzi',
  lead: 'Quanto costano i corsi e i team event, oggi e da un giorno futuro. Ciò che è prenotato o offerto mantiene il suo prezzo.',
  columns: { service: 'Offerta', now: 'Prezzo oggi', planned: 'Previsto' },
  perPerson: '{price} a persona',
  flat: '{price} fino a {n} persone',
  bracket: '{price} a persona, {from}–{to} persone',
  since: 'dal {day}',
  from: 'a partire dal {day}',
  nothing: 'niente di previsto',
  change: 'Modificare il prezzo',
  withdraw: 'Annullare questo prezzo',
  withdrawn: 'Prezzo previsto annullato',
  invoicing: {
    title: 'Fatture dei gruppi',
    after: 'dopo l’evento',
    deposit: {
      one: 'acconto del {percent} % entro {n} giorno dall’accettazione, saldo dopo l’evento',
      other: 'acconto del {percent} % entro {n} giorni dall’accettazione, saldo dopo l’evento',
    },
    change: 'Modificare la fatturazione',
    wrong: 'Inserisca un numero intero: da 1 a 100 per cento, da 1 a 60 giorni.',
    dialog: {
      title: 'Fatture dei gruppi: {name}',
      text: 'Vale per le offerte inviate da adesso. Ciò che è già inviato resta com’è; ogni offerta può prevedere altro.',
      how: 'Quando fattura?',
      after: 'Tutto dopo l’evento',
      deposit: 'Acconto all’accettazione, saldo dopo l’evento',
      percent: 'Acconto in percentuale',
      days: 'Giorni per pagare',
      daysHint: 'Dall’accettazione, al più tardi il giorno dell’evento.',
      submit: 'Salvare',
      done: 'Salvato',
    },
  },
  dialog: {
    title: 'Prezzo: {name}',
    text: 'Da quel giorno il nuovo prezzo appare ovunque sul sito. Le date con un prezzo proprio e i buoni dello shop non cambiano. Conta il giorno della prenotazione, non quello del corso.',
    perPerson: 'A persona, in CHF',
    flat: 'Forfait fino a {n} persone, in CHF',
    bracket: 'A persona, {from}–{to} persone, in CHF',
    fromDay: 'Valido dal',
    fromDayHint:
      'Oggi: subito. In un giorno futuro: da mezzanotte. Un prezzo già previsto per lo stesso giorno viene sostituito.',
    submit: 'Salvare il prezzo',
    done: 'Prezzo salvato',
    wrong: 'Inserisca un importo come 250 o 1400.50, almeno 1 franco.',
    earlier: 'Prezzi precedenti',
    beginning: 'dall’inizio',
  },
}

export default it

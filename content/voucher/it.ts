import type { Messages } from './de.ts'

const it: Messages = {
  voucher: 'Buono regalo',
  freeChoice: 'A scelta libera',
  forWhat: 'Per corsi, uscite per team e lo shop. Il resto rimane valido.',
  forLevel: 'Corso di sopravvivenza, livello {level}, per una persona',
  lengths: ['1 giorno', '2 giorni', '2½ giorni'],
  value: 'Valore',
  code: 'Codice',
  validUntil: 'Scadenza: {date}',
  validFor: 'Valido {validity:words} dall’emissione',
  redeem: 'Come usarlo',
  howTo:
    'Inserisca il codice prenotando o nel carrello su {address}, inquadri il codice QR a destra o ci scriva: {email}.',
  keep: 'Chi conosce il codice può usarlo.',
  schematic: 'Disegno schematico. Non serve a orientarsi.',
}

export default it

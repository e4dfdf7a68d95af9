/** Where customers pay by transfer. IBANs stand without spaces. */
export interface BankAccount {
  iban: string
  /** Takes QR references alone; its institution is 30000 to 31999. */
  qrIban: string | null
  /** Of the account, as a payment has to name it. */
  holder: string
  bank: string
}

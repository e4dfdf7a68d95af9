/** Maximum characters. */
export const BOOKING_LIMITS = {
  name: 120,
  email: 254,
  phone: 30,
  company: 120,
  street: 120,
  postalCode: 12,
  city: 80,
  note: 1000,
  voucher: 64,
  participant: 120,
} as const

/** Who may pay by invoice: companies alone, or private persons too, who leave the company empty. */
export type InvoiceFor = 'companies' | 'everyone'

export interface InvoiceAddress {
  street: string
  postalCode: string
  city: string
}

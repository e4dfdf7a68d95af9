/** Name of the draft in local storage. */
export const BOOKING_DRAFT = 'booking'

/** What visitors write about themselves, in the order of the form; date and people stand in the address. */
export const DRAFT_FIELDS = [
  'name',
  'email',
  'phone',
  'note',
  'way',
  'company',
  'street',
  'postalCode',
  'city',
  'voucher',
] as const

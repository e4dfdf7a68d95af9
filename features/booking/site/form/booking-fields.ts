export const BOOKING_DRAFT = 'booking'

/** In form order; date and people are in the URL. */
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

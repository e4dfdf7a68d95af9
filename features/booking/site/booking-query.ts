export const BOOKING_QUERY = ['serviceId', 'eventId', 'people', 'voucher'] as const

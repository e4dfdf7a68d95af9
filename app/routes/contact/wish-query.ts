/** What the booking page hands over to the contact form: a day of one's own for a team event. */
export const WISH_QUERY = ['serviceId', 'people', 'day'] as const

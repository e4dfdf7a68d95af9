/** To the customer. */
export const QUOTE_NEWS = [
  'sent',
  'moved',
  'at_once',
  'date_confirmed',
  'reminder',
  'withdrawn',
  'accepted',
] as const
export type QuoteNews = (typeof QUOTE_NEWS)[number]

/** To the owner. */
export const QUOTE_NOTICES = ['awaits_date', 'asked', 'date_wished', 'accepted', 'declined'] as const
export type QuoteNotice = (typeof QUOTE_NOTICES)[number]

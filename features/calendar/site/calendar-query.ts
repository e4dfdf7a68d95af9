export const CALENDAR_QUERY = ['ansicht', 'monat', 'ab', 'service'] as const

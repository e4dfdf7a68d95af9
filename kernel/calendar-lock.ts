/**
 * Name of the advisory lock of whoever gives away time or blocks it (quotes that keep a date, blocked days), so that two
 * that want the same days see each other. There is one availability (ADR-050).
 */
export const CALENDAR_LOCK = 'quotes and their dates'

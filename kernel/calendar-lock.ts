/**
 * Name of the advisory lock of whoever gives away time or blocks it (quotes that keep a date, blocked days, events that
 * are added, repeated, changed or postponed), so that two that want the same days see each other. There is one availability (ADR-050). It is taken
 * first, before any row.
 */
export const CALENDAR_LOCK = 'quotes and their dates'

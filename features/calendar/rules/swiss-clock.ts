import { swissTime } from '#i18n/format-date.ts'

/**
 * The instant of Swiss local time `YYYY-MM-DDTHH:MM`: the second of a repeated hour (October), as in the database;
 * undefined for the skipped hour (March).
 */
export function swissInstant(local: string): Date | undefined {
  const [day, time] = local.split('T')
  return [60, 120]
    .map((offsetMinutes) => new Date(Date.parse(`${local}Z`) - offsetMinutes * 60_000))
    .find((instant) => {
      const shown = swissTime(instant)
      return shown.day === day && shown.time === time
    })
}

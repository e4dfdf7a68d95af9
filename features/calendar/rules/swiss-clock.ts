import { swissTime } from '#i18n/format-date.ts'

/** The instant of Swiss local time: the second of a repeated hour (October); undefined for the skipped one (March). */
export function swissInstant(local: string): Date | undefined {
  const [day, time] = local.split('T')
  return [60, 120]
    .map((offsetMinutes) => new Date(Date.parse(`${local}Z`) - offsetMinutes * 60_000))
    .find((instant) => {
      const local = swissTime(instant)
      return local.day === day && local.time === time
    })
}

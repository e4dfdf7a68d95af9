/**
 * Whether Swiss clocks show this time twice: from 02:00 to before 03:00 on the last Sunday of October, when summer time ends.
 * @param local `YYYY-MM-DD HH:MM`, with anything behind it and any sign between
 */
export function isTwice(local: string): boolean {
  if (local.slice(11, 13) !== '02' || local.slice(5, 7) !== '10' || Number(local.slice(8, 10)) < 25)
    return false
  return new Date(`${local.slice(0, 10)}T12:00:00Z`).getUTCDay() === 0
}
